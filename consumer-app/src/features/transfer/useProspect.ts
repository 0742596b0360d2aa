import { type AnswerOf, ApiError, getProspect } from '@marketplace/shared/api';
import { useMemo } from 'react';
import { api } from '../../browser/api';
import { type Asked, useAnswer } from '../../browser/useAnswer';

export type Prospect = AnswerOf<typeof getProspect>['data'];

/** Loads a partner's referral: which partner, and for what; 'over' if the link can no longer be used. */
export function useProspect(id: string): Asked<Prospect | 'over'> {
  const ask = useMemo(
    () =>
      async (signal: AbortSignal): Promise<Prospect | 'over'> => {
        try {
          return (await api.call(getProspect, { params: { id }, signal })).data;
        } catch (error) {
          if (error instanceof ApiError && error.status === 404) return 'over';
          throw error;
        }
      },
    [id],
  );
  return useAnswer(ask);
}
