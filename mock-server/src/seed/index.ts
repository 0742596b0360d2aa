import type { Scenario } from '../config';
import type { LanguageRecord } from '../data/records';
import { type Referenced, referenceOfId } from '../data/references';
import { seedDeclared } from '../data/declared';
import type { State } from '../data/state';
import type { NewRecord } from '../store/port';
import { seedApplications, seedLeads } from './applications';
import { seedCards } from './cards';
import { seedConsents } from './consents';
import { seedHelpRequests } from './helpRequests';
import { lendersInHindi, usersInHindi } from './inHindi';
import { LENDER_GROUPS, seedLenders, seedRevenue } from './lenders';
import { seedMasquerades } from './masquerades';
import { seedMerchants } from './merchants';
import { seedAccounts, seedPartners } from './partners';
import { seedProspects } from './prospects';
import { seedUsers } from './users';
import { seedVouchers } from './vouchers';

export interface SeedOptions {
  /** How many lenders and consumers; the fixtures' own number where it is not given. */
  lenders?: number | undefined;
  users?: number | undefined;
  scenario?: Scenario;
}

const DEFAULT_USERS = 400;
const REVENUE_TYPES = ['On disbursal', 'Flat fee for each disbursal', 'Volume bonus'];

function seedLanguages(): NewRecord<LanguageRecord>[] {
  const india = { country_key: 'IN', country_name: 'India', phone_code: '91', image: '' };
  return [
    { id: 1, languageName: 'English', isDefault: 1, ...india },
    { id: 2, languageName: 'हिन्दी', isDefault: 0, ...india },
  ];
}

const grown = { lenders: 500, users: 5000 } as const;

/** What stands in every scenario. */
function groundwork(): State {
  return {
    languages: seedLanguages(),
    partners: seedPartners(),
    accounts: seedAccounts(),
    lender_groups: LENDER_GROUPS.map((name, index) => ({ id: index + 1, name, deleted_at: null })),
    revenue_types: REVENUE_TYPES.map((name, index) => ({ id: index + 1, name })),
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

/** The fixtures, grown to so many rows; the same each time, with dates relative to today. */
export function seedCollections({ lenders, users, scenario = 'demo' }: SeedOptions = {}): State {
  if (scenario === 'empty') return groundwork();
  const large = scenario === 'large';
  const inHindi = scenario === 'hindi';
  const plainLenders = seedLenders(lenders ?? (large ? grown.lenders : undefined));
  const plainUsers = seedUsers(users ?? (large ? grown.users : DEFAULT_USERS));
  const lenderRows = inHindi ? lendersInHindi(plainLenders) : plainLenders;
  const userRows = inHindi ? usersInHindi(plainUsers) : plainUsers;
  const applications = seedApplications(userRows, lenderRows);
  return {
    ...groundwork(),
    ...seedDeclared(),
    lenders: lenderRows,
    lender_revenue: seedRevenue(lenderRows),
    credit_cards: seedCards(),
    users: withReferences('users', userRows),
    applications: withReferences('applications', applications),
    leads: withReferences('leads', seedLeads(userRows, applications)),
    consents: seedConsents(userRows, applications),
    masquerades: seedMasquerades(seedPartners()),
    help_requests: seedHelpRequests(),
    merchants: seedMerchants(),
    vouchers: seedVouchers(),
    prospects: seedProspects(userRows, applications),
  };
}
