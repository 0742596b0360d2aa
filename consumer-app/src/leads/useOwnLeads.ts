import { type AnswerOf, getOwnLeads } from '@marketplace/shared/api';
import { useMemo } from 'react';
import { api } from '../browser/api';
import { useSession } from '../session/session';
import { useAnswer } from '../browser/useAnswer';

export type OwnLead = AnswerOf<typeof getOwnLeads>['data'][number];

/** Loads the person's leads from the server, so that a reload shows them again. */
export function useOwnLeads() {
  const { userId } = useSession();
  const ask = useMemo(() => {
    if (!userId) return undefined;
    return async (signal: AbortSignal) =>
      (await api.call(getOwnLeads, { params: { id: userId }, signal })).data;
  }, [userId]);
  return useAnswer(ask);
}

/** Finds the lead for a product. */
export const findLead = (leads: readonly OwnLead[], product: string): OwnLead | undefined =>
  leads.find((lead) => lead.product === product);
