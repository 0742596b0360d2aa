import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type AnswerOf, nullIfMissing, getTicket, markTicketRead } from '../../api';
import { useClient } from '../data/ClientContext';
import { useConsole } from '../shell/consoleContext';

export type Thread = AnswerOf<typeof getTicket>['data'];

/**
 * Loads a ticket, null if the caller has none with that id. Whoever may write reads it for its side: the
 * ticket is no longer new there.
 */
export function useTicket(id: string) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { isReadOnly } = useConsole();
  const { queryKey } = client.query(getTicket, { params: { id } });
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Thread | null> => {
      const input = { params: { id }, signal };
      const found = await nullIfMissing<{ data: Thread }>(
        isReadOnly
          ? client.call(getTicket, input)
          : client.call(markTicketRead, { ...input, body: {} }),
      );
      if (found) void queryClient.invalidateQueries({ queryKey: ['tickets'] });
      return found?.data ?? null;
    },
  });
  const show = (thread: Thread) => {
    queryClient.setQueryData(queryKey, thread);
    void queryClient.invalidateQueries({ queryKey: ['tickets'] });
  };
  return { thread: data, error, refetch, show };
}
