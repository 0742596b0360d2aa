import { brandFor, PARTNER_IDENTIFIERS } from '@marketplace/shared/branding';
import { hashPassword } from '../auth/passwords';
import type { AccountRecord, PartnerRecord } from '../data/records';
import type { NewRecord } from '../store/port';
import { randomSource } from './random';

/** The partner of `second@demo.in`. */
export const SECOND_PARTNER_ID = 4;

/** A partner that has no brand of its own: its page opens in the default one. */
const UNBRANDED = { name: 'BAHARPAY', title: 'Baharbrook Payments' } as const;

/** One partner for each identifier that has a brand of its own, and one without. */
export function seedPartners(): NewRecord<PartnerRecord>[] {
  const random = randomSource(33);
  const branded = PARTNER_IDENTIFIERS.map((name) => ({ name, title: brandFor(name).name }));
  return [...branded, UNBRANDED].map(({ name, title }, index) => ({
    id: index + 1,
    name,
    title,
    url_segment: name.toLowerCase(),
    revenue_percent: random.int(8, 16) * 5,
    revenue_flat_fee: random.chance(0.4) ? random.int(1, 5) * 50 : null,
    utm_id: `${name.toLowerCase()}_${random.int(100, 999)}`,
    status: 1,
  }));
}

interface AccountRow {
  area: AccountRecord['area'];
  email: string;
  password: string;
  name: string;
  role?: string;
  partner?: number;
}

/** The sign-ins that the contract names. */
const ACCOUNT_ROWS: readonly AccountRow[] = [
  { area: 'admin', email: 'admin@demo.in', password: 'Admin@123', name: 'Asha Menon', role: '1' },
  {
    area: 'admin',
    email: 'reports@demo.in',
    password: 'Admin@123',
    name: 'Rahul Verma',
    role: '2',
  },
  {
    area: 'admin',
    email: 'telecalling@demo.in',
    password: 'Admin@123',
    name: 'Neha Rao',
    role: '3',
  },
  {
    area: 'partner',
    email: 'partner@demo.in',
    password: 'Partner@123',
    name: 'Kiran Shah',
    partner: 1,
  },
  {
    area: 'partner',
    email: 'second@demo.in',
    password: 'Partner@123',
    name: 'Meera Das',
    partner: SECOND_PARTNER_ID,
  },
];

/** Hashes by e-mail: they take their time by design, and a process may seed many a data set. */
const hashes = new Map<string, string>();

function hashOf({ email, password }: AccountRow): string {
  const hash = hashes.get(email) ?? hashPassword(password);
  hashes.set(email, hash);
  return hash;
}

export function seedAccounts(): NewRecord<AccountRecord>[] {
  return ACCOUNT_ROWS.map((row, index) => ({
    id: index + 1,
    area: row.area,
    email: row.email,
    name: row.name,
    role: row.role ?? '',
    status: 1,
    partner_id: row.partner ?? null,
    password_hash: hashOf(row),
  }));
}
