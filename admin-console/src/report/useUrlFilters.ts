import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Filters, parseFilters, applyFilters } from './urlFilters';

/** The filters of a report. They stand in its address beside the period, so links and Back keep them. */
export function useUrlFilters(names: readonly string[]) {
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(() => parseFilters(search, names), [search, names]);
  const setFilters = (next: Filters) =>
    setSearch((known) => applyFilters(known, next), { replace: true });
  return [filters, setFilters] as const;
}
