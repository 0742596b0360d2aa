import { useState } from 'react';
import { hasInput } from '../../session';

/**
 * Whether a form, such as a dialog or a cell, is open. It opens by itself if it has unsaved input from before a
 * reload or a sign-in. `form` may change when another record takes over the row.
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
