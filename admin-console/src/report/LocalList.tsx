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
  /** Names the list in what the browser keeps of it. */
  resource: string;
  /** How the report's call stands. */
  query: {
    error: Error | null;
    isPending: boolean;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => Promise<unknown>;
  };
  /** Its rows, as the filters leave them. */
  rows: readonly R[] | undefined;
  sort: SortPayload;
  filters: Filters;
  setFilters: (next: Filters) => void;
  children: ReactNode;
}

/** A report that is here as a whole, sorted and paged in the browser. */
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
  // useList answers no rows while there are none yet, which a table would take for an empty list.
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
