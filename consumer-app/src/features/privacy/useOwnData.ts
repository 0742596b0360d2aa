import type { AnswerOf } from '@marketplace/shared/api';
import { getOwnData } from '@marketplace/shared/api';
import { useMemo } from 'react';
import { api } from '../../browser/api';
import { useAnswer } from '../../browser/useAnswer';

export type OwnData = AnswerOf<typeof getOwnData>['data'];
export type OwnConsent = OwnData['consents'][number];

/** Loads all stored data about the person. */
export function useOwnData(userId: string) {
  const ask = useMemo(
    () => async (signal: AbortSignal) =>
      (await api.call(getOwnData, { params: { id: userId }, signal })).data,
    [userId],
  );
  return useAnswer(ask);
}
