import type { FieldMessages } from '@marketplace/shared/schema';
import type { FieldErrorLink } from '@marketplace/shared/ui';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Answers, FormSection, FormOutline } from './formSpec';
import { getAskedFields, getVisibleFields } from './formSpec';
import { useAfterPointerUp } from './useAfterPointerUp';
import type { FormTexts } from './useFormTexts';
import type { FormValues } from './useDraftAnswers';

interface Options {
  form: FormOutline;
  /** Holds which fields are marked, and what the server has refused. */
  fields: UseFormReturn<FormValues>;
  answers: Answers;
  /** What is wrong with the answers; empty when nothing is. */
  wrong: FieldMessages;
  fault: FormTexts['fault'];
}

/**
 * What is wrong with the answers, as far as it is shown: a field that was left with something wrong in
 * it, and what the last try to go on found. What is put right leaves at once, and is judged again when
 * its field is left again, so that nothing flickers and nothing jumps while somebody types.
 */
export function useFormErrors({ form, fields, answers, wrong, fault }: Options) {
  const { setError, clearErrors } = fields;
  const { errors } = fields.formState;
  const [listed, setListed] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<Answers>({});
  const [attempt, setAttempt] = useState(0);
  const afterPress = useAfterPointerUp();

  const said = (name: string): string | undefined => {
    const rule = wrong[name];
    if (rule) return fault(form, name, rule);
    // What the server refused holds for the answer that it refused.
    return refused[name] === answers[name] ? errors[name]?.message : undefined;
  };
  const errorOf = (name: string): string | undefined => (errors[name] ? said(name) : undefined);
  const faults: FieldErrorLink[] = listed.flatMap((field) => {
    const text = said(field);
    return text ? [{ field, message: text }] : [];
  });
  if (listed.length > faults.length) setListed(faults.map(({ field }) => field));

  const mark = (names: readonly string[]) => {
    for (const name of names) setError(name, { type: 'rule' });
  };
  const inOrder = () => getAskedFields(form, answers).map(({ name }) => name);

  /** A field was left: an empty one may still be filled in, a wrong one is said. */
  const leave = (name: string) => {
    if ((answers[name] ?? '') !== '' && !errors[name]) afterPress(() => mark([name]));
  };
  /** A field is typed into: one without a fault is not judged before it is left. */
  const touch = (name: string) => {
    if (errors[name] && !said(name)) clearErrors(name);
  };
  /** Checks the questions of some sections; true when one is answered wrongly. */
  const findFaults = (sections: readonly FormSection[]): boolean => {
    const asked = sections
      .flatMap((section) => getVisibleFields(section, answers))
      .map(({ name }) => name);
    const found = asked.filter((name) => wrong[name]);
    mark(found);
    setAttempt(attempt + 1);
    setListed(found);
    return found.length > 0;
  };
  /** Takes what the server finds wrong; answers the first field of it. */
  const showRefused = (texts: Readonly<Record<string, string>>): string | undefined => {
    const names = inOrder().filter((name) => texts[name]);
    for (const name of names) setError(name, { type: 'server', message: texts[name] ?? '' });
    setRefused(answers);
    setListed(names);
    setAttempt(attempt + 1);
    return names[0];
  };
  return { faults, attempt, errorOf, leave, touch, findFaults, showRefused };
}
