import { useState } from 'react';
import { hasInput } from '../../session';

/**
 * Whether a form is open, such as a dialog or a cell: it opens by itself where something was typed into
 * it before a reload or a sign-in. `form` may become another's, as a row of a table is taken over.
 */
export function usePersistedOpen(form: string): [boolean, (open: boolean) => void] {
  const [held, setHeld] = useState(() => ({ form, open: hasInput(form) }));
  if (held.form !== form) {
    const next = { form, open: hasInput(form) };
    setHeld(next);
    return [next.open, (open) => setHeld({ form, open })];
  }
  return [held.open, (open) => setHeld({ form, open })];
}
