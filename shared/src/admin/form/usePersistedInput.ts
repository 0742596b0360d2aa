import { useState } from 'react';
import { readInput, saveInput } from '../../session';

/** Whether a stored value is a text. */
export const isText = (stored: unknown): stored is string => typeof stored === 'string';

/** Whether a stored value is an amount, or null for an empty field. */
export const isNullableNumber = (stored: unknown): stored is number | null =>
  stored === null || typeof stored === 'number';

/**
 * State of one field of `form` that survives a reload or a sign-in until `removeInput(form)`. `fits`
 * refuses a stored value of another type, and the field starts with `initial`.
 */
export function usePersistedInput<Value>(
  form: string,
  name: string,
  initial: Value,
  fits: (stored: unknown) => stored is Value,
): [Value, (next: Value) => void] {
  const [value, setValue] = useState<Value>(() => {
    const stored = readInput(form)?.[name];
    return fits(stored) ? stored : initial;
  });
  const set = (next: Value) => {
    setValue(next);
    saveInput(form, { ...readInput(form), [name]: next });
  };
  return [value, set];
}
