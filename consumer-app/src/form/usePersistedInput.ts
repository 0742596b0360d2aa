import { useState } from 'react';
import { useSession } from '../session/session';
import { persistInput, readPersistedInput } from './persistedInput';

interface Options {
  /** What stands there before anything is typed. */
  initial?: string;
  /** Not to lie in a storage, such as a PAN or a code. */
  secret?: boolean;
}

/**
 * A field's text that is not lost when the page is left, loaded again, or the session ends: see
 * `readPersistedInput`. Another name, or another person, begins with what was typed there.
 */
export function usePersistedInput(
  name: string,
  { initial = '', secret = false }: Options = {},
): [value: string, type: (value: string) => void] {
  const { userId = '' } = useSession();
  const whose = `${userId} ${name}`;
  const begin = () => ({ whose, value: readPersistedInput(name, secret) ?? initial });
  const [field, setField] = useState(begin);
  if (field.whose !== whose) setField(begin());
  const type = (value: string) => {
    persistInput(name, value, secret);
    setField({ whose, value });
  };
  return [field.value, type];
}
