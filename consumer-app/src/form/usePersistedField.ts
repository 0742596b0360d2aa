import { useEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { persistInput, readPersistedInput, useSession } from '../session';
import { useOnInput } from '@marketplace/shared/form';

interface Options<Values extends FieldValues> {
  field: Path<Values>;
  /** The name in the persisted input; another name or another user replaces the value. */
  name: string;
  /** The value if nothing is stored; empty by default. */
  initial?: string;
  /** True for a PAN, a code and the like, which must not be written to storage. */
  secret?: boolean;
}

/**
 * Keeps a text field of a form when the person leaves the page, reloads or has to sign in again: see
 * `readPersistedInput`, from which the form takes its default value.
 */
export function usePersistedField<Values extends FieldValues, Body>(
  form: UseFormReturn<Values, unknown, Body>,
  { field, name, initial = '', secret = false }: Options<Values>,
): void {
  const { getValues, reset } = form;
  const { userId = '' } = useSession();
  useOnInput(form, (changed) => {
    const value: unknown = getValues(field);
    if (changed === field && typeof value === 'string') persistInput(name, value, secret);
  });
  const owner = `${userId} ${name}`;
  const shown = useRef(owner);
  useEffect(() => {
    if (shown.current === owner) return;
    shown.current = owner;
    reset({ ...getValues(), [field]: readPersistedInput(name, secret) ?? initial });
  }, [owner, field, name, initial, secret, getValues, reset]);
}
