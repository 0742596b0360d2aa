import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type AnswerOf, getTicket, markTicketRead } from '../../../api';
import { useClient } from '../../data/ClientContext';
import { useConsole } from '../../shell/consoleContext';

export type Thread = AnswerOf<typeof getTicket>['data'];

/** Loads a ticket. If the person may write, it also marks the ticket as read for their side. */
export function useTicket(id: string) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { isReadOnly } = useConsole();
  const { queryKey } = client.query(getTicket, { params: { id } });
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Thread> => {
      const input = { params: { id }, signal };
      const { data } = await (isReadOnly
        ? client.call(getTicket, input)
        : client.call(markTicketRead, { ...input, body: {} }));
      void queryClient.invalidateQueries({ queryKey: ['tickets'] });
      return data;
    },
  });
  const show = (thread: Thread) => {
    queryClient.setQueryData(queryKey, thread);
    void queryClient.invalidateQueries({ queryKey: ['tickets'] });
  };
  return { query, show };
}
