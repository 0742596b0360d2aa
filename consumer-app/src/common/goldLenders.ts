import { type AnswerOf, ApiError, getProductLenders } from '@marketplace/shared/api';
import { useEffect, useState } from 'react';
import { api } from './api';

export type GoldLender = AnswerOf<typeof getProductLenders>['data'][number];

type Lenders =
  | { status: 'loading' }
  | { status: 'failed'; reason: string }
  | { status: 'ready'; lenders: readonly GoldLender[] };

/** A lender's name as it stands in the address of its page. */
export const slugOf = ({ name }: Pick<GoldLender, 'name'>): string =>
  name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** The lenders that lend against gold now. */
export function useGoldLenders(): Lenders & { retry: () => void } {
  const [state, setState] = useState<Lenders>({ status: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    const params = { product: 'gold_loan' };
    api.call(getProductLenders, { params, signal: stop.signal }).then(
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
