import { ApiError, getCreditCardsData } from '@marketplace/shared/api';
import type { CreditCard } from '@marketplace/shared/schema';
import { useEffect, useState } from 'react';
import { api } from '../../common/api';
import { useLanguage } from '../../common/language';

export type Cards =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; cards: readonly CreditCard[] };

/** The cards that are on; a failure is only logged, and said in place of the list. */
export function useCards(): { state: Cards; retry: () => void } {
  const [state, setState] = useState<Cards>({ status: 'loading' });
  const [tries, setTries] = useState(0);
  const language = useLanguage();
  useEffect(() => {
    const stop = new AbortController();
    api.call(getCreditCardsData, { signal: stop.signal }).then(
      (cards) => setState({ status: 'ready', cards }),
      (error: unknown) => {
        if (error instanceof ApiError && error.reason === 'cancelled') return;
        console.warn('The cards could not be loaded', error instanceof Error ? error.name : '');
        setState({ status: 'failed' });
      },
    );
    return () => stop.abort();
  }, [tries, language]);
  const retry = () => {
    setState({ status: 'loading' });
    setTries((count) => count + 1);
  };
  return { state, retry };
}
