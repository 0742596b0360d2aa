import { useClient } from '@marketplace/shared/admin';
import { type AnswerOf, getTelecalling } from '@marketplace/shared/api';
import { useQuery } from '@tanstack/react-query';

type Desk = AnswerOf<typeof getTelecalling>['data'];

export type CallCard = NonNullable<Desk['call']>;
export type Caller = Desk['callers'][number];

/** The queue reloads at this interval, because it changes by itself. */
const REFRESH_MS = 60_000;

/** Loads the queue, the claimed call, and today's progress. */
export function useTelecalling() {
  const client = useClient();
  return useQuery({
    queryKey: ['telecalling'],
    queryFn: async ({ signal }): Promise<Desk> =>
      (await client.call(getTelecalling, { signal })).data,
    refetchInterval: REFRESH_MS,
  });
}
