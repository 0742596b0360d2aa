import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type AnswerOf, getNotifications, getTicket, markTicketRead } from '../../../api';
import { useClient } from '../../context/ClientContext';
import { useConsole } from '../../context/consoleContext';

export type Thread = AnswerOf<typeof getTicket>['data'];

/** While a thread is open and its tab is looked at, an answer appears within this time. */
export const THREAD_POLL_MS = 10_000;

/** Returns a function that loads anew what says which answers are unread: the lists and the bell. */
export function useUnreadRefresh(): () => void {
  const queryClient = useQueryClient();
  const { queryKey } = useClient().query(getNotifications);
  const [bell] = queryKey;
  return useCallback(() => {
    for (const name of ['tickets', 'disputes', bell])
      void queryClient.invalidateQueries({ queryKey: [name] });
  }, [bell, queryClient]);
}

/** Loads a ticket, and again while it is open. If the person may write, marks it as read for their side. */
export function useTicket(id: string) {
  const client = useClient();
  const queryClient = useQueryClient();
  const refresh = useUnreadRefresh();
  const { area, isReadOnly } = useConsole();
  const { queryKey } = client.query(getTicket, { params: { id } });
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Thread> => {
      const input = { params: { id }, signal };
      const { data } = await client.call(getTicket, input);
      const unread = data.ticket[area === 'admin' ? 'unread_desk' : 'unread_partner'];
      if (isReadOnly || unread === 0) return data;
      const read = await client.call(markTicketRead, { ...input, body: {} });
      refresh();
      return read.data;
    },
    refetchInterval: THREAD_POLL_MS,
  });
  const show = (thread: Thread) => {
    // A load that began before the message would hide it again.
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, thread);
    refresh();
  };
  return { query, show };
}
