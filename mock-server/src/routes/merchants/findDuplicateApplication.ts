import type { NewMerchant } from '@marketplace/shared/schema';
import { agoIso, MINUTE_MS } from '../../clock';
import type { Collections, MerchantRecord } from '../../data/records';
import type { Reader } from '../../store/port';

/** Minutes within which an identical application counts as a resend. */
const SAME_FOR_MINUTES = 10;

const ANSWERS = [
  'contact_name',
  'company_name',
  'merchant_sells',
  'monthly_customers',
  'mobile_phone_number',
  'email',
  'business_pan',
  'address1',
  'address2',
  'postal_code',
  'city',
  'state',
] as const satisfies readonly (keyof NewMerchant & keyof MerchantRecord)[];

/**
 * Finds an identical recent application, so that a person who resends after a lost response gets
 * its reference. This reveals nothing, because the caller already knows the whole application.
 */
export async function findDuplicateApplication(
  reader: Reader<Collections>,
  partnerId: number,
  sent: Pick<NewMerchant, (typeof ANSWERS)[number]>,
): Promise<Readonly<MerchantRecord> | undefined> {
  const since = agoIso(SAME_FOR_MINUTES * MINUTE_MS);
  const { rows } = await reader.find('merchants', {
    filter: { partner_id: partnerId, email: sent.email, status: 'new', created_at_gte: since },
  });
  return rows.find((row) => ANSWERS.every((field) => row[field] === sent[field]));
}
