import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Filters } from '@marketplace/shared/admin';
import { parseFilters, applyFilters } from './urlFilters';

/**
 * Keeps a report's filters in its address beside the period, so that links and Back restore them.
 */
export function useUrlFilters(names: readonly string[]) {
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(() => parseFilters(search, names), [search, names]);
  const setFilters = (next: Filters) =>
    setSearch((known) => applyFilters(known, next), { replace: true });
  return [filters, setFilters] as const;
}
