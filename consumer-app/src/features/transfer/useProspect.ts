import { type AnswerOf, ApiError, getProspect } from '@marketplace/shared/api';
import { useEffect, useState } from 'react';
import { api } from '../../common/api';

export type Prospect = AnswerOf<typeof getProspect>['data'];

type State =
  | { status: 'loading' }
  | { status: 'over' }
  | { status: 'failed'; reason: string }
  | { status: 'ready'; prospect: Prospect };

function stateOf(error: unknown): State | undefined {
  if (error instanceof ApiError && error.reason === 'cancelled') return undefined;
  if (error instanceof ApiError && error.status === 404) return { status: 'over' };
  return { status: 'failed', reason: error instanceof Error ? error.message : '' };
}

/** What a partner's link says: who sends the person, and for what. */
export function useProspect(id: string): { state: State; retry: () => void } {
  const [state, setState] = useState<State>({ status: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    api.call(getProspect, { params: { id }, signal: stop.signal }).then(
      ({ data }) => setState({ status: 'ready', prospect: data }),
      (error: unknown) => {
        const failed = stateOf(error);
        if (failed) setState(failed);
      },
    );
    return () => stop.abort();
  }, [id, tries]);
  const retry = () => {
    setState({ status: 'loading' });
    setTries((count) => count + 1);
  };
  return { state, retry };
}
