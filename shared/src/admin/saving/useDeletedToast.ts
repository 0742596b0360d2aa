import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Identifier } from 'react-admin';
import { isRestorable, restoreRecord } from '../../api/calls/restore';
import { RESOURCES } from '../../resources';
import { notify, useTranslate } from '../../ui';
import { usePendingToast } from '../approvals/usePendingToast';
import { getErrorText } from '../feedback/failure/errorText';
import { useConsole } from '../context/consoleContext';
import { useClient } from '../context/ClientContext';

/** Returns a function that says that records are deleted, and offers to put them back where the server can. */
export function useDeletedToast(resource: string) {
  const translate = useTranslate();
  const client = useClient();
  const { area } = useConsole();
  const queryClient = useQueryClient();
  const tellPending = usePendingToast();
  return useCallback(
    (text: string, ids: readonly Identifier[]) => {
      if (
        area !== 'admin' ||
        !RESOURCES.filter(isRestorable).some(({ name }) => name === resource)
      ) {
        notify.success(text);
        return;
      }
      const restore = async () => {
        try {
          const body = (id: Identifier) => ({ resource, id: Number(id) });
          let waiting: string | undefined;
          for (const id of ids)
            waiting = (await client.call(restoreRecord, { body: body(id) })).pending_id;
          if (waiting) tellPending(waiting);
          else notify.success(translate('kit.undone'));
        } catch (error) {
          notify.error(getErrorText(error, translate));
        }
        await queryClient.invalidateQueries({ queryKey: [resource] });
      };
      const label = translate('kit.cell.undo');
      notify.success(text, { label, run: () => void restore() });
    },
    [area, client, queryClient, resource, tellPending, translate],
  );
}
