import type { AnswerOf } from '@marketplace/shared/api';
import { ApiError, getOwnData } from '@marketplace/shared/api';
import { useEffect, useState } from 'react';
import { api } from '../../common/api';

export type OwnData = AnswerOf<typeof getOwnData>['data'];
export type OwnConsent = OwnData['consents'][number];

/** Everything that is held of the person; `change` shows what was changed here without asking again. */
export function useOwnData(userId: string | undefined) {
  const [data, setData] = useState<OwnData>();
  const [failure, setFailure] = useState('');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!userId) return undefined;
    const controller = new AbortController();
    const load = async () => {
      try {
        const answer: AnswerOf<typeof getOwnData> = await api.call(getOwnData, {
          params: { id: userId },
          signal: controller.signal,
        });
        setData(answer.data);
        setFailure('');
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.reason !== 'cancelled') setFailure(error.message);
      }
    };
    void load();
    return () => controller.abort();
  }, [userId, tries]);
  return {
    data,
    failure,
    reload: () => setTries((count) => count + 1),
    change: (part: Partial<OwnData>) => setData((held) => held && { ...held, ...part }),
  };
}
