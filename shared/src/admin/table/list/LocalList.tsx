import { createContext, type ReactNode, useContext } from 'react';
import {
  ListContextProvider,
  type RaRecord,
  ResourceContextProvider,
  type SortPayload,
  useList,
} from 'react-admin';
import { ListPrefix } from './listSettings';

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
  /** All rows; those that match `filters` where the page filters them itself. */
  rows: readonly R[] | undefined;
  sort: SortPayload;
  perPage?: number;
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

/** A list that is loaded as a whole; the browser sorts and pages it. */
export function LocalList<R extends RaRecord>(props: LocalListProps<R>) {
  const { resource, query, rows, sort, perPage = 50, prefix = '' } = props;
  const { filters, setFilters, children } = props;
  const { error = null, isPending = false, isFetching = false } = query ?? {};
  const list = useList<R>({
    resource,
    ...(rows && { data: [...rows] }),
    error,
    isPending,
    isFetching,
    sort,
    perPage,
  });
  const choose = (next: Filters) => {
    setFilters?.(next);
    list.onUnselectItems();
    list.setPage(1);
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
