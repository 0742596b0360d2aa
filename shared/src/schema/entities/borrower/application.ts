import { type InferType, array, object } from 'yup';
import { choice } from '../../fields/choice';
import { reference, uuid } from '../../fields/ids';
import { date, timestamp } from '../../fields/dates';
import { months, percentage, rupees } from '../../fields/numbers';
import { text } from '../../fields/text';

/**
 * A loan application with the terms that the borrower accepted. Amounts in ₹,
 * `annual_rate` and `apr` in per cent a year, `emi` in ₹ a month.
 * `customer_name` is shortened for partners (first name and an initial).
 */
export const applicationSchema = object({
  id: uuid(),
  /** The number that people quote to support, such as `A-6X29-SKW9`. */
  reference: text(20),
  user_id: uuid(),
  lender_id: reference('lenders'),
  lender_name: text(60),
  partner_id: reference('partners'),
  customer_name: text(130),
  product: choice('product'),
  amount: rupees(),
  tenure_months: months(),
  annual_rate: percentage(),
  apr: percentage().max(1000),
  emi: rupees(),
  status: choice('applicationStatus'),
  status_date: date(),
  remarks: text(500),
  disbursed_amount: rupees().nullable(),
  created_at: timestamp(),
  updated_at: timestamp(),
}).noUnknown();

export type Application = InferType<typeof applicationSchema>;

/** The statuses of a successful application, in order. */
export const APPLICATION_STEPS = ['applied', 'in_review', 'approved', 'disbursed'] as const;

/**
 * Statuses in which an application has ended without a loan: the lender declined it, the borrower withdrew it, or the
 * borrower gave the loan back within the cooling-off days.
 */
export const FAILED_STATUSES = ['rejected', 'withdrawn', 'cancelled'] as const;

/** Statuses of an application that is not finished yet. */
export const OPEN_STATUSES: readonly string[] = APPLICATION_STEPS.slice(0, -1);

/** One status of an application: the lender's date and remarks, and when the server stored it. */
export const statusEntrySchema = object({
  status: choice('applicationStatus'),
  status_date: date(),
  remarks: text(500),
  noted_at: timestamp(),
}).noUnknown();

export type StatusEntry = InferType<typeof statusEntrySchema>;

/** A notice to give a loan back: its day, the ₹ owed on it, the ₹ for each day after it, and the last day to pay. */
export const giveBackSchema = object({
  on: date(),
  amount: rupees(),
  per_day: rupees(),
  until: date(),
}).noUnknown();

/** An application as its owner sees it. */
export const ownApplicationSchema = applicationSchema.shape({
  /** The lender's segment in the addresses of its pages. */
  lender_slug: text(80),
  /** Every status, oldest first; the last one is current. */
  history: array(
    statusEntrySchema.shape({ reason: choice('statusReason').nullable() }).noUnknown(),
  ).defined(),
  /** The lender's reason for the present status; null if it gave none that both languages have. */
  reason: choice('statusReason').nullable(),
  /** When the lender has said that it decides; null if it has said nothing. */
  decides_by: timestamp().nullable(),
  /** When the borrower entered the lender's code; null before that, and if the lender asks for none. */
  confirmed_at: timestamp().nullable(),
  /** The notice to give the loan back within the cooling-off days. The status follows once the lender has the money. */
  give_back: giveBackSchema.nullable(),
  /** The masked PAN of the application; '' if the server did not keep it. */
  pan: text(10),
});

export type OwnApplication = InferType<typeof ownApplicationSchema>;
