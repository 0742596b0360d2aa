import { useClient } from '@marketplace/shared/admin';
import { getReportNames } from '@marketplace/shared/api';
import { useQuery } from '@tanstack/react-query';

/** Names seldom change, and many filters and tables need them. */
const FRESH_MS = 5 * 60_000;

export interface Named {
  id: number;
  name: string;
}

const NO_NAMES: readonly Named[] = [];

/**
 * Returns the names of partners, lenders and admins for filters and cells; the lists are empty until they
 * have loaded.
 */
export function useNames() {
  const client = useClient();
  const { data } = useQuery({
    queryKey: ['report-names'],
    queryFn: async ({ signal }) => (await client.call(getReportNames, { signal })).data,
    staleTime: FRESH_MS,
  });
  const { partners = NO_NAMES, lenders = NO_NAMES, admins = NO_NAMES } = data ?? {};
  return {
    partners,
    lenders,
    admins,
    partnerName: (id: number) => partners.find((one) => one.id === id)?.name ?? '',
  };
}
