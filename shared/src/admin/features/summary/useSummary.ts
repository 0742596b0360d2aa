import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Client } from '../../../api';
import { useClient } from '../../context/ClientContext';
import { type Period, getPreviousPeriod } from '../../data/period';

/** Asks for the figures of a period. */
export type LoadSummary<Summary> = (
  client: Client,
  input: { query: Period; signal: AbortSignal },
) => Promise<Summary>;

/**
 * Loads the figures of a period, and in `before` those of as many days before it, which may arrive later or not at
 * all. `name` separates the cached answers of different calls.
 */
export function useSummary<Summary>(
  name: string,
  load: LoadSummary<Summary>,
  { from, to }: Period,
) {
  const client = useClient();
  const buildQuery = (period: Period) => ({
    queryKey: [name, period.from, period.to],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      load(client, { query: { from: period.from, to: period.to }, signal }),
    placeholderData: keepPreviousData,
  });
  const current = useQuery(buildQuery({ from, to }));
  const before = useQuery(buildQuery(getPreviousPeriod({ from, to })));
  return { ...current, before: before.isPlaceholderData ? undefined : before.data };
}
