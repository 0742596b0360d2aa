import type { FieldErrorLink } from '@marketplace/shared/ui';
import { useCallback, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useOnInput } from '@marketplace/shared/form';
import { useAfterPointerUp } from './useAfterPointerUp';

/**
 * Decides when a form shows its errors: of a field that the person left with an invalid answer, and
 * of the last attempt to continue. An error disappears as soon as the answer is valid, and reappears
 * only when the person leaves the field again, so that nothing flickers or moves while they type.
 */
export function useFieldErrors<Values extends FieldValues, Body>(
  form: UseFormReturn<Values, unknown, Body>,
) {
  const { trigger, setError, getFieldState, getValues, formState } = form;
  const [listed, setListed] = useState<readonly Path<Values>[]>([]);
  const [attempt, setAttempt] = useState(0);
  const afterPress = useAfterPointerUp();
  const hasError = useCallback(
    (name: Path<Values>) => getFieldState(name).invalid,
    [getFieldState],
  );
  useOnInput(form, (name) => {
    if (hasError(name)) void trigger(name);
  });

  const faults: FieldErrorLink[] = listed.flatMap((field) => {
    const { error } = getFieldState(field, formState);
    return error?.message ? [{ field, message: error.message }] : [];
  });
  if (listed.length > faults.length)
    setListed(listed.filter((name) => faults.some(({ field }) => field === name)));

  /** Validates a field on blur. An empty one may still be filled in, so it gets no error. */
  const leave = useCallback(
    (name: Path<Values>) => {
      const answer: unknown = getValues(name) ?? '';
      if (answer !== '' && !hasError(name)) afterPress(() => void trigger(name));
    },
    [getValues, hasError, trigger, afterPress],
  );
  /** Validates some fields and lists their errors; true if all are valid. */
  const check = async (names: readonly Path<Values>[]): Promise<boolean> => {
    await trigger(names);
    setAttempt((count) => count + 1);
    setListed(names.filter(hasError));
    return !names.some(hasError);
  };
  /** Shows the server's errors, in the order of `names`; returns the first field that has one. */
  const showRefused = (
    texts: Readonly<Record<string, string>>,
    names: readonly Path<Values>[],
  ): Path<Values> | undefined => {
    const refused = names.filter((name) => texts[name]);
    for (const name of refused) setError(name, { type: 'server', message: texts[name] ?? '' });
    setListed(refused);
    setAttempt((count) => count + 1);
    return refused[0];
  };
  return { faults, attempt, leave, check, showRefused };
}
