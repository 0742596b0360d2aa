import { type AnswerOf, getOwnLender } from '@marketplace/shared/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useReducer } from 'react';
import { api, useSession } from '../../session';
import type { LoanRequest } from '@marketplace/shared/lending';
import { saveLoanRequest, getSavedLoanRequest } from '../../offers';
import { getLoanProduct } from '../../products';
import { useProfile } from '../../profile';

/** A lender, and how the signed-in person meets its criteria. */
export type OwnLender = AnswerOf<typeof getOwnLender>['data'];

/** Loads the lender of an address, for the last loan request of the offers page. */
export function useOwnLender(slug: string) {
  const { userId = '', productType } = useSession();
  const desired = useProfile().detail?.desired_loan_amount ?? null;
  const product = getLoanProduct(productType);
  const { amount, tenure_months } = getSavedLoanRequest(desired) ?? {};
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const query = useQuery({
    ...api.query(getOwnLender, {
      params: { id: userId, lender: slug },
      query: { product, amount, tenure_months },
    }),
    select: ({ data }) => data,
    enabled: userId !== '',
    placeholderData: keepPreviousData,
  });
  return {
    query,
    reload: () => void query.refetch(),
    /** Requests the offer for another loan request, which the offers page then uses too. */
    ask: (loanRequest: LoanRequest) => {
      saveLoanRequest(desired, loanRequest);
      renderAgain();
    },
  };
}

export type OwnLenderFound = ReturnType<typeof useOwnLender>;
