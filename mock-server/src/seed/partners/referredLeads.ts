import { maskContact } from '@marketplace/shared/format';
import type { LeadRecord } from '../../data/records';
import type { NewRecord } from '../../store/port';
import { createRandom } from '../random';
import { daysAgoIso } from '../times';

/** Name, mobile number, product, days ago, stage. */
const ROWS = [
  ['Lakshmi Pillai', '9800012301', 'personal_loan', 2, 'consent_awaited'],
  ['Devendra Rawat', '9800012302', 'gold_loan', 5, 'consent_refused'],
  ['Zainab Ansari', '9800012303', 'business_loan', 3, 'consented'],
] as const;

/** Builds leads that a partner has added itself, before the customers sign in, one for each answer about consent. */
export function seedReferredLeads(partner_id: number): NewRecord<LeadRecord>[] {
  const random = createRandom(131);
  return ROWS.map(([customer_name, mobile_phone_number, product, days, stage]) => {
    const created_at = daysAgoIso(days);
    const answered_at = daysAgoIso(days - 0.5);
    const consented_at = stage === 'consented' ? answered_at : null;
    return {
      id: random.uuid(),
      user_id: null,
      partner_id,
      product,
      customer_name,
      contact: maskContact(mobile_phone_number),
      mobile_phone_number,
      postal_code: '560001',
      language: 'en' as const,
      stage,
      consented_at,
      tracking_link_id: null,
      created_at,
      updated_at: stage === 'consent_awaited' ? created_at : answered_at,
    };
  });
}
