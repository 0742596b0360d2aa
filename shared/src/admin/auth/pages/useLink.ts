import { useEffect, useState } from 'react';
import { ApiError } from '../../../api';

/** Loads what a one-time link is for; `retry` loads it again after a failure. `read` must keep its identity. */
export function useLink<T>(read: (signal: AbortSignal) => Promise<{ data: T }>) {
  const [attempt, setAttempt] = useState(0);
  const [content, setContent] = useState<T>();
  const [failure, setFailure] = useState<ApiError>();
  useEffect(() => {
    const leaving = new AbortController();
    read(leaving.signal)
      .then(({ data }) => setContent(data))
      .catch((error: unknown) => {
        if (error instanceof ApiError && error.reason !== 'cancelled') setFailure(error);
      });
    return () => leaving.abort();
  }, [read, attempt]);
  const retry = () => {
    setFailure(undefined);
    setAttempt((count) => count + 1);
  };
  return { content, failure, retry };
}
