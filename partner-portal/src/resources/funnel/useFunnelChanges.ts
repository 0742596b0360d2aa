import { useClient } from '@marketplace/shared/admin';
import {
  type AnswerOf,
  type getFunnel,
  publishFunnel,
  restoreFunnel,
  saveFunnelDraft,
} from '@marketplace/shared/api';
import type { Funnel } from '@marketplace/shared/schema';
import { useQueryClient } from '@tanstack/react-query';

export const FUNNEL_KEY = ['funnel'] as const;

export type FunnelState = AnswerOf<typeof getFunnel>['data'];

/**
 * Returns the calls that change the partner's funnel. Each is based on the version that the page has, and puts its
 * answer into the cache.
 */
export function useFunnelChanges({ version }: FunnelState) {
  const client = useClient();
  const queryClient = useQueryClient();
  const cacheState = ({ data }: { data: FunnelState }): FunnelState => {
    queryClient.setQueryData(FUNNEL_KEY, data);
    return data;
  };
  const toVersionSeen = (current: number) => (current > 0 ? { version: current } : {});
  return {
    saveDraft: async (draft: Funnel) =>
      cacheState(
        await client.call(saveFunnelDraft, { body: { ...draft, ...toVersionSeen(version) } }),
      ),
    publish: async (note: string, current = version) =>
      cacheState(await client.call(publishFunnel, { body: { note, ...toVersionSeen(current) } })),
    restore: async (number: number) =>
      cacheState(
        await client.call(restoreFunnel, {
          params: { number: String(number) },
          body: { note: '', ...toVersionSeen(version) },
        }),
      ),
  };
}
