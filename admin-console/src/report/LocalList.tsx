import type { ReactNode } from 'react';
import {
  ListContextProvider,
  type RaRecord,
  ResourceContextProvider,
  type SortPayload,
  useList,
} from 'react-admin';
import type { Filters } from './urlFilters';

export interface LocalListProps<R extends RaRecord> {
  /** Identifies the list's settings in the browser's storage. */
  resource: string;
  /** The state of the report's call. */
  query: {
    error: Error | null;
    isPending: boolean;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => Promise<unknown>;
  };
  /** The rows that match the filters. */
  rows: readonly R[] | undefined;
  sort: SortPayload;
  filters: Filters;
  setFilters: (next: Filters) => void;
  children: ReactNode;
}

/** A list that is loaded as a whole; the browser sorts and pages it. */
export function LocalList<R extends RaRecord>(props: LocalListProps<R>) {
  const { resource, query, rows, sort, filters, setFilters, children } = props;
  const { error, isPending, isFetching, isPlaceholderData, refetch } = query;
  const list = useList<R>({
    resource,
    ...(rows && { data: [...rows] }),
    error,
    isPending,
    isFetching,
    isPlaceholderData,
    sort,
    perPage: 50,
  });
  const choose = (next: Filters) => {
    setFilters(next);
    list.setPage(1);
  };
  // `useList` returns no rows while the report loads; the table would show an empty list.
  const data = rows === undefined ? undefined : list.data;
  return (
    <ResourceContextProvider value={resource}>
      <ListContextProvider
        value={Object.assign(list, {
          resource,
          data,
          refetch,
          filterValues: filters,
          setFilters: choose,
        })}
      >
        {children}
      </ListContextProvider>
    </ResourceContextProvider>
  );
}
