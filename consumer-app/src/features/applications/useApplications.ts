import { getApplications } from '@marketplace/shared/api';
import { useMemo } from 'react';
import { api } from '../../browser/api';
import { useAnswer } from '../../browser/useAnswer';

/** Loads the person's applications, newest first. */
export function useApplications(userId: string | undefined) {
  const ask = useMemo(() => {
    if (!userId) return undefined;
    return async (signal: AbortSignal) =>
      (await api.call(getApplications, { params: { id: userId }, signal })).data;
  }, [userId]);
  return useAnswer(ask);
}
