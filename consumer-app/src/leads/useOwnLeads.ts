import { type AnswerOf, getOwnLeads } from '@marketplace/shared/api';
import { useQuery } from '@tanstack/react-query';
import { api, useSession } from '../session';

export type OwnLead = AnswerOf<typeof getOwnLeads>['data'][number];

/** Loads the person's leads from the server, so that a reload shows them again. */
export function useOwnLeads() {
  const { userId } = useSession();
  return useQuery({
    ...api.query(getOwnLeads, { params: { id: userId ?? '' } }),
    select: ({ data }) => data,
    enabled: userId !== undefined,
  });
}

/** Finds the lead for a product. */
export const findLead = (leads: readonly OwnLead[], product: string): OwnLead | undefined =>
  leads.find((lead) => lead.product === product);
