import { useReferences } from '@marketplace/shared/admin';

/** The revenue types by their number, whether they have been asked for, and whether that failed. */
export function useRevenueTypes() {
  const { options, failure, isFetched, refetch } = useReferences('revenue-types');
  return {
    names: new Map(options.map(({ value, label }) => [Number(value), label])),
    failed: failure !== undefined,
    isFetched,
    refetch,
  };
}
