import { useQueries } from '@tanstack/react-query';
import { type RaRecord, useCanAccessResources, useDataProvider } from 'react-admin';
import { useTranslate } from '../../../ui';
import { getMenuResource } from '../menu/buildMenu';
import { useConsole } from '../../context/consoleContext';
import type { Command } from '../../context/command';

/** A search waits this long for the next key. */
const REST_MS = 200;
const LEAST_TYPED = 2;
const MAX_OF_A_KIND = 5;

const waitForRest = () => new Promise((resolve) => setTimeout(resolve, REST_MS));

/** Returns the records that the typed text finds, of the kinds that the signed-in person may read. */
export function useRecordCommands(input: string): { records: Command[]; isSearching: boolean } {
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const { searched = [] } = useConsole();
  const text = input.trim();
  const buildPage = (to: (typeof searched)[number]['to']) => getMenuResource(to({ id: 0 }));
  const { canAccess = {} } = useCanAccessResources({
    resources: searched.flatMap(({ resource, to }) => [resource, buildPage(to)]),
    action: 'list',
  });
  const allowed = searched.filter(
    ({ resource, to }) => canAccess[resource] === true && canAccess[buildPage(to)] === true,
  );
  const found = useQueries({
    queries: allowed.map(({ resource, label, title, to }) => ({
      queryKey: ['palette', resource, text],
      enabled: text.length >= LEAST_TYPED,
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Command[]> => {
        await waitForRest();
        signal.throwIfAborted();
        const { data } = await dataProvider.getList<RaRecord>(resource, {
          filter: { q: text },
          pagination: { page: 1, perPage: MAX_OF_A_KIND },
          sort: { field: 'id', order: 'ASC' },
          signal,
        });
        return data.map((record) => ({
          key: `${resource}/${record.id}`,
          group: 'records',
          label: title(record),
          hint: translate(label),
          to: to(record),
        }));
      },
    })),
  });
  return {
    records: found.flatMap(({ data = [] }) => data),
    isSearching: found.some(({ isFetching }) => isFetching),
  };
}
