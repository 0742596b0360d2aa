import { computeGstinCheckDigit } from '@marketplace/shared/schema';
import type { PartnerProfileRecord, PayoutAccountRecord } from '../../data/records';
import type { NewRecord } from '../../store/port';
import type { PartnerFixture } from '../fixtures/fixtureSchemas';
import { daysAgoIso } from '../times';

const CITIES = [
  { postal_code: '560001', city: 'Bengaluru', state: 'Karnataka', code: '29' },
  { postal_code: '400001', city: 'Mumbai', state: 'Maharashtra', code: '27' },
  { postal_code: '110001', city: 'New Delhi', state: 'Delhi', code: '07' },
] as const;

const CONTACTS = ['Kiran Shah', 'Asha Kulkarni', 'Ravi Menon', 'Meera Das'] as const;

/** A company's PAN: its fourth letter is C. */
const buildPan = (id: number): string => `DEMC${'ABCDEFGHIJ'.charAt(id % 10)}${String(1000 + id)}K`;

function toProfile(
  { id, url_segment }: PartnerFixture,
  index: number,
): NewRecord<PartnerProfileRecord> {
  const { code, ...place } = CITIES[index % CITIES.length] ?? CITIES[0];
  const pan = index % 9 === 8 ? '' : buildPan(id);
  const gstin = pan && index % 3 === 0 ? `${code}${pan}1Z` : '';
  return {
    id,
    contact_name: CONTACTS[index % CONTACTS.length] ?? CONTACTS[0],
    email: `office@${url_segment.replaceAll(/[^a-z0-9]/gu, '')}.in`,
    mobile_phone_number: String(9_800_000_000 + id),
    address1: `${id} Residency Road`,
    address2: '',
    ...place,
    pan,
    gstin: gstin && gstin + computeGstinCheckDigit(gstin),
  };
}

/** Every ninth account waits for an admin. */
function toAccount({ id, title }: PartnerFixture, index: number): NewRecord<PayoutAccountRecord> {
  const isWaiting = index % 9 === 8;
  return {
    id,
    holder_name: title,
    account_number: String(50_100_000_000 + id * 7919),
    ifsc: `DEMO0${String(100_000 + id)}`,
    status: isWaiting ? 'pending' : 'verified',
    reason: '',
    submitted_at: daysAgoIso(isWaiting ? 1 : 90),
    decided_at: isWaiting ? null : daysAgoIso(88),
  };
}

/** Profiles and payout accounts of the partners, with PAN and GSTIN where their tax records say so. */
export const seedPartnerSettings = (partners: readonly PartnerFixture[]) => ({
  partner_profiles: partners.map(toProfile),
  payout_accounts: partners.map(toAccount),
});
