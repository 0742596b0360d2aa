import { type AnswerOf, ApiError, getProductLenders } from '@marketplace/shared/api';
import { slugOf } from '@marketplace/shared/schema';
import { useEffect, useState } from 'react';
import { api } from './api';

export type GoldLender = AnswerOf<typeof getProductLenders>['data'][number];

type Lenders =
  | { status: 'loading' }
  | { status: 'failed'; reason: string }
  | { status: 'ready'; lenders: readonly GoldLender[] };

/** Whether an address names a lender, by its slug or by its name. */
export const isNamed = (
  { slug, name }: Pick<GoldLender, 'slug' | 'name'>,
  named: string,
): boolean => slug === slugOf(named) || slugOf(name) === slugOf(named);

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
