import { type InferType, array, object, string } from 'yup';
import { choice } from '../fields/choice';
import { reference, uuid } from '../fields/ids';
import { timestamp } from '../fields/dates';
import { count, flag, id, percentage, rupees } from '../fields/numbers';
import { text } from '../fields/text';
import { signedRupees } from './partner/payout';
import { uploadSchema } from './upload';

/** The statuses in which the server works on an import. */
export const BUSY_IMPORTS: readonly string[] = ['checking', 'applying', 'rolling_back'];

/** A row with more ₹ than the slabs promise, or than was applied for. */
export const outlierSchema = object({
  row: count(),
  record_reference: text(20),
  amount: rupees(),
  expected_amount: rupees(),
}).noUnknown();

/**
 * An imported file. `file_rows` counts its rows, `processed` how many of the rows to work on are
 * done; the other counts are by the outcome of the check.
 */
export const importSchema = uploadSchema
  .shape({
    /** The partner that uploaded the file; null for an admin's. */
    partner_id: reference('partners').nullable(),
    file_rows: count(),
    processed: count(),
    /** The rows that the present work goes through. */
    to_process: count(),
    matched: count(),
    differing: count(),
    unknown: count(),
    missing: count(),
    /** When rows were last loaded, and when and by whom a second admin was asked to confirm the others. */
    loaded_at: timestamp().nullable(),
    asked_at: timestamp().nullable(),
    asked_by_name: text(120),
    /** The rows that the second admin refused, of a file that was loaded in part. */
    refused_rows: count(),
    /** When the texts of the rows were erased; null while the server keeps them. */
    cells_erased_at: timestamp().nullable(),
    /** The rows that book a commission or say that a loan was disbursed, and their sum in ₹. */
    money_rows: count(),
    money_total: rupees(),
    /** How many of these are above what the slabs promise or what was applied for, and the first of them. */
    outlier_rows: count(),
    outliers: array(outlierSchema).defined(),
  })
  .noUnknown();

export type Import = InferType<typeof importSchema>;

/** Counts the rows of a file loaded in part that still wait for somebody to ask a second admin. */
export const countOpenRows = ({
  status,
  decided_by,
  backward_rows,
}: Pick<Import, 'status' | 'decided_by' | 'backward_rows'>): number =>
  status === 'applied' && decided_by === null ? backward_rows : 0;

/**
 * A row of an imported file, or a record that the file leaves out (`row` is 0). `cells` are the
 * texts of the kind's columns. Amounts in ₹; '' and null where there is none.
 */
export const importRowSchema = object({
  id: id(),
  upload_id: uuid(),
  partner_id: reference('partners').nullable(),
  row: count(),
  outcome: choice('importOutcome'),
  status: choice('uploadRowStatus'),
  /** The application or lead that the row is about; '' where there is none. */
  record_id: text(36),
  record_reference: text(20),
  backward: flag(),
  cells: array(string().defined()).defined(),
  /** The column with the error; '' if it concerns none. */
  column: text(40),
  problem: choice('importProblem'),
  /** All that is wrong with the row, to filter by. */
  problems: array(choice('importProblem')).defined(),
  /** The row's further problems. */
  other_problems: array(
    object({ column: text(40), problem: choice('importProblem') }).noUnknown(),
  ).defined(),
  /** The cells of a row that has more of them than headings, and the headings; 0 for other rows. */
  cell_count: count(),
  heading_count: count(),
  from_status: text(20),
  from_date: text(10),
  from_amount: rupees().nullable(),
  to_status: text(20),
  to_date: text(10),
  to_amount: rupees().nullable(),
  /** What the slabs promise, or what was applied for; null if nothing limits the amount. */
  expected_amount: rupees().nullable(),
}).noUnknown();

export type ImportRow = InferType<typeof importRowSchema>;

/**
 * An entry of the partners' ledger, in ₹. A commission is what a lender has paid for a disbursal, by
 * its commission file: `amount` is the lender's payment and `partner_amount` the partner's share of
 * it by the terms on the day of the import. A referral is the reward for a partner that this one has
 * referred; its `application_reference` is the merchant's application, and no lender pays it. A
 * claw-back takes back a part of the partner's share: its `partner_amount` is negative. The `amount`
 * of both is 0.
 */
export const ledgerEntrySchema = object({
  /** A commission has the id of its application, so that each has one at most. */
  id: uuid(),
  kind: choice('ledgerKind'),
  partner_id: reference('partners'),
  lender_id: reference('lenders').nullable(),
  application_reference: text(20),
  amount: rupees(),
  partner_amount: signedRupees(),
  /** The partner's terms by which a commission is shared; null for the other kinds. */
  revenue_percent: percentage().nullable(),
  revenue_flat_fee: rupees().nullable(),
  booked_on: text(10),
  /** The file that booked it; null for the other kinds. */
  upload_id: uuid().nullable(),
  /** The commission that a claw-back refers to. */
  claw_back_of: uuid().nullable(),
  /** The partner whose referral is rewarded, or clawed back; null for a disbursal. */
  referred_partner_id: reference('partners').nullable(),
  /** The payout that it is in, and its taxes there. */
  payout_id: uuid().nullable(),
  gst: signedRupees().nullable(),
  tds: signedRupees().nullable(),
}).noUnknown();

export type LedgerEntry = InferType<typeof ledgerEntrySchema>;

/**
 * What a disbursal, referral or claw-back brings the platform and its partner, in ₹: what the ledger has booked,
 * or what the lender's slabs and the partner's terms promise. The days are those that it counts on by the two
 * bases of figures.
 */
export const earningSchema = object({
  id: uuid(),
  kind: choice('ledgerKind'),
  application_reference: text(20),
  partner_id: reference('partners'),
  lender_id: reference('lenders').nullable(),
  disbursal_day: text(10),
  application_day: text(10),
  revenue: rupees(),
  payout: signedRupees(),
}).noUnknown();

export type Earning = InferType<typeof earningSchema>;
