import type { Collections, LanguageRecord } from '../data/records';
import type { NewRecord } from '../store/port';
import { seedApplications, seedLeads } from './applications';
import { seedCards } from './cards';
import { LENDER_GROUPS, seedLenders, seedRevenue } from './lenders';
import { seedAccounts, seedPartners } from './partners';
import { seedUsers } from './users';

/** Rows to start with, by collection; what is not named starts empty. */
export type Seed = { readonly [K in keyof Collections]?: readonly NewRecord<Collections[K]>[] };

export interface SeedOptions {
  /** How many lenders and consumers; the fixtures' own number where it is not given. */
  lenders?: number | undefined;
  users?: number | undefined;
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

/** The fixtures, grown to so many rows; the same each time, with dates relative to today. */
export function seedCollections({ lenders, users }: SeedOptions = {}): Seed {
  const lenderRows = seedLenders(lenders);
  const userRows = seedUsers(users ?? DEFAULT_USERS);
  const applications = seedApplications(userRows, lenderRows);
  return {
    languages: seedLanguages(),
    partners: seedPartners(),
    accounts: seedAccounts(),
    lender_groups: LENDER_GROUPS.map((name, index) => ({ id: index + 1, name, deleted_at: null })),
    revenue_types: REVENUE_TYPES.map((name, index) => ({ id: index + 1, name })),
    lenders: lenderRows,
    lender_revenue: seedRevenue(lenderRows),
    credit_cards: seedCards(),
    users: userRows,
    applications,
    leads: seedLeads(userRows, applications),
  };
}
