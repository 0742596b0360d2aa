import { ApiError, getApplications, getMaskInfo } from '@marketplace/shared/api';
import type { Application, MaskedInfo } from '@marketplace/shared/schema';
import { useEffect, useState } from 'react';
import { api } from '../../common/api';

export interface Existing {
  /** What is shown of the identity; empty texts where the profile holds none. */
  mask: MaskedInfo;
  /** The application under way, if one was sent. */
  application: Application | undefined;
}

type Found =
  | { status: 'loading' }
  | { status: 'failed'; reason: string }
  | { status: 'ready'; existing: Existing };

async function fetchExisting(
  id: string,
  inflight: string | null | undefined,
  signal: AbortSignal,
): Promise<Existing> {
  const [mask, applications] = await Promise.all([
    api.call(getMaskInfo, { params: { id }, signal }),
    inflight ? api.call(getApplications, { params: { id }, signal }) : undefined,
  ]);
  return {
    mask: mask.data,
    application: applications?.data.find((application) => application.id === inflight),
  };
}

/** What there is to come back to: the masked identity, and the application that was sent. */
export function useExisting(
  id: string,
  inflight: string | null | undefined,
): Found & { retry: () => void } {
  const [found, setFound] = useState<Found>({ status: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    fetchExisting(id, inflight, stop.signal).then(
      (existing) => setFound({ status: 'ready', existing }),
      (error: unknown) => {
        if (error instanceof ApiError && error.reason === 'cancelled') return;
        setFound({ status: 'failed', reason: error instanceof Error ? error.message : '' });
      },
    );
    return () => stop.abort();
  }, [id, inflight, tries]);
  const retry = () => {
    setFound({ status: 'loading' });
    setTries((count) => count + 1);
  };
  return { ...found, retry };
}
