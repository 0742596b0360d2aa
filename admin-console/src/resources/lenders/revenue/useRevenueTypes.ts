import { useReferences } from '@marketplace/shared/admin';

/** Returns the revenue types by number, and whether they are loading or have failed to load. */
export function useRevenueTypes() {
  const { options, failure, isFetched, refetch } = useReferences('revenue-types');
  return {
    names: new Map(options.map(({ value, label }) => [Number(value), label])),
    failed: failure !== undefined,
    isFetched,
    refetch,
  };
}
