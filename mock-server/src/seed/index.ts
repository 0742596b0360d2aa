import type { Scenario } from '../config';
import type { LanguageRecord } from '../data/records';
import { type Referenced, deriveReference } from '../data/specs/references';
import { seedDeclared } from '../data/specs/resourceSpecs';
import type { State } from '../data/state';
import type { NewRecord } from '../store/port';
import { findDemoAccess, seedAccounts } from './accounts';
import { seedApplications, seedLeads } from './borrowers/applications';
import { seedConsents } from './borrowers/consents';
import { seedDesk } from './borrowers/desk';
import { seedErasures } from './borrowers/erasures';
import { seedFaqs } from './partners/faqs';
import { seedHelpRequests } from './borrowers/helpRequests';
import type { Fixtures } from './fixtures/readFixtures';
import { readFixtures } from './fixtures/readFixtures';
import { translateLenders, translateUsers } from './translateSeed';
import { seedLedger } from './partners/ledger';
import { seedLenders, seedRevenue } from './lenders';
import { seedMarketing } from './partners/marketing';
import { seedMasquerades } from './partners/masquerades';
import { seedMerchants } from './partners/merchants';
import { seedMessaging } from './borrowers/messaging';
import { seedPartnerSettings } from './partners/partnerSettings';
import { seedProspects } from './partners/prospects';
import { seedReferredLeads } from './partners/referredLeads';
import { seedTraining } from './partners/training';
import { seedNotices } from './partners/notices';
import { seedTickets } from './partners/tickets';
import { attributeSeeded, seedTrackingLinks } from './partners/trackingLinks';
import { seedUsers } from './borrowers/users';
import { seedVouchers } from './borrowers/vouchers';

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
function seedBase(fixtures: Fixtures): State {
  return {
    languages: seedLanguages(),
    partners: fixtures.partners,
    accounts: seedAccounts(fixtures.accounts),
    lender_groups: fixtures.lenderGroups.map((group) => ({ ...group, deleted_at: null })),
    revenue_types: fixtures.revenueTypes,
  };
}

/** Builds the records of a server for real people: nobody's account, borrower or lender. */
export const seedProduction = (): State => ({ ...seedBase(readFixtures()), accounts: [] });

/** Adds the reference derived from each row's id; derives another one if two ids share a reference. */
function withReferences<R extends { readonly id?: string }>(
  collection: Referenced,
  rows: readonly R[],
): (R & { reference: string })[] {
  const taken = new Set<string>();
  return rows.map((row) => {
    let named = row.id ?? '';
    while (taken.has(deriveReference(collection, named))) named += '+';
    const reference = deriveReference(collection, named);
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
  if (scenario === 'empty') return seedBase(fixtures);
  const access = findDemoAccess(fixtures);
  const large = scenario === 'large';
  const inHindi = scenario === 'hindi';
  const plainLenders = seedLenders(
    fixtures.lenders,
    lenders ?? (large ? LARGE_SIZE.lenders : undefined),
  );
  const plainUsers = seedUsers(users ?? (large ? LARGE_SIZE.users : DEFAULT_USERS), access);
  const lenderRows = inHindi ? translateLenders(plainLenders) : plainLenders;
  const userRows = inHindi ? translateUsers(plainUsers) : plainUsers;
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
  const tickets = seedTickets(access);
  const ledger = seedLedger({ ...ledgerRows, ...settings }, access);
  return {
    ...seedBase(fixtures),
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
    leads: withReferences('leads', [...leads, ...seedReferredLeads(access.partners[1])]),
    ...links,
    ...seedMessaging(withReferences('users', userRows)),
    consents: seedConsents(userRows, applications),
    masquerades: seedMasquerades(fixtures.partners, access),
    erasures: withReferences('erasures', seedErasures(userRows, applications, access)),
    ...seedDesk(userRows, leads, access),
    help_requests: seedHelpRequests(),
    ...tickets,
    ...settings,
    ...ledger,
    ...seedNotices({ ...tickets, ...ledger }),
    merchants: ledgerRows.merchants,
    vouchers: seedVouchers(),
    prospects: seedProspects(userRows, applications, access),
  };
}
