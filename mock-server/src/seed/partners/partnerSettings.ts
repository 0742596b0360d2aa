import { computeGstinCheckDigit, type GstinStatus } from '@marketplace/shared/schema';
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

/** Partners whose GSTIN does not count, with the code of its state: one waits for an admin, one was refused. */
const UNVERIFIED_GSTINS: Readonly<
  Record<number, { readonly code: string; readonly gstin_status: GstinStatus }>
> = {
  11: { code: '27', gstin_status: 'pending' },
  14: { code: '29', gstin_status: 'failed' },
};

/** The partner whose payout account an admin has refused. */
const REFUSED_ACCOUNT = 17;

function toProfile(
  { id, url_segment }: PartnerFixture,
  index: number,
): NewRecord<PartnerProfileRecord> {
  const { code, ...place } = CITIES[index % CITIES.length] ?? CITIES[0];
  const pan = index % 9 === 8 ? '' : buildPan(id);
  const verified = { code, gstin_status: 'verified' as const };
  const registration = UNVERIFIED_GSTINS[id] ?? (pan && index % 3 === 0 ? verified : undefined);
  const gstin = registration ? `${registration.code}${pan}1Z` : '';
  const gstin_status = registration?.gstin_status ?? '';
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
    gstin_status,
    gstin_reason: gstin_status === 'failed' ? 'The GSTIN is of another state than the address' : '',
  };
}

/** Every ninth account waits for an admin. */
function toAccount({ id, title }: PartnerFixture, index: number): NewRecord<PayoutAccountRecord> {
  const isWaiting = index % 9 === 8;
  const isRefused = id === REFUSED_ACCOUNT;
  return {
    id,
    holder_name: isRefused ? 'Ramesh Iyer' : title,
    account_number: String(50_100_000_000 + id * 7919),
    ifsc: `DEMO0${String(100_000 + id)}`,
    status: isWaiting ? 'pending' : isRefused ? 'failed' : 'verified',
    reason: isRefused ? 'The account is in a person’s name, not the company’s' : '',
    submitted_at: daysAgoIso(isWaiting ? 1 : 90),
    decided_at: isWaiting ? null : daysAgoIso(88),
  };
}

/** Profiles and payout accounts of the partners, with PAN and GSTIN where their tax records say so. */
export const seedPartnerSettings = (partners: readonly PartnerFixture[]) => ({
  partner_profiles: partners.map(toProfile),
  payout_accounts: partners.map(toAccount),
});
