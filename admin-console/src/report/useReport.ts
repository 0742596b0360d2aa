import { type Filters, flattenRanges, type Period, useClient } from '@marketplace/shared/admin';
import type { Client } from '@marketplace/shared/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

interface ReportInput {
  query: Period & ReturnType<typeof flattenRanges>;
  signal: AbortSignal;
}

/**
 * Loads the figures of a report for a period and filters; the previous figures stay visible while
 * new ones load.
 */
export function useReport<Report>(
  name: string,
  load: (client: Client, input: ReportInput) => Promise<Report>,
  { from, to }: Period,
  filters: Filters = {},
) {
  const client = useClient();
  return useQuery({
    queryKey: [name, from, to, filters],
    queryFn: ({ signal }) =>
      load(client, { query: { ...flattenRanges(filters), from, to }, signal }),
    placeholderData: keepPreviousData,
  });
}
