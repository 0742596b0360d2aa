import { type ApiError, getOffers, type OffersData } from '@marketplace/shared/api';
import type { ConsentPurpose } from '@marketplace/shared/schema';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { api, useSession } from '../../session';
import { getMissingConsents } from '../../consents';
import { getLoanProduct } from '../../products';
import { requote } from './request/requote';
import type { LoanRequest } from '@marketplace/shared/lending';
import { saveLoanRequest, getSavedLoanRequest, toNearestLoanRequest } from '../../offers';

/** Pause before a request, so that the app asks only after the slider rests. */
const PAUSE_MS = 250;

export interface Offers {
  /** The current loan request; undefined until the first answer. */
  loanRequest: LoanRequest | undefined;
  /** Offers for the loan request, computed in the browser while the server's answer is loading. */
  data: OffersData | undefined;
  pending: boolean;
  /** Message of the last failed request; '' if it succeeded. */
  failure: string;
  /** Missing consents without which there are no offers; empty if none is missing. */
  lacking: readonly ConsentPurpose[];
  ask: (loanRequest: LoanRequest) => void;
  reload: () => void;
}

interface Outcome {
  data: OffersData | undefined;
  error: ApiError | null;
}

/** The loan request after the slider rests; the first one counts at once. */
function useDebouncedRequest(loanRequest: LoanRequest | undefined): LoanRequest | undefined {
  const [settled, setSettled] = useState(loanRequest);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(loanRequest), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [loanRequest]);
  return settled;
}

/**
 * Loads the offers for a loan request. The request survives a reload of the tab, but not a change
 * of the profile's amount (`desired`, ₹).
 */
export function useOffers(userId: string | undefined, desired: number | null): Offers {
  const [loanRequest, setLoanRequest] = useState(
    () => getSavedLoanRequest(desired) ?? toNearestLoanRequest(desired),
  );
  const settled = useDebouncedRequest(loanRequest);
  const product = getLoanProduct(useSession().productType);
  const { data, error, isFetching, refetch } = useQuery({
    ...api.query(getOffers, { params: { id: userId ?? '' }, query: { ...settled, product } }),
    select: (answer) => answer.data,
    enabled: userId !== undefined,
  });
  // The last outcome stays visible until the next one.
  const [last, setLast] = useState<Outcome>({ data: undefined, error: null });
  if (!isFetching && (error !== last.error || (data && data !== last.data)))
    setLast({ data: data ?? last.data, error });
  const answer = data ?? last.data;
  const lacking = last.error ? getMissingConsents(last.error) : [];
  const quoted = useMemo(
    () => (answer && loanRequest ? requote(answer, loanRequest) : answer),
    [answer, loanRequest],
  );
  const shown =
    loanRequest ?? (answer && { amount: answer.amount, tenure_months: answer.tenure_months });
  return {
    loanRequest: shown,
    data: quoted,
    pending: isFetching || settled !== loanRequest,
    failure: last.error && lacking.length === 0 ? last.error.message : '',
    lacking,
    ask: (next) => {
      saveLoanRequest(desired, next);
      setLoanRequest(next);
    },
    reload: () => void refetch(),
  };
}
