import type { Reader } from '../../store/port';
import type { Collections, MerchantRecord } from '../records';

/** Finds the merchant applications with a contact that the person has verified. */
export async function findMerchantApplications(
  reader: Reader<Collections>,
  contact: string,
): Promise<readonly Readonly<MerchantRecord>[]> {
  const field = contact.includes('@') ? 'email' : 'mobile_phone_number';
  const { rows } = await reader.find('merchants', { filter: { [field]: contact } });
  return rows;
}
