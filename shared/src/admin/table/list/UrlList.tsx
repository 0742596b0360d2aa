import type { ReactNode } from 'react';
import {
  ListContextProvider,
  ResourceContextProvider,
  type SortPayload,
  useListController,
} from 'react-admin';
import { type Filters, HasOwnFilters } from './LocalList';
import { FAILS_IN_PLACE, ListPrefix } from '../../fields/listSettings';

export interface UrlListProps {
  resource: string;
  sort: SortPayload;
  /** The chosen filters and their setter, see `useUrlFilters`. */
  filters: Filters;
  setFilters: (next: Filters) => void;
  /** Filters that always apply, such as the period. */
  scope?: Filters;
  perPage?: number;
  /** Tells the list's parameters in the address from those of another list of the page. */
  prefix?: string;
  children: ReactNode;
}

/**
 * A list that the server sorts and pages; its filters are in the address beside the page's own
 * parameters, such as a period.
 */
export function UrlList(props: UrlListProps) {
  const { resource, sort, filters, setFilters, scope, perPage = 25, prefix = '', children } = props;
  const list = useListController({
    resource,
    sort,
    perPage,
    filter: { ...filters, ...scope },
    disableSyncWithLocation: true,
    storeKey: false,
    queryOptions: FAILS_IN_PLACE,
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
      <HasOwnFilters value>
        <ListPrefix value={prefix}>
          <ListContextProvider
            value={{ ...list, filterValues: filters, setFilters: choose, hideFilter }}
          >
            {children}
          </ListContextProvider>
        </ListPrefix>
      </HasOwnFilters>
    </ResourceContextProvider>
  );
}
