import { ApiError } from '@marketplace/shared/api';
import { useState } from 'react';
import { useSingleFlight } from './useSingleFlight';
import { ConflictError } from './conflictError';

interface Refusals {
  /** Shows what the server finds wrong, by field; false when none of it is a field of this page. */
  refused?: (fields: Readonly<Record<string, string>>) => boolean;
  /** The record was changed elsewhere, and the person has to choose. */
  changed?: (error: ConflictError) => void;
}

/**
 * Does one thing with the server at a time, so that nothing is sent twice. A failure that no field
 * and no choice explains stands in `failure` until another try has ended.
 */
export function useSubmit({ refused, changed }: Refusals = {}) {
  const { once, busy } = useSingleFlight();
  const [failure, setFailure] = useState('');
  const explained = (error: unknown): boolean => {
    if (error instanceof ConflictError && changed) {
      changed(error);
      return true;
    }
    if (!(error instanceof ApiError)) return false;
    if (error.reason === 'cancelled') return true;
    return error.status === 422 && refused?.(error.fields) === true;
  };
  const send = (work: () => Promise<void>): Promise<void> =>
    once(async () => {
      try {
        await work();
        setFailure('');
      } catch (error) {
        if (explained(error)) return setFailure('');
        if (!(error instanceof ApiError)) throw error;
        setFailure(error.message);
      }
    });
  return { send, busy, failure };
}
