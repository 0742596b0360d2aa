import { type AnswerOf, ApiError, getOwnLeads } from '@marketplace/shared/api';
import { useEffect, useState } from 'react';
import { api } from '../api';
import { useSession } from '../session';

export type OwnLead = AnswerOf<typeof getOwnLeads>['data'][number];

type Found =
  | { status: 'loading' }
  | { status: 'failed'; reason: string }
  | { status: 'ready'; lead: OwnLead | undefined };

/** The person's lead for one product, as the server has it, so that a reload shows it again. */
export function useOwnLead(product: string): Found & { retry: () => void } {
  const { userId } = useSession();
  const [found, setFound] = useState<Found>({ status: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!userId) return undefined;
    const stop = new AbortController();
    api.call(getOwnLeads, { params: { id: userId }, signal: stop.signal }).then(
      ({ data }) =>
        setFound({ status: 'ready', lead: data.find((lead) => lead.product === product) }),
      (error: unknown) => {
        if (error instanceof ApiError && error.reason === 'cancelled') return;
        setFound({ status: 'failed', reason: error instanceof Error ? error.message : '' });
      },
    );
    return () => stop.abort();
  }, [userId, product, tries]);
  const retry = () => {
    setFound({ status: 'loading' });
    setTries((count) => count + 1);
  };
  return { ...found, retry };
}
