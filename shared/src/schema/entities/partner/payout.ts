import { type InferType, number, object, string } from 'yup';
import { choice } from '../../fields/choice';
import { reference, uuid } from '../../fields/ids';
import { date, timestamp } from '../../fields/dates';
import { count, positiveRupees, RUPEES_MAX, rupees } from '../../fields/numbers';
import { utr } from '../../fields/identity';
import { reasonInWords, text } from '../../fields/text';
import { message } from '../../message';

const MONTH = /^20\d{2}-(?:0[1-9]|1[0-2])$/;

/** A calendar month, `YYYY-MM`. */
export const month = () =>
  string()
    .defined()
    .matches(MONTH, { message: message('validation.month') })
    .meta({ kind: 'month' });

/** An amount in ₹ that a claw-back makes negative, shown to the paisa. */
export const signedRupees = () =>
  rupees().min(-RUPEES_MAX).meta({ kind: 'rupees', step: 0.01, hasPaise: true });

/** The day of the next month by which a month's payout is paid. */
export const PAYOUT_DAY = 10;

/**
 * A partner's payout of a month: the ledger entries that no payout had before. An admin drafts it, a
 * second one approves it, and it is paid with the bank's reference. Amounts in ₹;
 * `net` is `commission + gst - tds`.
 */
export const payoutSchema = object({
  id: uuid(),
  reference: text(20),
  partner_id: reference('partners'),
  month: month(),
  status: choice('payoutStatus'),
  entries: count(),
  commission: signedRupees(),
  gst: signedRupees(),
  tds: signedRupees(),
  net: signedRupees(),
  created_by_name: text(),
  created_at: timestamp(),
  approved_by_name: text(),
  approved_at: timestamp().nullable(),
  /** The account for which it was approved, masked; '' before. */
  account_number: text(40),
  paid_on: date().nullable(),
  /** The bank's unique transaction reference. */
  utr: text(40),
}).noUnknown();

export type Payout = InferType<typeof payoutSchema>;

const missing = message('validation.required');

/** The month whose payouts an admin drafts. */
export const newPayoutsSchema = object({ month: month().required(missing) }).noUnknown();

/** How a payout was paid. */
export const paymentSchema = object({
  paid_on: date().required(missing),
  utr: utr().required(missing),
}).noUnknown();

/** A claw-back by an admin: the part of a commission in ₹, and the reason. */
export const newClawBackSchema = object({
  amount: positiveRupees().required(missing),
  reason: reasonInWords(),
}).noUnknown();

/**
 * A line of a partner's ledger. Amounts in ₹, negative for a claw-back. A referral has no application:
 * its reference is that of the merchant's, and what describes a disbursal is '' or null.
 */
export const ledgerLineSchema = object({
  /** The application's, or that of the claw-back or referral itself. */
  id: uuid(),
  kind: choice('ledgerKind'),
  state: choice('ledgerState'),
  /** The day on which the line counts, by the basis of the report. */
  day: date(),
  partner_id: reference('partners'),
  application_id: uuid().nullable(),
  application_reference: text(20),
  customer_name: text(130),
  /** The partner whose referral is rewarded; '' for a disbursal. */
  referred_name: text(60),
  lender_name: text(60),
  product: choice('product'),
  disbursed_amount: rupees().nullable(),
  disbursed_on: date().nullable(),
  commission: signedRupees(),
  gst: signedRupees(),
  tds: signedRupees(),
  net: signedRupees(),
  /** When the lender's payment was booked, or the claw-back; null while it is expected. */
  booked_on: date().nullable(),
  /** The day on which it is due or was paid; null while unknown. */
  paid_on: date().nullable(),
  payout_id: uuid().nullable(),
  payout_reference: text(20),
  utr: text(40),
  /** Why it was clawed back; '' for earnings and for referrals that the server took back. */
  reason: text(300),
  /** The dispute about the line that was opened last. */
  dispute_id: uuid().nullable(),
  dispute_status: string().defined().oneOf(['', 'open', 'answered', 'resolved']),
  /** Messages of its dispute that the partner has not read. */
  unread: number().defined().integer().min(0),
}).noUnknown();

export type LedgerLine = InferType<typeof ledgerLineSchema>;
