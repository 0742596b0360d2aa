import { PARTNER_IDENTIFIERS } from '@marketplace/shared/branding';
import { hashPassword } from '../auth/passwords';
import type { AccountRecord } from '../data/records';
import type { NewRecord } from '../store/port';
import { FixtureError } from './fixtures/fixtureFile';
import type { AccountFixture, PartnerFixture } from './fixtures/fixtureSchemas';

/** Hashes by e-mail and password: they take their time by design, and a process may seed many a data set. */
const hashes = new Map<string, string>();

function hashOf({ email, password }: AccountFixture): string {
  const key = `${email} ${password}`;
  const hash = hashes.get(key) ?? hashPassword(password);
  hashes.set(key, hash);
  return hash;
}

/** The sign-ins of the consoles, each password as its hash. */
export const seedAccounts = (accounts: readonly AccountFixture[]): NewRecord<AccountRecord>[] =>
  accounts.map((account) => {
    const { password, ...rest } = account;
    return { ...rest, password_hash: hashOf(account) };
  });

/** Who stands in the demo's records: the accounts that visitors sign in with. */
export interface DemoAccess {
  /** The first admin. */
  readonly admin: { readonly id: number; readonly name: string };
  /** The partners of the first two partner accounts. */
  readonly partners: readonly [first: number, second: number];
  /** Partners with a brand of their own. */
  readonly branded: readonly number[];
}

/** Finds them in the fixtures. */
export function findDemoAccess({
  accounts,
  partners,
}: {
  readonly accounts: readonly AccountFixture[];
  readonly partners: readonly PartnerFixture[];
}): DemoAccess {
  const admin = accounts.find(({ area }) => area === 'admin');
  const [first, second = first] = accounts.flatMap(({ partner_id }) => partner_id ?? []);
  if (!admin || first === undefined || second === undefined)
    throw new FixtureError('accounts.json needs an admin and a partner that can sign in.');
  const branded = partners.filter(({ name }) => PARTNER_IDENTIFIERS.includes(name));
  return { admin, partners: [first, second], branded: branded.map(({ id }) => id) };
}
