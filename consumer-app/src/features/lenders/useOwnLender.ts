import { type AnswerOf, ApiError, getOwnLender } from '@marketplace/shared/api';
import { useEffect, useState } from 'react';
import { api } from '../../browser/api';
import { saveLoanRequest, getSavedLoanRequest, type LoanRequest } from '../../offers/loanRequest';
import { getLoanProduct } from '../../products/productList';
import { useProfile } from '../../profile/profileStore';
import { useSession } from '../../session/session';

/** A lender, and how the signed-in person meets its criteria. */
export type OwnLender = AnswerOf<typeof getOwnLender>['data'];

type State =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'failed'; reason: string }
  | { status: 'ready'; data: OwnLender };

export interface OwnLenderFound {
  state: State;
  reload: () => void;
  /** Requests the offer for another loan request, which the offers page then uses too. */
  ask: (wish: LoanRequest) => void;
}

/** Loads the lender of an address, for the last loan request of the offers page. */
export function useOwnLender(slug: string): OwnLenderFound {
  const { userId, productType } = useSession();
  const { detail, record } = useProfile();
  const desired = detail?.desired_loan_amount ?? null;
  const product = getLoanProduct(productType);
  const [state, setState] = useState<State>({ status: 'loading' });
  const [tries, setTries] = useState(0);
  const { amount, tenure_months } = getSavedLoanRequest(desired) ?? {};
  const inflight = record?.inflight_credit_app_id;
  useEffect(() => {
    if (!userId) return undefined;
    const stop = new AbortController();
    api
      .call(getOwnLender, {
        params: { id: userId, lender: slug },
        query: { product, amount, tenure_months },
        signal: stop.signal,
      })
      .then(
        ({ data }) => setState({ status: 'ready', data }),
        (error: unknown) => {
          if (!(error instanceof ApiError)) throw error;
          if (error.reason === 'cancelled') return;
          setState(
            error.status === 404
              ? { status: 'missing' }
              : { status: 'failed', reason: error.message },
          );
        },
      );
    return () => stop.abort();
  }, [userId, slug, product, amount, tenure_months, inflight, tries]);
  const again = () => setTries((count) => count + 1);
  return {
    state,
    reload: () => {
      // Keeps the shown data until the answer arrives; replaces only a failure.
      setState((before) => (before.status === 'ready' ? before : { status: 'loading' }));
      again();
    },
    ask: (wish) => {
      saveLoanRequest(desired, wish);
      again();
    },
  };
}
