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

/** The server is asked once the slider rests. */
const PAUSE_MS = 250;

export interface Offers {
  /** What is asked for now; undefined until the first answer. */
  wish: LoanRequest | undefined;
  /** Offers for the wish, worked out here while the server's answer is under way. */
  data: OffersData | undefined;
  pending: boolean;
  /** Why the last answer did not come; '' when it did. */
  failure: string;
  /** The consents for want of which there are no offers; none when there is no such want. */
  lacking: readonly ConsentPurpose[];
  ask: (wish: LoanRequest) => void;
  reload: () => void;
}

/**
 * The offers for what a person wants to borrow. The wish outlives a reload of the tab, but not a
 * profile that asks for another amount (`desired`, ₹).
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
  // An application that went while the person was elsewhere changes what the list says of its lender.
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
