import { useState } from 'react';
import { useSession } from './session';
import { keepTyped, readTyped } from './typed';

interface Options {
  /** What stands there before anything is typed. */
  initial?: string;
  /** Not to lie in a storage, such as a PAN or a code. */
  secret?: boolean;
}

/**
 * A field's text that is not lost when the page is left, loaded again, or the session ends: see
 * `readTyped`. Another name, or another person, begins with what was typed there.
 */
export function useTyped(
  name: string,
  { initial = '', secret = false }: Options = {},
): [value: string, type: (value: string) => void] {
  const { userId = '' } = useSession();
  const whose = `${userId} ${name}`;
  const begin = () => ({ whose, value: readTyped(name, secret) ?? initial });
  const [field, setField] = useState(begin);
  if (field.whose !== whose) setField(begin());
  const type = (value: string) => {
    keepTyped(name, value, secret);
    setField({ whose, value });
  };
  return [field.value, type];
}
