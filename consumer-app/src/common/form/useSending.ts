import { ApiError } from '@marketplace/shared/api';
import { useRef, useState } from 'react';

/**
 * Does one thing with the server at a time, so that nothing is sent twice. `refused` gets what the
 * server finds wrong, by field; any other failure is said in `failure`.
 */
export function useSending(refused?: (fields: Readonly<Record<string, string>>) => void) {
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const send = async (work: () => Promise<void>): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setFailure('');
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (refused && error.status === 422 && Object.keys(error.fields).length > 0)
        refused(error.fields);
      else if (error.reason !== 'cancelled') setFailure(error.message);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { send, busy, failure };
}
