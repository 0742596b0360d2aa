import { type InferType, type TestContext, object } from 'yup';
import { message } from '../../message';
import { reference } from '../../fields/ids';
import { count, flag, id, percentage, rupees } from '../../fields/numbers';
import { text } from '../../fields/text';

const greaterThan = (min: string) => ({
  name: 'range',
  message: message('validation.max_above_min'),
  skipAbsent: true,
  test(this: { parent: unknown }, max: number | null | undefined) {
    if (max === null || max === undefined || typeof this.parent !== 'object') return true;
    const lower: unknown = Object.entries(this.parent ?? {}).find(([name]) => name === min)?.[1];
    return typeof lower !== 'number' || max > lower;
  },
});

const fields = {
  lender_id: reference('lenders'),
  slab_disbursed_min: rupees().nullable(),
  slab_disbursed_max: rupees().nullable().test(greaterThan('slab_disbursed_min')),
  slab_number_min: count().nullable(),
  slab_number_max: count().nullable().test(greaterThan('slab_number_min')),
  ats_min: rupees().nullable(),
  ats_max: rupees().nullable().test(greaterThan('ats_min')),
  revenue_type_id: reference('revenue-types')
    .required(message('validation.revenue_type'))
    .typeError(message('validation.revenue_type')),
  revenue_flat: rupees().nullable(),
  revenue_percent: percentage().nullable(),
  status: flag(),
};

/** Unvalidated values, because the rule on the whole record runs together with the rules on its fields. */
interface Rates {
  revenue_flat?: unknown;
  revenue_percent?: unknown;
}

const isPositive = (value: unknown): boolean => typeof value === 'number' && value > 0;

const rate = {
  name: 'rate',
  test(this: TestContext, value: Rates) {
    if (isPositive(value.revenue_flat) || isPositive(value.revenue_percent)) return true;
    return this.createError({ path: 'revenue_flat', message: message('validation.revenue_rate') });
  },
};

/** A new slab, without an id. */
export const newLenderRevenueSchema = object(fields).noUnknown().test(rate);

/**
 * One slab of a lender's revenue (section 3): bounds of the disbursed amount (₹), the number of
 * disbursals and the average ticket size (ATS, ₹), null for no bound; `revenue_flat` in ₹ for each
 * disbursal, `revenue_percent` of its amount.
 */
export const lenderRevenueSchema = object({
  id: id().meta({ kind: 'id', readOnly: true }),
  ...fields,
})
  .noUnknown()
  .test(rate);

export type NewLenderRevenue = InferType<typeof newLenderRevenueSchema>;
export type LenderRevenue = InferType<typeof lenderRevenueSchema>;

/** A way in which lenders pay revenue, for example on disbursal; '' shows the English name in Hindi, too. */
export const revenueTypeSchema = object({
  id: id(),
  name: text(80),
  name_hi: text(80).default(''),
}).noUnknown();

export type RevenueType = InferType<typeof revenueTypeSchema>;
