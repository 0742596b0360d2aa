import type { Message } from '@marketplace/shared/schema';
import { useMemo } from 'react';
import { useSharedTexts, useTexts } from '../i18n';
import type { FormField } from './description';
import { formTexts } from './texts';

/** What every form says: its own words, labels of fields, and what is wrong with one. */
export function useFormTexts() {
  const text = useTexts(formTexts);
  const shared = useSharedTexts();
  return useMemo(
    () => ({
      text,
      label: ({ name, ownLabel }: FormField) =>
        ownLabel ? text(`label.${name}`) : shared(`fields.${name}`),
      /** Rules of the schema speak from the shared texts, what is missing from the forms' own. */
      fault: ({ key, params }: Message) =>
        key.startsWith('missing.') ? text(key) : shared(key, params),
    }),
    [text, shared],
  );
}
