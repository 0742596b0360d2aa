import { getErrorText, useClient } from '@marketplace/shared/admin';
import { getLenderHistory, getLenderSwitches, setLenderSwitches } from '@marketplace/shared/api';
import { notify, useTranslate } from '@marketplace/shared/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { LenderSwitch } from './lenderSwitch';

const KEY = 'lender-switches';

/** The list reloads at this interval, because outages begin and end by themselves. */
const REFRESH_MS = 60_000;

/** Loads every lender with its switch, its effect, and its planned outages. */
export function useLenderSwitches() {
  const client = useClient();
  return useQuery({
    queryKey: [KEY],
    queryFn: async ({ signal }) => {
      const { lenders, ...counted } = (await client.call(getLenderSwitches, { signal })).data;
      const rows = lenders.map((lender): LenderSwitch => ({ ...lender, id: lender.lender_id }));
      return { ...counted, rows };
    },
    refetchInterval: REFRESH_MS,
  });
}

/** Loads the history of a lender's switch and outages, newest first. */
export function useLenderHistory(lenderId: number) {
  const client = useClient();
  return useQuery({
    queryKey: [KEY, lenderId],
    queryFn: async ({ signal }) =>
      (await client.call(getLenderHistory, { params: { lenderId }, signal })).data,
  });
}

/** Returns a function that reloads what a switch or an outage has changed. */
export function useRefreshSwitches() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([KEY, 'lenders'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
}

type Switched = Pick<LenderSwitch, 'lender_id'> & { version?: number | undefined };

/**
 * Returns a function that switches lenders and reports the result in one toast, which offers to
 * undo it.
 */
export function useTurnLenders() {
  const client = useClient();
  const translate = useTranslate();
  const refresh = useRefreshSwitches();
  const send = async (lenders: readonly Switched[], status: 0 | 1, reason: string) => {
    const wanted = lenders.map(({ lender_id, version }) => ({ lender_id, version }));
    try {
      return await client.call(setLenderSwitches, {
        body: { lenders: wanted, lender_status: status, reason },
      });
    } finally {
      await refresh();
    }
  };
  const undo = async (lenders: readonly Switched[], status: 0 | 1) => {
    try {
      notify.success((await send(lenders, status, translate('vendors_on_off.undone'))).message);
    } catch (error) {
      notify.error(getErrorText(error, translate));
    }
  };
  return async (lenders: readonly Switched[], status: 0 | 1, reason = ''): Promise<void> => {
    const { message, data } = await send(lenders, status, reason);
    const action = {
      label: translate('vendors_on_off.undo'),
      run: () => void undo(data, status === 1 ? 0 : 1),
    };
    notify.success(message, data.length > 0 ? action : undefined);
  };
}
