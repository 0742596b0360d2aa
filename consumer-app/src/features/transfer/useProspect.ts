import { type AnswerOf, getProspect } from '@marketplace/shared/api';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../session';

export type Prospect = AnswerOf<typeof getProspect>['data'];

/** Loads a partner's referral: which partner, and for what; a 404 if the link can no longer be used. */
export const useProspect = (id: string) =>
  useQuery({
    ...api.query(getProspect, { params: { id } }),
    select: ({ data }) => data,
    // The answer depends on who asks, and a sign-in lies between two visits.
    gcTime: 0,
  });
