import { useEffect } from 'react';
import { type SortPayload, useListContext, useStoreContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ViewState } from '../../schema';
import { DENSITY_KEY, useDensity, useTableKey } from '../table/listSettings';
import { takeLook } from './viewAddress';

/** react-admin's key of the order of a table's columns, as its `ColumnsSelector` writes it. */
const orderKey = (tableKey: string): string => `${tableKey}_columnRanks`;

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
  return () => ({
    filter: { ...list.filterValues },
    displayed_filters: { ...list.displayedFilters },
    sort_field: list.sort.field,
    sort_order: list.sort.order,
    per_page: list.perPage,
    hidden_columns: store.getItem<string[]>(tableKey) ?? null,
    column_order: store.getItem<number[]>(orderKey(tableKey)) ?? null,
    density,
  });
}

/** Gives the surrounding table the look that the address names, and takes it out of the address. */
export function useLookOfAddress(): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const store = useStoreContext();
  const tableKey = useTableKey();
  useEffect(() => {
    const taken = takeLook(search);
    if (!taken) return;
    if (taken.look) {
      store.setItem(tableKey, taken.look.hidden_columns ?? undefined);
      store.setItem(orderKey(tableKey), taken.look.column_order ?? undefined);
      store.setItem(DENSITY_KEY, taken.look.density);
    }
    void navigate({ search: taken.search }, { replace: true });
  }, [navigate, search, store, tableKey]);
}
