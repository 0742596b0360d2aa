import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Identifier } from 'react-admin';
import { restoreRecord } from '../../api/calls/restore';
import { RESOURCES } from '../../resources';
import { notify, useTranslate } from '../../ui';
import { getErrorText } from '../feedback/failure/errorText';
import { useConsole } from '../shell/consoleContext';
import { useClient } from './ClientContext';

const RESTORED: ReadonlySet<string> = new Set([
  'lenders',
  'credit-cards',
  'lender-revenue',
  ...RESOURCES.filter(({ labels }) => labels).map(({ name }) => name),
]);

/** Returns a function that says that records are deleted, and offers to put them back where the server can. */
export function useDeletedToast(resource: string) {
  const translate = useTranslate();
  const client = useClient();
  const { area } = useConsole();
  const queryClient = useQueryClient();
  return useCallback(
    (text: string, ids: readonly Identifier[]) => {
      if (area !== 'admin' || !RESTORED.has(resource)) {
        notify.success(text);
        return;
      }
      const restore = async () => {
        try {
          for (const id of ids)
            await client.call(restoreRecord, { body: { resource, id: Number(id) } });
          notify.success(translate('kit.undone'));
        } catch (error) {
          notify.error(getErrorText(error, translate));
        }
        await queryClient.invalidateQueries({ queryKey: [resource] });
      };
      const label = translate('kit.cell.undo');
      notify.success(text, { label, run: () => void restore() });
    },
    [area, client, queryClient, resource, translate],
  );
}
