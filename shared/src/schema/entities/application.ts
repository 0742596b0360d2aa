import type { InferType } from 'yup';
import { array, object } from 'yup';
import { choice, reference, uuid } from '../fields/choice';
import { date, timestamp } from '../fields/dates';
import { months, percentage, rupees } from '../fields/numbers';
import { text } from '../fields/text';

/**
 * A loan application: the terms that the borrower saw and took. Amounts in ₹,
 * `annual_rate` and `apr` in per cent a year, `emi` in ₹ a month.
 * `customer_name` is shortened for partners (first name and an initial).
 */
export const applicationSchema = object({
  id: uuid(),
  /** What people quote, such as `A-6X29-SKW9`. */
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

/** A status that an application has had: the lender's day for it, its remarks, and when it was noted here. */
export const statusEntrySchema = object({
  status: choice('applicationStatus'),
  status_date: date(),
  remarks: text(500),
  noted_at: timestamp(),
}).noUnknown();

export type StatusEntry = InferType<typeof statusEntrySchema>;

/** An application as its owner sees it. */
export const ownApplicationSchema = applicationSchema.shape({
  /** The lender's part of the addresses of its pages. */
  lender_slug: text(80),
  /** Every status, oldest first; the last one is the present. */
  history: array(statusEntrySchema).defined(),
  /** When the lender's code was entered; null where it was not, or none is asked for. */
  confirmed_at: timestamp().nullable(),
  /** The PAN that it was made with, masked; '' where it was not kept. */
  pan: text(10),
});

export type OwnApplication = InferType<typeof ownApplicationSchema>;
