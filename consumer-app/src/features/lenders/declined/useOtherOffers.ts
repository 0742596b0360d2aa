import { getOffers } from '@marketplace/shared/api';
import { rankOffers } from '@marketplace/shared/lending';
import { useQuery } from '@tanstack/react-query';
import { api, useSession } from '../../../session';
import { getSavedLoanRequest } from '../../../offers';
import { getLoanProduct } from '../../../products';
import { useProfile } from '../../../profile';

/** Number of offers shown; the offers page lists all of them. */
const MAX_SHOWN = 3;

/**
 * Loads the offers with the lowest APR, except those of one lender and of lenders with an open
 * application.
 */
export function useOtherOffers(except: number) {
  const { userId = '', productType } = useSession();
  const { detail } = useProfile();
  const product = getLoanProduct(productType);
  const loanRequest = getSavedLoanRequest(detail?.desired_loan_amount ?? null);
  return useQuery({
    ...api.query(getOffers, { params: { id: userId }, query: { ...loanRequest, product } }),
    select: ({ data: { offers, ...requested } }) => {
      const others = offers.filter(
        ({ lender_id, applied }) => lender_id !== except && applied === 0,
      );
      return {
        ...requested,
        offers: rankOffers(others, 'apr', requested.amount).slice(0, MAX_SHOWN),
      };
    },
    enabled: userId !== '',
  });
}
