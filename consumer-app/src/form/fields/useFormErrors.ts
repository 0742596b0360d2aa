import type { FieldMessages } from '@marketplace/shared/schema';
import type { FieldErrorLink } from '@marketplace/shared/ui';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Answers, FormSection, FormOutline } from '../spec/formSpec';
import { getAskedFields, getVisibleFields } from '../spec/formSpec';
import { useAfterPointerUp } from './useAfterPointerUp';
import type { FormTexts } from '../useFormTexts';
import type { FormValues } from '../draft/useDraftAnswers';

interface Options {
  form: FormOutline;
  /** Holds the errors of the fields, including those from the server. */
  fields: UseFormReturn<FormValues>;
  answers: Answers;
  /** Broken rules by field; empty if all answers are valid. */
  invalid: FieldMessages;
  fault: FormTexts['fault'];
}

/**
 * The errors that the form shows: of a field that the person left with an invalid answer, and of
 * the last attempt to continue. An error disappears as soon as the answer is valid, and reappears
 * only when the person leaves the field again, so that nothing flickers or moves while they type.
 */
export function useFormErrors({ form, fields, answers, invalid, fault }: Options) {
  const { setError, clearErrors } = fields;
  const { errors } = fields.formState;
  const [listed, setListed] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<Answers>({});
  const [attempt, setAttempt] = useState(0);
  const afterPress = useAfterPointerUp();

  const messageOf = (name: string): string | undefined => {
    const rule = invalid[name];
    if (rule) return fault(form, name, rule);
    // The server's error applies only to the value that it refused.
    return refused[name] === answers[name] ? errors[name]?.message : undefined;
  };
  const errorOf = (name: string): string | undefined =>
    errors[name] ? messageOf(name) : undefined;
  const faults: FieldErrorLink[] = listed.flatMap((field) => {
    const text = messageOf(field);
    return text ? [{ field, message: text }] : [];
  });
  if (listed.length > faults.length) setListed(faults.map(({ field }) => field));

  const mark = (names: readonly string[]) => {
    for (const name of names) setError(name, { type: 'rule' });
  };
  const inOrder = () => getAskedFields(form, answers).map(({ name }) => name);

  /** Validates a field on blur. An empty one may still be filled in, so it gets no error. */
  const leave = (name: string) => {
    if ((answers[name] ?? '') !== '' && !errors[name]) afterPress(() => mark([name]));
  };
  /** Clears the error of a changed field once it is valid; does not show a new one before blur. */
  const touch = (name: string) => {
    if (errors[name] && !messageOf(name)) clearErrors(name);
  };
  /** Validates some sections; true if any answer is invalid. */
  const findFaults = (sections: readonly FormSection[]): boolean => {
    const visible = sections
      .flatMap((section) => getVisibleFields(section, answers))
      .map(({ name }) => name);
    const found = visible.filter((name) => invalid[name]);
    mark(found);
    setAttempt(attempt + 1);
    setListed(found);
    return found.length > 0;
  };
  /** Shows the server's errors; returns the first field that has one. */
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
