import { ApiError } from '@marketplace/shared/api';
import { useCallback, useEffect, useState } from 'react';

/** Where a question to the server stands. What is shown stays while it is asked again. */
export type Answer<T> =
  | { status: 'loading' }
  | { status: 'failed'; reason: string }
  | { status: 'ready'; data: T };

export type Asked<T> = Answer<T> & {
  /** Asks again. */
  retry: () => void;
  /** Shows what was changed here, without asking again. */
  change: (some: (data: T) => T) => void;
};

/**
 * Asks the server when the page is shown, and again when `ask` is another function: make it with
 * `useMemo`. Nothing is asked while it is undefined; an answer that is no longer wanted is dropped.
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
