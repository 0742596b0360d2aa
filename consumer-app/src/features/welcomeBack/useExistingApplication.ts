import { getApplications, getMaskInfo } from '@marketplace/shared/api';
import type { Application, MaskedInfo } from '@marketplace/shared/schema';
import { useMemo } from 'react';
import { api } from '../../browser/api';
import { useAnswer } from '../../browser/useAnswer';

export interface ExistingApplication {
  /** The masked identity; empty texts if the profile has none. */
  mask: MaskedInfo;
  /** The open application, if one was sent. */
  application: Application | undefined;
}

async function fetchExisting(
  id: string,
  inflight: string | null | undefined,
  signal: AbortSignal,
): Promise<ExistingApplication> {
  const [mask, applications] = await Promise.all([
    api.call(getMaskInfo, { params: { id }, signal }),
    inflight ? api.call(getApplications, { params: { id }, signal }) : undefined,
  ]);
  return {
    mask: mask.data,
    application: applications?.data.find((application) => application.id === inflight),
  };
}

/** Loads the masked identity and the open application. */
export function useExistingApplication(id: string, inflight: string | null | undefined) {
  const ask = useMemo(
    () => (signal: AbortSignal) => fetchExisting(id, inflight, signal),
    [id, inflight],
  );
  return useAnswer(ask);
}
