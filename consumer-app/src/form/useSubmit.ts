import { ApiError, getApiErrorText } from '@marketplace/shared/api';
import { useState } from 'react';
import { useSingleFlight } from '../browser';
import { ConflictError } from './conflictError';

interface Refusals {
  /** Shows the server's errors by field; returns false if this page has none of the fields. */
  refused?: (fields: Readonly<Record<string, string>>) => boolean;
  /** Called if somebody changed the record elsewhere, so that the person can choose. */
  changed?: (error: ConflictError) => void;
}

/**
 * Runs one request at a time, so that nothing is sent twice. `failure` is the message of a failure
 * that neither `refused` nor `changed` handled; it stays until the next attempt ends.
 */
export function useSubmit({ refused, changed }: Refusals = {}) {
  const { once, busy } = useSingleFlight();
  const [failure, setFailure] = useState('');
  const isHandled = (error: unknown): boolean => {
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
        if (isHandled(error)) return setFailure('');
        if (!(error instanceof ApiError)) throw error;
        setFailure(getApiErrorText(error));
      }
    });
  return { send, busy, failure };
}
