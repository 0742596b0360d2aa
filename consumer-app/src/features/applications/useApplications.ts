import type { AnswerOf } from '@marketplace/shared/api';
import { ApiError, getApplications } from '@marketplace/shared/api';
import type { OwnApplication } from '@marketplace/shared/schema';
import { useEffect, useState } from 'react';
import { api } from '../../common/api';

/** One's own applications, newest first. */
export function useApplications(userId: string | undefined) {
  const [applications, setApplications] = useState<readonly OwnApplication[]>();
  const [failure, setFailure] = useState('');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!userId) return undefined;
    const controller = new AbortController();
    const load = async () => {
      try {
        const answer: AnswerOf<typeof getApplications> = await api.call(getApplications, {
          params: { id: userId },
          signal: controller.signal,
        });
        setApplications(answer.data);
        setFailure('');
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.reason !== 'cancelled') setFailure(error.message);
      }
    };
    void load();
    return () => controller.abort();
  }, [userId, tries]);
  return { applications, failure, reload: () => setTries((count) => count + 1) };
}
