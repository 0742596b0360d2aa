import { ApiError, getOffers } from '@marketplace/shared/api';
import { rankOffers } from '@marketplace/shared/lending';
import { useEffect, useState } from 'react';
import { api } from '../../browser/api';
import { getMissingConsents } from '../../consents/consents';
import type { Offer } from '../../offers/offersData';
import { getSavedLoanRequest, type LoanRequest } from '../../offers/loanRequest';
import { getLoanProduct } from '../../products/productList';
import { useProfile } from '../../profile/profileStore';
import { useSession } from '../../session/session';

/** Number of offers shown; the offers page lists all of them. */
const MAX_SHOWN = 3;

type State =
  | { status: 'loading' }
  | { status: 'failed'; reason: string }
  /** The server needs further consents before it computes offers. */
  | { status: 'consents' }
  | ({ status: 'ready'; offers: readonly Offer[] } & LoanRequest);

/**
 * Loads the offers with the lowest APR, except those of one lender and of lenders with an open
 * application.
 */
export function useOtherOffers(except: number): { state: State; retry: () => void } {
  const { userId, productType } = useSession();
  const { detail } = useProfile();
  const product = getLoanProduct(productType);
  const { amount, tenure_months } = getSavedLoanRequest(detail?.desired_loan_amount ?? null) ?? {};
  const [state, setState] = useState<State>({ status: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!userId) return undefined;
    const stop = new AbortController();
    const query = { amount, tenure_months, product };
    api.call(getOffers, { params: { id: userId }, query, signal: stop.signal }).then(
      ({ data }) => {
        const others = data.offers.filter(
          ({ lender_id, applied }) => lender_id !== except && applied === 0,
        );
        const offers = rankOffers(others, 'apr').slice(0, MAX_SHOWN);
        const asked = { amount: data.amount, tenure_months: data.tenure_months };
        setState({ status: 'ready', offers, ...asked });
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (error.reason === 'cancelled') return;
        const lacking = getMissingConsents(error).length > 0;
        setState(lacking ? { status: 'consents' } : { status: 'failed', reason: error.message });
      },
    );
    return () => stop.abort();
  }, [userId, except, product, amount, tenure_months, tries]);
  const retry = () => {
    setState({ status: 'loading' });
    setTries((count) => count + 1);
  };
  return { state, retry };
}
