import { useClient } from '@marketplace/shared/admin';
import { type AnswerOf, getTelecalling } from '@marketplace/shared/api';
import { useQuery } from '@tanstack/react-query';

type Desk = AnswerOf<typeof getTelecalling>['data'];

export type CallCard = NonNullable<Desk['call']>;
export type Caller = Desk['callers'][number];

/** How often the queue is reloaded, because it changes without the caller's doing. */
const REFRESH_MS = 60_000;

/** The queue, the claimed call, and the progress of today. */
export function useTelecalling() {
  const client = useClient();
  return useQuery({
    queryKey: ['telecalling'],
    queryFn: async ({ signal }): Promise<Desk> =>
      (await client.call(getTelecalling, { signal })).data,
    refetchInterval: REFRESH_MS,
  });
}
