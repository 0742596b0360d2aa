import { createHash } from 'node:crypto';
import type { AnswerOf, getErasureRequest } from '@marketplace/shared/api';
import { nowIso } from '../../../clock';
import type { ErasureCertificate, ErasureRecord } from '../../../data/records';
import type { ErasureStep } from './erasureRule';

type Answer = AnswerOf<typeof getErasureRequest>['data'];

export type ErasurePart = Answer['plan'][number];

export const toPart = ({ collection, action, count, reason }: ErasureStep): ErasurePart => ({
  collection,
  action,
  count,
  reason,
});

const computeHash = (
  reference: string,
  { erased_at, job_run, entries }: Omit<ErasureCertificate, 'sha256'>,
): string => {
  const rows = entries.map(({ collection, action, count, reason }) => [
    collection,
    action,
    count,
    reason,
  ]);
  const text = JSON.stringify([reference, erased_at, job_run, rows]);
  return createHash('sha256').update(text).digest('hex');
};

/** Builds the certificate of an erasure that has just run. */
export function issueCertificate(
  reference: string,
  job_run: string,
  steps: readonly ErasureStep[],
): ErasureCertificate {
  const issued = { erased_at: nowIso(), job_run, entries: steps.map(toPart) };
  return { ...issued, sha256: computeHash(reference, issued) };
}

/** Converts a stored certificate for the desk and checks its hash. */
export function toCertificateView({
  reference,
  certificate,
}: Readonly<Pick<ErasureRecord, 'reference' | 'certificate'>>): Answer['certificate'] {
  if (!certificate) return null;
  return { ...certificate, valid: computeHash(reference, certificate) === certificate.sha256 };
}
