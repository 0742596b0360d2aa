import { boolean, number, object, string } from 'yup';
import { ledgerLineSchema, signedRupees } from '../../../schema/entities/partner/payout';
import { choice } from '../../../schema/fields/choice';
import { reference } from '../../../schema/fields/ids';
import { date } from '../../../schema/fields/dates';
import { count, percentage, rupees } from '../../../schema/fields/numbers';
import { text } from '../../../schema/fields/text';
import { endpoint } from '../../endpoint';
import { dataAnswer, requiredArray } from '../answers';
import { leadLink } from '../partner/applications';
import { queryList } from '../queryList';
import { disbursalBasis } from './disbursalBasis';

const sums = {
  count: count(),
  commission: signedRupees(),
  gst: signedRupees(),
  tds: signedRupees(),
  net: signedRupees(),
};

/** The fields by which the ledger can be sorted. */
export const LEDGER_SORTS = [
  'day',
  'customer_name',
  'lender_name',
  'product',
  'disbursed_amount',
  'commission',
  'gst',
  'tds',
  'net',
  'state',
] as const;

/**
 * Returns the lines of the calling partner's ledger between two days that match the filters, newest first unless
 * sorted: a page of them, or all. The sums are those of all that match; `lenders` are those of all lines of the days.
 */
export const getPartnerLedger = endpoint({
  id: 'getPartnerLedger',
  method: 'GET',
  path: '/api/partner/ledger',
  summary: 'Lines of the partner’s ledger',
  access: { partner: true },
  scope: 'earnings:read',
  query: object({
    from: date().optional(),
    to: date().optional(),
    basis: disbursalBasis(),
    lender_id: queryList(reference('lenders')),
    state: queryList(choice('ledgerState')),
    sort: string<(typeof LEDGER_SORTS)[number]>()
      .oneOf([...LEDGER_SORTS])
      .optional(),
    order: string<'ASC' | 'DESC'>().oneOf(['ASC', 'DESC']).optional(),
    page: number().integer().min(1).optional(),
    per_page: number().integer().min(1).max(100).optional(),
  }).noUnknown(),
  answer: dataAnswer({
    from: string().required(),
    to: string().required(),
    lines: requiredArray(ledgerLineSchema),
    totals: object(sums).required(),
    lenders: requiredArray(object({ id: reference('lenders'), name: text(60) })),
  }),
});

const slab = object({
  revenue_type: string().defined(),
  revenue_type_hi: string().defined(),
  revenue_percent: percentage().nullable().defined(),
  revenue_flat: rupees().nullable().defined(),
  slab_disbursed_min: number().nullable().defined(),
  slab_disbursed_max: number().nullable().defined(),
  slab_number_min: number().nullable().defined(),
  slab_number_max: number().nullable().defined(),
  ats_min: number().nullable().defined(),
  ats_max: number().nullable().defined(),
  /** ₹ that the slab promises for the disbursal. */
  revenue: rupees(),
});

export const getPartnerLedgerLine = endpoint({
  id: 'getPartnerLedgerLine',
  method: 'GET',
  path: '/api/partner/ledger/:id',
  summary: 'A line of the partner’s ledger, opened',
  access: { partner: true },
  answer: dataAnswer({
    line: ledgerLineSchema.required(),
    /** The lead of the customer for the product; null if it is gone. */
    lead: leadLink(),
    slabs: requiredArray(slab),
    /** The lender's disbursals in the month, and their average, by which the slabs go. */
    month_disbursals: count(),
    month_average: rupees(),
    /** What the lender pays, ₹: booked, or promised by the slabs. */
    revenue: rupees(),
    promised: rupees(),
    /** The partner's terms: those by which the commission is booked, else those of today. */
    revenue_percent: percentage().nullable().defined(),
    revenue_flat_fee: rupees().nullable().defined(),
    tds_percent: percentage(),
    /** The part of the TDS that makes up for earlier commissions of the financial year, ₹. */
    tds_earlier: signedRupees(),
    /** The commission in ₹ that a financial year may have without TDS. */
    tds_threshold: rupees(),
    gst_percent: percentage(),
    /** The day on which the partner's registration for GST began or ended; null if it never changed. */
    gst_changed_on: date().nullable(),
    has_pan: boolean().required(),
    /** The commission and its claw-backs, apart from the line itself. */
    related: requiredArray(ledgerLineSchema),
  }),
});

const amountOnDay = object({ amount: signedRupees(), on: date(), count: count() });

/** Returns the figures about money on a partner's dashboard. */
export const getPartnerMoney = endpoint({
  id: 'getPartnerMoney',
  method: 'GET',
  path: '/api/partner/money',
  summary: 'What the partner is paid next',
  access: { partner: true },
  answer: dataAnswer({
    /**
     * Booked or approved and not yet paid, with the day of the payout run; null if there is nothing. It is late if
     * an earlier run should have paid a part of it, and it waits until an admin has verified the payout account.
     */
    next: amountOnDay
      .shape({
        state: string<'on' | 'late' | 'waits'>().required().oneOf(['on', 'late', 'waits']),
      })
      .nullable()
      .defined(),
    /** What the slabs promise and lenders have not paid yet. */
    expected: object({ amount: signedRupees(), count: count() }).required(),
    last_paid: object({ amount: signedRupees(), on: date(), utr: string().defined() })
      .nullable()
      .defined(),
    /** The disputes and tickets with an answer that the partner has not read. */
    unread: object({ disputes: count(), tickets: count() }).required(),
  }),
});
