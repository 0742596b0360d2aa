import { getGoldOffers } from '@marketplace/shared/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isAllowedAmount } from '../../../offers';
import { CATALOGUE_STALE_MS } from '../../../query';
import { api } from '../../../session';

/** What gold lenders charge for an amount in ₹ and a tenure in months. */
export const useGoldOffers = (
  userId: string,
  { amount, months }: { amount: number | null; months: number },
) =>
  useQuery({
    ...api.query(getGoldOffers, {
      params: { id: userId },
      query: { ...(amount !== null && { amount }), tenure_months: months },
    }),
    select: ({ data }) => data,
    enabled: amount !== null && isAllowedAmount(amount),
    placeholderData: keepPreviousData,
    staleTime: CATALOGUE_STALE_MS,
  });
