import type { ReactNode } from 'react';
import {
  ListContextProvider,
  ResourceContextProvider,
  type SortPayload,
  useListController,
} from 'react-admin';
import type { Filters } from '@marketplace/shared/admin';

export interface UrlListProps {
  resource: string;
  sort: SortPayload;
  /** The chosen filters and their setter, see `useUrlFilters`. */
  filters: Filters;
  setFilters: (next: Filters) => void;
  /** Filters that always apply, such as the period. */
  scope: Filters;
  children: ReactNode;
}

/**
 * A list that the server sorts and pages; its filters are in the address beside the report's
 * period.
 */
export function UrlList({ resource, sort, filters, setFilters, scope, children }: UrlListProps) {
  const list = useListController({
    resource,
    sort,
    perPage: 25,
    filter: { ...filters, ...scope },
    disableSyncWithLocation: true,
    storeKey: false,
  });
  const choose = (next: Filters) => {
    setFilters(next);
    list.setPage(1);
  };
  const hideFilter = (name: string) => {
    list.hideFilter(name);
    const { [name]: _, ...others } = filters;
    choose(others);
  };
  return (
    <ResourceContextProvider value={resource}>
      <ListContextProvider
        value={{ ...list, filterValues: filters, setFilters: choose, hideFilter }}
      >
        {children}
      </ListContextProvider>
    </ResourceContextProvider>
  );
}
