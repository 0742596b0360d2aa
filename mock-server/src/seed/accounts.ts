import { PARTNER_IDENTIFIERS } from '@marketplace/shared/branding';
import { hashAtLowCost } from '../auth/passwords';
import type { AccountRecord } from '../data/records';
import type { NewRecord } from '../store/port';
import { FixtureError } from './fixtures/fixtureFile';
import type { AccountFixture, PartnerFixture } from './fixtures/fixtureSchemas';

/** Caches hashes by e-mail and password, because hashing is slow by design and one process may seed many times. */
const hashes = new Map<string, string>();

function hashOnce({ email, password }: AccountFixture): string {
  const key = `${email} ${password}`;
  const hash = hashes.get(key) ?? hashAtLowCost(password);
  hashes.set(key, hash);
  return hash;
}

/** Builds the console accounts with hashed passwords. */
export const seedAccounts = (accounts: readonly AccountFixture[]): NewRecord<AccountRecord>[] =>
  accounts.map((account) => {
    const { password, ...rest } = account;
    return { ...rest, password_hash: hashOnce(account) };
  });

/** The accounts and partners that the demo records refer to. */
export interface DemoAccess {
  readonly admin: { readonly id: number; readonly name: string };
  /** The first admin who calls customers; the first admin if there is none. */
  readonly caller: { readonly id: number; readonly name: string };
  /** The partners of the first two partner accounts. */
  readonly partners: readonly [first: number, second: number];
  /** Ids of partners with their own brand. */
  readonly branded: readonly number[];
}

/** Finds the demo accounts in the fixtures. Throws FixtureError if one is missing. */
export function findDemoAccess({
  accounts,
  partners,
}: {
  readonly accounts: readonly AccountFixture[];
  readonly partners: readonly PartnerFixture[];
}): DemoAccess {
  const admin = accounts.find(({ area }) => area === 'admin');
  const caller = accounts.find(({ area, role }) => area === 'admin' && role === '3') ?? admin;
  const [first, second = first] = accounts.flatMap(({ partner_id }) => partner_id ?? []);
  if (!admin || !caller || first === undefined || second === undefined)
    throw new FixtureError('accounts.json needs an admin and a partner that can sign in.');
  const branded = partners.filter(({ name }) => PARTNER_IDENTIFIERS.includes(name));
  return { admin, caller, partners: [first, second], branded: branded.map(({ id }) => id) };
}
