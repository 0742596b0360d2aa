import { useMemo } from 'react';
import { useListContext } from 'react-admin';

type Filters = Readonly<Record<string, unknown>>;

/** What the surrounding list is narrowed by, and what changes it; all filters can be shown at all times. */
export function useFilters(): readonly [Filters, (filters: Filters) => void] {
  const list = useListContext();
  const values: unknown = list.filterValues;
  const { setFilters } = list;
  return useMemo(() => {
    const known: Filters = typeof values === 'object' && values !== null ? { ...values } : {};
    return [known, (filters: Filters) => setFilters({ ...filters }, [])] as const;
  }, [values, setFilters]);
}
