import type { Scenario } from '../config';
import type { LanguageRecord } from '../data/records';
import { type Referenced, referenceOfId } from '../data/references';
import { seedDeclared } from '../data/resourceSpecs';
import type { State } from '../data/state';
import type { NewRecord } from '../store/port';
import { findDemoAccess, seedAccounts } from './accounts';
import { seedApplications, seedLeads } from './applications';
import { seedConsents } from './consents';
import { seedErasures } from './erasures';
import { seedFaqs } from './faqs';
import { seedHelpRequests } from './helpRequests';
import type { Fixtures } from './fixtures/readFixtures';
import { readFixtures } from './fixtures/readFixtures';
import { lendersInHindi, usersInHindi } from './inHindi';
import { seedLedger } from './ledger';
import { seedLenders, seedRevenue } from './lenders';
import { seedMarketing } from './marketing';
import { seedMasquerades } from './masquerades';
import { seedMerchants } from './merchants';
import { seedMessaging } from './messaging';
import { seedPartnerSettings } from './partnerSettings';
import { seedProspects } from './prospects';
import { seedTraining } from './training';
import { seedTickets } from './tickets';
import { attributeSeeded, seedTrackingLinks } from './trackingLinks';
import { seedUsers } from './users';
import { seedVouchers } from './vouchers';

export interface SeedOptions {
  /** Number of lenders and consumers; default: those of the fixtures. */
  lenders?: number | undefined;
  users?: number | undefined;
  scenario?: Scenario;
  /** Folder of the fixtures; default: the repository's own. */
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

const LARGE_SIZE = { lenders: 500, users: 5000 } as const;

/** Builds the records that all scenarios share. */
function baseSeed(fixtures: Fixtures): State {
  return {
    languages: seedLanguages(),
    partners: fixtures.partners,
    accounts: seedAccounts(fixtures.accounts),
    lender_groups: fixtures.lenderGroups.map((group) => ({ ...group, deleted_at: null })),
    revenue_types: fixtures.revenueTypes,
  };
}

/**
 * Adds the reference derived from each row's id; derives another one if two ids share a reference.
 */
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
 * Builds the initial data of a scenario. The result is the same every time, except that dates are
 * relative to today.
 * @throws FixtureError if a fixture file is invalid
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
    lenders ?? (large ? LARGE_SIZE.lenders : undefined),
  );
  const plainUsers = seedUsers(users ?? (large ? LARGE_SIZE.users : DEFAULT_USERS), access);
  const lenderRows = inHindi ? lendersInHindi(plainLenders) : plainLenders;
  const userRows = inHindi ? usersInHindi(plainUsers) : plainUsers;
  const links = seedTrackingLinks(fixtures.partners);
  const bare = seedApplications(userRows, lenderRows);
  const applications = attributeSeeded(bare, links.tracking_links);
  const leads = attributeSeeded(seedLeads(userRows, bare), links.tracking_links);
  const settings = seedPartnerSettings(fixtures.partners);
  const ledgerRows = {
    partners: fixtures.partners,
    applications: withReferences('applications', applications),
    lender_revenue: seedRevenue(fixtures, lenderRows),
    merchants: seedMerchants(access),
  };
  return {
    ...baseSeed(fixtures),
    ...seedDeclared(),
    resource_faqs: seedFaqs(),
    ...seedTraining(),
    ...seedMarketing(),
    lenders: lenderRows,
    lender_revenue: ledgerRows.lender_revenue,
    credit_cards: fixtures.cards.map((card) => ({
      ...card,
      id: card.category_id,
      deleted_at: null,
    })),
    users: withReferences('users', userRows),
    applications: ledgerRows.applications,
    leads: withReferences('leads', leads),
    ...links,
    ...seedMessaging(withReferences('users', userRows)),
    consents: seedConsents(userRows, applications),
    masquerades: seedMasquerades(fixtures.partners, access),
    erasures: withReferences('erasures', seedErasures(userRows, applications, access)),
    help_requests: seedHelpRequests(),
    ...seedTickets(access),
    ...settings,
    ...seedLedger({ ...ledgerRows, ...settings }, access),
    merchants: ledgerRows.merchants,
    vouchers: seedVouchers(),
    prospects: seedProspects(userRows, applications, access),
  };
}
