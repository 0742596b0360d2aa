import { isDeepStrictEqual } from 'node:util';
import type { NewMerchant } from '@marketplace/shared/schema';
import { agoIso, MINUTE_MS } from '../../../clock';
import type { Collections, MerchantRecord } from '../../../data/records';
import type { Reader } from '../../../store/port';

/** Minutes within which an identical application counts as a resend. */
const SAME_FOR_MINUTES = 10;

/**
 * Finds an identical recent application, so that a person who resends after a lost response gets its
 * reference. This reveals nothing, because the caller knows the whole application.
 */
export async function findDuplicateApplication(
  reader: Reader<Collections>,
  partnerId: number,
  sent: Omit<NewMerchant, 'partner' | 'agree_contact' | 'agree_check' | 'agree_terms'>,
): Promise<Readonly<MerchantRecord> | undefined> {
  const since = agoIso(SAME_FOR_MINUTES * MINUTE_MS);
  const { rows } = await reader.find('merchants', {
    filter: { partner_id: partnerId, email: sent.email, status: 'new', created_at_gte: since },
  });
  return rows.find((row) => isDeepStrictEqual({ ...row, ...sent }, { ...row }));
}
