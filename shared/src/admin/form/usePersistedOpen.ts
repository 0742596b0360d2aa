import { useMemo, useState } from 'react';
import { hasInput } from '../../session';

/**
 * Whether a form, such as a dialog or a cell, is open. It opens by itself if it has unsaved input from before a
 * reload or a sign-in. `form` may change when another record takes over the row.
 */
export function usePersistedOpen(form: string): [boolean, (open: boolean) => void] {
  const initial = useMemo(() => ({ open: hasInput(form) }), [form]);
  const [chosen, setChosen] = useState({ initial, open: initial.open });
  // A choice for another form does not count. Resetting it would render each of a table's hundreds of cells twice.
  const { open } = chosen.initial === initial ? chosen : initial;
  return [open, (next) => setChosen({ initial, open: next })];
}
