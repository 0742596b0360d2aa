import { buildOutageOverlay } from '../../../data/lenders/lenderOutages';
import { findLenderBySlug } from '../../../data/lenders/lenderSlugs';
import type { ApplicationRecord, Collections, LenderRecord } from '../../../data/records';
import { notFound } from '../../../httpError';
import type { Reader } from '../../../store/port';

export interface OwnLender {
  lender: Readonly<LenderRecord>;
  /** The person's applications to the lender, newest first. */
  applications: readonly Readonly<ApplicationRecord>[];
}

/**
 * Loads the lender of a slug, as it lends now, with one person's applications to it. Rejects with 404 for an unknown
 * lender.
 */
export async function loadOwnLender(
  reader: Reader<Collections>,
  userId: string,
  named: string,
): Promise<OwnLender> {
  const { rows } = await reader.find('applications', {
    filter: { user_id: userId },
    sort: ['created_at', 'DESC'],
  });
  const ids = new Set(rows.map(({ lender_id }) => lender_id));
  const lender = await findLenderBySlug(reader, named, (id) => ids.has(id));
  if (!lender) throw notFound();
  const applyOutage = await buildOutageOverlay(reader);
  return {
    lender: applyOutage(lender),
    applications: rows.filter(({ lender_id }) => lender_id === lender.id),
  };
}
