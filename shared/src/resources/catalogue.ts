import { creditCardSchema } from '../schema/entities/lenders/creditCard';
import { lenderSchema } from '../schema/entities/lenders/lender';
import { lenderGroupSchema } from '../schema/entities/lenders/lenderGroup';
import { lenderOutageSchema } from '../schema/entities/lenders/lenderOutage';
import { lenderStatusChangeSchema } from '../schema/entities/lenders/lenderStatusChange';
import { lenderRevenueSchema, revenueTypeSchema } from '../schema/entities/lenders/lenderRevenue';
import { voucherSchema } from '../schema/entities/borrower/voucher';
import { defineResource } from './defineResource';

/** The calls of section 7 of the specification serve the catalogue. */
const documented = { rest: false, read: [1], write: [1] } as const;

export const lenders = defineResource({
  ...documented,
  name: 'lenders',
  schema: lenderSchema,
  key: 'lender_id',
  title: 'name',
  searched: ['name', 'name_hi'],
});

export const lenderGroups = defineResource({
  ...documented,
  name: 'lender-groups',
  schema: lenderGroupSchema,
  title: 'name',
  searched: ['name'],
});

export const lenderRevenue = defineResource({
  ...documented,
  name: 'lender-revenue',
  schema: lenderRevenueSchema,
  title: 'id',
  searched: [],
});

export const lenderOutages = defineResource({
  ...documented,
  name: 'lender-outages',
  schema: lenderOutageSchema,
  title: 'reason',
  searched: ['reason'],
});

/** Each switch and outage of a lender, as the server records it. */
export const lenderStatusChanges = defineResource({
  ...documented,
  write: [],
  name: 'lender-status-changes',
  schema: lenderStatusChangeSchema,
  title: 'event',
  searched: ['admin_name', 'reason'],
});

export const revenueTypes = defineResource({
  ...documented,
  name: 'revenue-types',
  schema: revenueTypeSchema,
  title: 'name',
  searched: ['name'],
});

export const creditCards = defineResource({
  ...documented,
  name: 'credit-cards',
  schema: creditCardSchema,
  key: 'category_id',
  title: 'category_name',
  searched: ['category_name', 'key_feature'],
});

/** Only borrowers read them, by a call of the contract. */
export const vouchers = defineResource({
  ...documented,
  read: [],
  write: [],
  name: 'vouchers',
  schema: voucherSchema,
  title: 'shop',
  searched: ['shop'],
});
