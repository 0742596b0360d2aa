import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { decideApproval } from '../../../api/calls/approvals';
import { notify, useTranslate } from '../../../ui';
import { useClient } from '../../data/ClientContext';
import { getErrorText } from '../../feedback/failure/errorText';
import { WAITING_KEY } from './WaitingChanges';

/** Returns a function that says that a change waits for a second admin, and offers to withdraw it. */
export function usePendingToast() {
  const translate = useTranslate();
  const client = useClient();
  const queryClient = useQueryClient();
  return useCallback(
    (id: string) => {
      const refresh = () => queryClient.invalidateQueries({ queryKey: WAITING_KEY });
      const withdraw = async () => {
        try {
          const body = { status: 'withdrawn', reason: '' } as const;
          await client.call(decideApproval, { params: { id }, body });
          notify.info(translate('kit.approval.withdrawn'));
        } catch (error) {
          notify.error(getErrorText(error, translate));
        }
        await refresh();
      };
      void refresh();
      const label = translate('kit.cell.undo');
      notify.success(translate('kit.approval.waits'), {
        label,
        run: () => void withdraw(),
      });
    },
    [client, queryClient, translate],
  );
}
