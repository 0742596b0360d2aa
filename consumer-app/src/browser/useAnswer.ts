import { ApiError } from '@marketplace/shared/api';
import { useCallback, useEffect, useState } from 'react';

/** State of a request. Data that is shown stays during a reload. */
export type Answer<T> =
  | { status: 'loading' }
  | { status: 'failed'; reason: string }
  | { status: 'ready'; data: T };

export type Asked<T> = Answer<T> & {
  /** Sends the request again. */
  retry: () => void;
  /** Changes the shown data without a new request. */
  change: (some: (data: T) => T) => void;
};

/**
 * Sends a request when the component mounts, and again whenever `ask` changes: create it with
 * `useMemo`. Sends nothing while `ask` is undefined; aborts a request that is no longer needed.
 */
export function useAnswer<T>(ask: ((signal: AbortSignal) => Promise<T>) | undefined): Asked<T> {
  const [answer, setAnswer] = useState<Answer<T>>({ status: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!ask) return undefined;
    const stop = new AbortController();
    ask(stop.signal).then(
      (data) => setAnswer({ status: 'ready', data }),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (error.reason !== 'cancelled') setAnswer({ status: 'failed', reason: error.message });
      },
    );
    return () => stop.abort();
  }, [ask, tries]);
  const retry = useCallback(() => {
    setAnswer((before) => (before.status === 'ready' ? before : { status: 'loading' }));
    setTries((count) => count + 1);
  }, []);
  const change = useCallback(
    (some: (data: T) => T) =>
      setAnswer((before) =>
        before.status === 'ready' ? { status: 'ready', data: some(before.data) } : before,
      ),
    [],
  );
  return { ...answer, retry, change };
}
