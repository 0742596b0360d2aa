import { useState } from 'react';
import { useSession } from '../session';
import { persistInput, readPersistedInput } from './persistedInput';

interface Options {
  /** The value before the person types anything. */
  initial?: string;
  /** True for a PAN, a code and the like, which must not be written to storage. */
  secret?: boolean;
}

/**
 * State of a text field that survives leaving the page, a reload and an expired session: see `readPersistedInput`.
 * Another name or another user starts with the input stored there. Use it on the sign-in pages, where
 * react-hook-form and yup would split scripts off the first page's. All other forms use `usePersistedField`.
 */
export function usePersistedInput(
  name: string,
  { initial = '', secret = false }: Options = {},
): [value: string, type: (value: string) => void] {
  const { userId = '' } = useSession();
  const owner = `${userId} ${name}`;
  const load = () => ({ owner, value: readPersistedInput(name, secret) ?? initial });
  const [field, setField] = useState(load);
  if (field.owner !== owner) setField(load());
  const type = (value: string) => {
    persistInput(name, value, secret);
    setField({ owner, value });
  };
  return [field.value, type];
}
