import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { RaRecord } from 'react-admin';
import { useDataProvider } from 'react-admin';
import { theirsIn } from '../conflict/conflict';

type Patch = (record: RaRecord) => RaRecord;

const isRecord = (value: unknown): value is RaRecord =>
  typeof value === 'object' && value !== null && 'id' in value;

/** A cached answer, a record or a page of records, with the patch applied to the records in it. */
const patched = (cached: unknown, patch: Patch): unknown => {
  if (Array.isArray(cached))
    return cached.map((one: unknown) => (isRecord(one) ? patch(one) : one));
  if (isRecord(cached)) return patch(cached);
  if (
    typeof cached === 'object' &&
    cached !== null &&
    'data' in cached &&
    Array.isArray(cached.data)
  )
    return { ...cached, data: patched(cached.data, patch) };
  return cached;
};

/**
 * Saves properties of a record at once, and keeps what is on the screen in step without fetching it
 * again, so that rows do not jump while they are edited. A failure fetches the record anew; what others
 * have saved meanwhile is shown at once, and is what the next try is based on.
 */
export function useSaveProperty(resource: string) {
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  return useCallback(
    async (record: RaRecord, changes: Readonly<Record<string, unknown>>): Promise<void> => {
      const show = (shown: Readonly<Record<string, unknown>>) =>
        queries.setQueriesData({ queryKey: [resource] }, (cached: unknown) =>
          patched(cached, (one) => (one.id === record.id ? { ...one, ...shown } : one)),
        );
      try {
        const { data } = await dataProvider.update<RaRecord>(resource, {
          id: record.id,
          data: changes,
          previousData: record,
        });
        show(data);
      } catch (error) {
        const theirs = theirsIn(error);
        if (theirs) show(theirs);
        void queries.invalidateQueries({ queryKey: [resource] });
        throw error;
      }
    },
    [dataProvider, queries, resource],
  );
}
