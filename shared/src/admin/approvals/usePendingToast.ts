import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { decideApproval } from '../../api/calls/approvals';
import { notify, useTranslate } from '../../ui';
import { useClient } from '../context/ClientContext';
import { getErrorText } from '../feedback/failure/errorText';
import { WAITING_KEY } from './WaitingChanges';

/** Returns a function that withdraws a change that waits, and says so. */
export function useWithdraw() {
  const translate = useTranslate();
  const client = useClient();
  const queryClient = useQueryClient();
  return useCallback(
    async (id: string) => {
      try {
        const body = { status: 'withdrawn', reason: '' } as const;
        await client.call(decideApproval, { params: { id }, body });
        notify.info(translate('kit.approval.withdrawn'));
      } catch (error) {
        notify.error(getErrorText(error, translate));
      }
      await queryClient.invalidateQueries({ queryKey: WAITING_KEY });
    },
    [client, queryClient, translate],
  );
}

/** Returns a function that says that a change waits for a second admin, and offers to withdraw it. */
export function usePendingToast() {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const withdraw = useWithdraw();
  return useCallback(
    (id: string) => {
      void queryClient.invalidateQueries({ queryKey: WAITING_KEY });
      const label = translate('kit.cell.undo');
      notify.success(translate('kit.approval.waits'), {
        label,
        run: () => void withdraw(id),
      });
    },
    [queryClient, translate, withdraw],
  );
}
