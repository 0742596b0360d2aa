import { useEffect, useEffectEvent } from 'react';
import { type SortPayload, useListContext, useStoreContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ViewState } from '../../../schema';
import {
  DENSITY_KEY,
  orderKey,
  useDensity,
  useListPrefix,
  useTableKey,
} from '../../fields/listSettings';
import { parseTableView, toPageQuery } from './viewAddress';

/** What a view keeps of react-admin's list. */
interface ListQuery {
  filterValues: object;
  displayedFilters?: object;
  sort: SortPayload;
  perPage: number;
}

/** Returns a function that reads what the surrounding list shows now. */
export function useGetViewState(): () => ViewState {
  const list: ListQuery = useListContext();
  const store = useStoreContext();
  const tableKey = useTableKey();
  const [density] = useDensity();
  const { search } = useLocation();
  const prefix = useListPrefix();
  return () => ({
    filter: { ...list.filterValues },
    displayed_filters: { ...list.displayedFilters },
    sort_field: list.sort.field,
    sort_order: list.sort.order,
    per_page: list.perPage,
    hidden_columns: store.getItem<string[]>(tableKey) ?? null,
    column_order: store.getItem<number[]>(orderKey(tableKey)) ?? null,
    page_query: toPageQuery(search, prefix),
    density,
  });
}

/**
 * Gives the surrounding table the look that the address names, and takes it out of the address. A list
 * whose order react-admin does not read from the address gets that, too.
 */
export function useViewOfAddress(): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const store = useStoreContext();
  const tableKey = useTableKey();
  const prefix = useListPrefix();
  const list = useListContext();
  const take = useEffectEvent(() => {
    const taken = parseTableView(search, prefix);
    if (!taken) return;
    const { look, sort, perPage } = taken;
    if (look) {
      store.setItem(tableKey, look.hidden_columns ?? undefined);
      store.setItem(orderKey(tableKey), look.column_order ?? undefined);
      store.setItem(DENSITY_KEY, look.density);
    }
    if (sort.field && (sort.field !== list.sort.field || sort.order !== list.sort.order))
      list.setSort(sort);
    if (perPage > 0 && perPage !== list.perPage) list.setPerPage(perPage);
    void navigate({ search: taken.search }, { replace: true });
  });
  useEffect(() => take(), [search]);
}
