import type { RaRecord } from 'react-admin';
import { useDataProvider, useListContext } from 'react-admin';
import type { Filters } from './urlFilters';

/** Most rows that the server answers at a time. */
const PAGE = 1000;

/** Asks for every record that a filter leaves, in the order of the surrounding list. */
export function useAllRows<R extends RaRecord>(filter: Filters) {
  const provider = useDataProvider();
  const { resource, sort } = useListContext<R>();
  return async (): Promise<readonly R[]> => {
    const rows: R[] = [];
    for (let page = 1; ; page += 1) {
      const { data, total = 0 } = await provider.getList<R>(resource, {
        filter,
        sort,
        pagination: { page, perPage: PAGE },
      });
      rows.push(...data);
      if (data.length === 0 || rows.length >= total) return rows;
    }
  };
}
