import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type RaRecord, useUpdate } from 'react-admin';
import { notify, useTranslate } from '../../ui';
import { getErrorText } from '../failure/errorText';
import { conflictIn, theirsIn } from '../conflict/conflict';
import { toApiError } from './httpError';
import type { Fields } from './resourceRow';

/** Takes what is known already for the answer, so that react-admin shows it without a call. */
const withoutCall = {
  mutationFn: async ({
    id = '',
    data,
  }: Partial<{ id: RaRecord['id']; data: Partial<RaRecord> }>) => ({
    ...data,
    id,
  }),
};

/**
 * Saves properties of a record with react-admin's `useUpdate`, which keeps every list and page in step without
 * fetching them, so that rows do not jump while they are edited. A toast tells how it went: the server's
 * message, or `fallback` where it has none. Rejects when it failed, so that the field can keep what was typed;
 * what others have saved meanwhile is shown at once, and is what the next try is based on.
 */
export function useSave(resource: string, success: string, fallback: string) {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const [update] = useUpdate<RaRecord>(resource);
  const [show] = useUpdate<RaRecord>(resource, {}, withoutCall);
  return useCallback(
    async (record: RaRecord, changes: Fields): Promise<void> => {
      const { id } = record;
      const inPlace = { returnPromise: true } as const;
      try {
        await update(resource, { id, data: changes, previousData: record }, inPlace);
      } catch (error) {
        const theirs = theirsIn(error);
        if (theirs) await show(resource, { id, data: { ...record, ...theirs } }, inPlace);
        void queryClient.invalidateQueries({ queryKey: [resource] });
        // A field that two people changed offers the choice in its place; a toast would contradict it.
        const isChosenInPlace = Object.keys(changes).some((name) => conflictIn(error, name, null));
        if (!isChosenInPlace)
          notify.error(toApiError(error) ? getErrorText(error, translate) : fallback);
        throw error;
      }
      notify.success(success);
    },
    [update, show, queryClient, resource, success, fallback, translate],
  );
}
