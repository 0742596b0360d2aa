import { createContext, type ReactNode, useContext } from 'react';
import {
  type ListControllerResult,
  ListContextProvider,
  type RaRecord,
  ResourceContextProvider,
  type SortPayload,
  useList,
} from 'react-admin';
import { ListPrefix } from '../../fields/listSettings';

type FilterValue = string | number;

/** Both ends are included; an empty one is open. `within` names a period that ends by today instead. */
export interface FilterRange {
  readonly within?: string;
  readonly gte?: FilterValue;
  readonly lte?: FilterValue;
}

/** A row matches a field's filter if it has one of the values, or one in the range. */
export type Filters = Readonly<Record<string, FilterValue | readonly FilterValue[] | FilterRange>>;

export interface LocalListProps<R extends RaRecord> {
  /** Identifies the list's settings in the browser's storage. */
  resource: string;
  /** The state of the call that loads the rows, if one does. */
  query?: {
    error: Error | null;
    isPending: boolean;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => Promise<unknown>;
  };
  /** All rows, or those of a page if the server sorts and pages them; those that match `filters` where the page filters them itself. */
  rows: readonly R[] | undefined;
  sort: SortPayload;
  perPage?: number;
  /** The order and the page, if the server sorts and pages the rows. */
  served?: Pick<
    ListControllerResult,
    'total' | 'page' | 'perPage' | 'sort' | 'setPage' | 'setPerPage' | 'setSort'
  >;
  /** The filters that the page applies itself, and their setter. */
  filters?: Filters;
  setFilters?: (next: Filters) => void;
  /** Tells the list's parameters in the address from those of another list of the page. */
  prefix?: string;
  children: ReactNode;
}

const IsLocal = createContext(false);

/** Whether the page keeps the list's filters, of which it knows its own alone. */
export const HasOwnFilters = createContext(false);

/** Returns whether the surrounding list is a `LocalList`, whose rows the data provider does not know. */
export const useIsLocal = () => useContext(IsLocal);

/** The server's order stays. */
const UNSORTED: SortPayload = { field: '', order: 'ASC' };

/** A list whose rows a call loads: as a whole, which the browser sorts and pages, or as the server does. */
export function LocalList<R extends RaRecord>(props: LocalListProps<R>) {
  const { resource, query, rows, sort, perPage = 50, prefix = '' } = props;
  const { served, filters, setFilters, children } = props;
  const { error = null, isPending = false, isFetching = false } = query ?? {};
  const list = useList<R>({
    resource,
    ...(rows && { data: [...rows] }),
    error,
    isPending,
    isFetching,
    sort: served ? UNSORTED : sort,
    perPage: served?.perPage ?? perPage,
  });
  const choose = (next: Filters) => {
    setFilters?.(next);
    list.onUnselectItems();
    (served ?? list).setPage(1);
  };
  return (
    <ResourceContextProvider value={resource}>
      <IsLocal value>
        <HasOwnFilters value>
          <ListPrefix value={prefix}>
            <ListContextProvider
              value={Object.assign(list, {
                resource,
                // `useList` returns no rows while the call runs; the table would show an empty list.
                ...(rows === undefined && { data: undefined }),
                ...served,
                ...(query && {
                  isPlaceholderData: query.isPlaceholderData,
                  refetch: query.refetch,
                }),
                ...(filters && { filterValues: filters, setFilters: choose }),
              })}
            >
              {children}
            </ListContextProvider>
          </ListPrefix>
        </HasOwnFilters>
      </IsLocal>
    </ResourceContextProvider>
  );
}
