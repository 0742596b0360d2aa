import { type AnswerOf, ApiError, getPublicLenders } from '@marketplace/shared/api';
import { useEffect, useState } from 'react';
import { api } from '../../common/api';

export type PublicLender = AnswerOf<typeof getPublicLenders>['data'][number];

type Lenders =
  | { status: 'loading' }
  | { status: 'failed'; reason: string }
  | { status: 'ready'; lenders: readonly PublicLender[] };

/** The lenders that are switched on now, by their names. */
export function useLenders(): Lenders & { retry: () => void } {
  const [state, setState] = useState<Lenders>({ status: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    api.call(getPublicLenders, { signal: stop.signal }).then(
      ({ data }) => setState({ status: 'ready', lenders: data }),
      (error: unknown) => {
        if (error instanceof ApiError && error.reason === 'cancelled') return;
        setState({ status: 'failed', reason: error instanceof Error ? error.message : '' });
      },
    );
    return () => stop.abort();
  }, [tries]);
  const retry = () => {
    setState({ status: 'loading' });
    setTries((count) => count + 1);
  };
  return { ...state, retry };
}
