import { ALL_ROWS, type Period, useClient } from '@marketplace/shared/admin';
import { getAdminSummary } from '@marketplace/shared/api';
import type { Partner } from '@marketplace/shared/schema';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { type Merchant, listMerchants } from './merchants';

/** Loads every partner with its figures of a period. */
export function useMerchants({ from, to }: Period) {
  const client = useClient();
  const provider = useDataProvider();
  return useQuery({
    queryKey: ['merchants', from, to],
    queryFn: async ({ signal }): Promise<Merchant[]> => {
      const [partners, summary] = await Promise.all([
        provider.getList<Partner>('partners', {
          pagination: ALL_ROWS,
          sort: { field: 'title', order: 'ASC' },
          filter: {},
        }),
        client.call(getAdminSummary, { query: { from, to }, signal }),
      ]);
      return listMerchants(partners.data, summary.data.by_partner);
    },
    placeholderData: keepPreviousData,
  });
}
