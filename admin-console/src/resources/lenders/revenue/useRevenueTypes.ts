import { useReferences } from '@marketplace/shared/admin';

/** The revenue types by their number, whether they are on their way, and whether they could not be loaded. */
export function useRevenueTypes() {
  const { options, failure, isPending } = useReferences('revenue-types');
  return {
    names: new Map(options.map(({ value, label }) => [Number(value), label])),
    failed: failure !== undefined,
    isPending,
  };
}
