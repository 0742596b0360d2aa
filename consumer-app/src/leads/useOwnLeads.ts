import { type AnswerOf, getOwnLeads } from '@marketplace/shared/api';
import { useMemo } from 'react';
import { api } from '../browser/api';
import { useSession } from '../session/session';
import { useAnswer } from '../browser/useAnswer';

export type OwnLead = AnswerOf<typeof getOwnLeads>['data'][number];

/** The person's leads, as the server has them, so that a reload shows them again. */
export function useOwnLeads() {
  const { userId } = useSession();
  const ask = useMemo(() => {
    if (!userId) return undefined;
    return async (signal: AbortSignal) =>
      (await api.call(getOwnLeads, { params: { id: userId }, signal })).data;
  }, [userId]);
  return useAnswer(ask);
}

/** The lead for one product among others. */
export const findLead = (leads: readonly OwnLead[], product: string): OwnLead | undefined =>
  leads.find((lead) => lead.product === product);
