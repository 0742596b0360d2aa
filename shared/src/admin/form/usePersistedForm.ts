import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { readInput, removeInput, saveInput } from '../../session';
import { isSameValue } from '../data/versions/changedFields';

/**
 * Persists the input of the surrounding form under `form`, and restores it after a reload or a sign-in. Returns
 * whether it restored anything.
 */
export function usePersistedForm(form: string): boolean {
  const { formState, getValues, reset, subscribe } = useFormContext();
  const { isReady } = formState;
  const [input] = useState(() => readInput(form));
  useEffect(() => {
    // react-admin resets a form as it mounts, so the input is restored afterwards.
    if (!isReady) return undefined;
    if (input) reset({ ...getValues(), ...input }, { keepDefaultValues: true });
    return subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues = {} }) => {
        const changed = Object.entries(values).filter(
          ([name, value]) => !isSameValue(value, defaultValues[name]),
        );
        if (changed.length > 0) saveInput(form, Object.fromEntries(changed));
        else removeInput(form);
      },
    });
  }, [form, getValues, isReady, reset, subscribe, input]);
  return input !== undefined;
}
