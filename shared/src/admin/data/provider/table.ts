import { type Resource, RESOURCES } from '../../../resources';
import { creditCards } from './rows/creditCards';
import { lenderGroups } from './rows/lenderGroups';
import { lenderRevenue, revenueTypes } from './rows/lenderRevenue';
import { lenders } from './rows/lenders';
import { partners } from './rows/partners';
import type { ResourceRow } from './resourceRow';

/** Adds the declaration of its resource to a row. */
export type DocumentedResource = ResourceRow & Pick<Resource, 'key' | 'searched'>;

/** The documented resources (specification, section 7), one row each. */
const ROWS: Readonly<Record<string, ResourceRow>> = {
  lenders,
  'lender-groups': lenderGroups,
  'lender-revenue': lenderRevenue,
  'revenue-types': revenueTypes,
  'credit-cards': creditCards,
};

export const DOCUMENTED: Readonly<Record<string, DocumentedResource>> = Object.fromEntries(
  RESOURCES.flatMap(({ name, key, searched }) => {
    const row = ROWS[name];
    return row ? [[name, { ...row, key, searched }]] : [];
  }),
);

/** REST resources whose records a documented call creates or changes. */
export const REST_CALLS: Readonly<Record<string, Pick<ResourceRow, 'create' | 'change'>>> = {
  partners,
};
