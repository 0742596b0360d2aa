import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type RaRecord, useGetRecordRepresentation, useUpdate } from 'react-admin';
import { RESOURCES } from '../../resources';
import { notify, useTranslate } from '../../ui';
import { toPlainText } from '../data/plainText';
import { getErrorText } from '../feedback/failure/errorText';
import { getFieldConflict, getTheirValues } from '../form/conflict/conflict';
import { usePendingToast } from '../approvals/usePendingToast';
import { toApiError } from '../data/httpError';
import { type Fields, getPendingId } from '../data/provider/resourceRow';

/** Returns a function that names a field of a resource. */
function useFieldLabel(resource: string) {
  const translate = useTranslate();
  return useCallback(
    (name: string) => {
      const { fields = [] } = RESOURCES.find((one) => one.name === resource) ?? {};
      return translate(fields.find((field) => field.name === name)?.label ?? `fields.${name}`);
    },
    [resource, translate],
  );
}

/** Returns a known answer, so that react-admin shows it without a call. */
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
 * fetching them, so that rows do not jump while they are edited. A toast shows the result: the server's
 * message, or `fallback` where it has none, and offers to take the change back. Rejects when it failed, so that
 * the field can keep what was typed; what others have saved meanwhile is shown at once, and is what the next
 * try is based on.
 */
export function useSave(resource: string, success: string, fallback: string) {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const announce = usePendingToast();
  const getName = useGetRecordRepresentation(resource);
  const getLabel = useFieldLabel(resource);
  const [update] = useUpdate<RaRecord>(resource);
  const [show] = useUpdate<RaRecord>(resource, {}, withoutCall);
  return useCallback(
    async (record: RaRecord, changes: Fields): Promise<void> => {
      const { id } = record;
      const inPlace = { returnPromise: true } as const;
      const send = (data: Fields, previousData: RaRecord) =>
        update(resource, { id, data, previousData }, inPlace);
      let saved: RaRecord | void;
      try {
        saved = await send(changes, record);
      } catch (error) {
        const theirs = getTheirValues(error);
        if (theirs) await show(resource, { id, data: { ...record, ...theirs } }, inPlace);
        void queryClient.invalidateQueries({ queryKey: [resource] });
        // A field with a conflict offers the choice itself; a toast would contradict it.
        const isChosenInPlace = Object.keys(changes).some((name) =>
          getFieldConflict(error, name, null),
        );
        if (!isChosenInPlace)
          notify.error(toApiError(error) ? getErrorText(error, translate) : fallback);
        throw error;
      }
      const undo = async (now: RaRecord) => {
        const before = Object.keys(changes).map((name): [string, unknown] => {
          const value: unknown = record[name];
          return [name, value ?? null];
        });
        try {
          await send(Object.fromEntries(before), now);
          notify.success(translate('kit.undone'));
        } catch (error) {
          notify.error(getErrorText(error, translate));
        }
      };
      if (!saved) return;
      const now = saved;
      const label = translate('kit.cell.undo');
      const pendingId = getPendingId(saved);
      if (pendingId) {
        announce(pendingId);
        return;
      }
      const fields = Object.keys(changes).map(getLabel).join(', ');
      notify.success(
        success,
        { label, run: () => void undo(now) },
        `${toPlainText(getName(record))}: ${fields}`,
      );
    },
    [
      update,
      show,
      announce,
      queryClient,
      resource,
      success,
      fallback,
      translate,
      getName,
      getLabel,
    ],
  );
}
