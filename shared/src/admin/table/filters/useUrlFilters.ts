import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Filters } from '../list/LocalList';
import { parseFilters, applyFilters } from './urlFilters';

/**
 * Keeps a list's filters in its page's address beside the other parameters, such as a period, so that links and Back restore them.
 */
export function useUrlFilters(names: readonly string[], prefix = '') {
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(() => parseFilters(search, names, prefix), [search, names, prefix]);
  const setFilters = (next: Filters) =>
    setSearch((known) => applyFilters(known, next, prefix), { replace: true });
  return [filters, setFilters] as const;
}
