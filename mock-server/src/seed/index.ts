import type { Scenario } from '../config';
import type { LanguageRecord } from '../data/records';
import { type Referenced, referenceOfId } from '../data/references';
import { seedDeclared } from '../data/declared';
import type { State } from '../data/state';
import type { NewRecord } from '../store/port';
import { findDemoAccess, seedAccounts } from './accounts';
import { seedApplications, seedLeads } from './applications';
import { seedConsents } from './consents';
import { seedHelpRequests } from './helpRequests';
import type { Fixtures } from './fixtures/readFixtures';
import { readFixtures } from './fixtures/readFixtures';
import { lendersInHindi, usersInHindi } from './inHindi';
import { seedLenders, seedRevenue } from './lenders';
import { seedMasquerades } from './masquerades';
import { seedMerchants } from './merchants';
import { seedProspects } from './prospects';
import { seedUsers } from './users';
import { seedVouchers } from './vouchers';

export interface SeedOptions {
  /** How many lenders and consumers; the fixtures' own number where it is not given. */
  lenders?: number | undefined;
  users?: number | undefined;
  scenario?: Scenario;
  /** The folder of the fixtures; the repository's own where it is not given. */
  folder?: string;
}

const DEFAULT_USERS = 400;

function seedLanguages(): NewRecord<LanguageRecord>[] {
  const india = { country_key: 'IN', country_name: 'India', phone_code: '91', image: '' };
  return [
    { id: 1, languageName: 'English', isDefault: 1, ...india },
    { id: 2, languageName: 'हिन्दी', isDefault: 0, ...india },
  ];
}

const grown = { lenders: 500, users: 5000 } as const;

/** What stands in every scenario. */
function baseSeed(fixtures: Fixtures): State {
  return {
    languages: seedLanguages(),
    partners: fixtures.partners,
    accounts: seedAccounts(fixtures.accounts),
    lender_groups: fixtures.lenderGroups.map((group) => ({ ...group, deleted_at: null })),
    revenue_types: fixtures.revenueTypes,
  };
}

/** Gives each row the reference of its id, or of a longer one where two ids share a reference. */
function withReferences<R extends { readonly id?: string }>(
  collection: Referenced,
  rows: readonly R[],
): (R & { reference: string })[] {
  const taken = new Set<string>();
  return rows.map((row) => {
    let named = row.id ?? '';
    while (taken.has(referenceOfId(collection, named))) named += '+';
    const reference = referenceOfId(collection, named);
    taken.add(reference);
    return { ...row, reference };
  });
}

/**
 * The fixtures, grown to so many rows; the same each time, with dates relative to today.
 * @throws FixtureError where a fixture file has a mistake
 */
export function seedCollections({
  lenders,
  users,
  scenario = 'demo',
  folder,
}: SeedOptions = {}): State {
  const fixtures = readFixtures(folder);
  if (scenario === 'empty') return baseSeed(fixtures);
  const access = findDemoAccess(fixtures);
  const large = scenario === 'large';
  const inHindi = scenario === 'hindi';
  const plainLenders = seedLenders(
    fixtures.lenders,
    lenders ?? (large ? grown.lenders : undefined),
  );
  const plainUsers = seedUsers(users ?? (large ? grown.users : DEFAULT_USERS), access);
  const lenderRows = inHindi ? lendersInHindi(plainLenders) : plainLenders;
  const userRows = inHindi ? usersInHindi(plainUsers) : plainUsers;
  const applications = seedApplications(userRows, lenderRows);
  return {
    ...baseSeed(fixtures),
    ...seedDeclared(),
    lenders: lenderRows,
    lender_revenue: seedRevenue(fixtures, lenderRows),
    credit_cards: fixtures.cards.map((card) => ({
      ...card,
      id: card.category_id,
      deleted_at: null,
    })),
    users: withReferences('users', userRows),
    applications: withReferences('applications', applications),
    leads: withReferences('leads', seedLeads(userRows, applications)),
    consents: seedConsents(userRows, applications),
    masquerades: seedMasquerades(fixtures.partners, access),
    help_requests: seedHelpRequests(),
    merchants: seedMerchants(access),
    vouchers: seedVouchers(),
    prospects: seedProspects(userRows, applications, access),
  };
}
