import { formatRupees } from '@marketplace/shared/format';
import type { Message } from '@marketplace/shared/schema';
import { useMemo } from 'react';
import { type FeatureTexts, useSharedTexts, useTexts } from '../i18n';
import { useLanguage } from '../language';
import { type FormField, type FormOutline, getAllFields, getFormField } from './spec/formSpec';
import { formTexts } from './texts';
import { useOptionLists } from './fields/useOptionLists';

/** The texts of a form: the common ones, its own, field labels, error messages, and how to display answers. */
export function useFormTexts(form: FormOutline, texts: FeatureTexts) {
  const text = useTexts(formTexts);
  const own = useTexts(texts);
  const shared = useSharedTexts();
  const options = useOptionLists();
  const language = useLanguage();
  return useMemo(() => {
    const getText = (place: true | 'own', key: string) => (place === 'own' ? own(key) : text(key));
    /** Formats the bounds of an amount in ₹. */
    const withFormattedBounds = (name: string, params: Message['params'] = {}) => {
      if (getFormField(form, name).kind !== 'rupees') return params;
      const amounts = Object.entries(params).map(([bound, value]): [string, string | number] => [
        bound,
        typeof value === 'number' ? formatRupees(value, language) : value,
      ]);
      return Object.fromEntries(amounts);
    };
    const words = { yes: text('yes'), no: text('no'), none: text('not_given') };
    return {
      text,
      own,
      options,
      reading: { language, options, words },
      label: ({ name, ownLabel }: FormField) =>
        ownLabel ? getText(ownLabel, `label.${name}`) : shared(`fields.${name}`),
      hint: ({ name, hint }: FormField) => hint && getText(hint, `hint.${name}`),
      /**
       * The message of a broken schema rule comes from the shared texts, that of a missing answer
       * from the form texts.
       */
      translateError: ({ key, params }: Message, name: string): string => {
        if (key.startsWith('outside.')) return text(key, withFormattedBounds(name, params));
        if (!key.startsWith('missing.')) return shared(key, withFormattedBounds(name, params));
        const field = getAllFields(form).find((candidate) => candidate.name === name);
        return getText(field?.missing ?? true, key);
      },
    };
  }, [form, text, own, shared, options, language]);
}

export type FormTexts = ReturnType<typeof useFormTexts>;
