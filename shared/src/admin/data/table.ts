import { creditCards } from './rows/creditCards';
import { lenderGroups } from './rows/lenderGroups';
import { lenderRevenue, revenueTypes } from './rows/lenderRevenue';
import { lenders } from './rows/lenders';
import { partners } from './rows/partners';
import type { ResourceRow } from './resourceRow';

/** The documented resources (section 7 of the specification), one row each. */
export const DOCUMENTED: Readonly<Record<string, ResourceRow>> = {
  lenders,
  'lender-groups': lenderGroups,
  'lender-revenue': lenderRevenue,
  'revenue-types': revenueTypes,
  'credit-cards': creditCards,
};

/** REST resources whose records a documented call creates or changes. */
export const REST_CALLS: Readonly<Record<string, Pick<ResourceRow, 'create' | 'change'>>> = {
  partners,
};
