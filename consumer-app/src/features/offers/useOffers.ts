import { ApiError, getOffers } from '@marketplace/shared/api';
import type { ConsentPurpose } from '@marketplace/shared/schema';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { api } from '../../browser/api';
import { getMissingConsents } from '../../consents/consents';
import { getLoanProduct } from '../../products/productList';
import { useProfile } from '../../profile/profileStore';
import { useSession } from '../../session/session';
import type { OffersData } from '../../offers/offersData';
import { requote } from './requote';
import type { LoanRequest } from '../../offers/loanRequest';
import { saveLoanRequest, getSavedLoanRequest, nearestLoanRequest } from '../../offers/loanRequest';

/** Pause before a request, so that the app asks only after the slider rests. */
const PAUSE_MS = 250;

export interface Offers {
  /** The current loan request; undefined until the first answer. */
  wish: LoanRequest | undefined;
  /** Offers for the loan request, computed in the browser while the server's answer is loading. */
  data: OffersData | undefined;
  pending: boolean;
  /** Message of the last failed request; '' if it succeeded. */
  failure: string;
  /** Missing consents without which there are no offers; empty if none is missing. */
  lacking: readonly ConsentPurpose[];
  ask: (wish: LoanRequest) => void;
  reload: () => void;
}

/**
 * Loads the offers for a loan request. The request survives a reload of the tab, but not a change
 * of the profile's amount (`desired`, ₹).
 */
export function useOffers(userId: string | undefined, desired: number | null): Offers {
  const [wish, setWish] = useState(
    () => getSavedLoanRequest(desired) ?? nearestLoanRequest(desired),
  );
  const [answer, setAnswer] = useState<OffersData>();
  const [pending, setPending] = useState(true);
  const [failure, setFailure] = useState('');
  const [lacking, setLacking] = useState<readonly ConsentPurpose[]>([]);
  const [tries, setTries] = useState(0);
  const asked = useRef(false);
  const product = getLoanProduct(useSession().productType);
  // An application sent from elsewhere changes the list's entry for its lender, so reload.
  const inflight = useProfile().record?.inflight_credit_app_id;

  useEffect(() => {
    if (!userId) return undefined;
    const controller = new AbortController();
    const load = async () => {
      asked.current = true;
      setPending(true);
      try {
        const { data } = await api.call(getOffers, {
          params: { id: userId },
          query: { ...wish, product },
          signal: controller.signal,
        });
        setAnswer(data);
        setFailure('');
        setLacking([]);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.reason === 'cancelled') return;
        const needed = getMissingConsents(error);
        setLacking(needed);
        setFailure(needed.length > 0 ? '' : error.message);
      }
      setPending(false);
    };
    const timer = setTimeout(() => void load(), asked.current ? PAUSE_MS : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [userId, wish, tries, product, inflight]);

  const data = useMemo(() => (answer && wish ? requote(answer, wish) : answer), [answer, wish]);
  const ask = useCallback(
    (next: LoanRequest) => {
      saveLoanRequest(desired, next);
      setWish(next);
      setPending(true);
    },
    [desired],
  );
  const reload = useCallback(() => {
    setPending(true);
    setTries((count) => count + 1);
  }, []);
  const shown = wish ?? (answer && { amount: answer.amount, tenure_months: answer.tenure_months });
  return { wish: shown, data, pending, failure, lacking, ask, reload };
}
