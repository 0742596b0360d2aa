import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import { useDataProvider } from 'react-admin';

/** Adds and removes records of a resource; what lists them is loaded anew before the call is done. */
export function useRecordCalls(resource: string) {
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  return useMemo(() => {
    const reload = () => queries.invalidateQueries({ queryKey: [resource] });
    return {
      reload,
      async create(data: Readonly<Record<string, unknown>>): Promise<RaRecord> {
        const made = await dataProvider.create<RaRecord>(resource, { data });
        await reload();
        return made.data;
      },
      async remove(record: RaRecord): Promise<void> {
        await dataProvider.delete(resource, { id: record.id, previousData: record });
        await reload();
      },
    };
  }, [dataProvider, queries, resource]);
}
