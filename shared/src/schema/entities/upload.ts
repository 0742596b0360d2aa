import type { InferType } from 'yup';
import { number, object } from 'yup';
import { choice } from '../fields/choice';
import { uuid } from '../fields/ids';
import { date, timestamp } from '../fields/dates';
import { count, flag, id, rupees } from '../fields/numbers';
import { text } from '../fields/text';

const account = () => number().defined().integer().nullable().meta({ kind: 'count' });

/**
 * A file with which an admin changes records. `kind` names the records; `rows` counts the rows that change a
 * record, or will after a confirmation; `backward_rows` counts those that move a record back. The `_by` fields
 * are admin accounts, null while nobody has acted.
 */
export const uploadSchema = object({
  id: uuid(),
  kind: text(40),
  file_name: text(255),
  status: choice('uploadStatus'),
  rows: count(),
  backward_rows: count(),
  error_count: count(),
  uploaded_by: account(),
  uploaded_by_name: text(120),
  created_at: timestamp(),
  decided_by: account(),
  decided_by_name: text(120),
  decided_at: timestamp().nullable(),
  rolled_back_by: account(),
  rolled_back_by_name: text(120),
  rolled_back_at: timestamp().nullable(),
}).noUnknown();

export type Upload = InferType<typeof uploadSchema>;

/**
 * A row of an upload that changes a record, with the record's values before and after. Amounts in ₹, null
 * without a disbursal.
 */
export const uploadRowSchema = object({
  id: id(),
  upload_id: uuid(),
  /** The row in the file; the header is 1. */
  row: count(),
  record_id: uuid(),
  record_reference: text(20),
  status: choice('uploadRowStatus'),
  backward: flag(),
  from_status: choice('applicationStatus'),
  from_date: date(),
  from_amount: rupees().nullable(),
  to_status: choice('applicationStatus'),
  to_date: date(),
  to_amount: rupees().nullable(),
}).noUnknown();

export type UploadRow = InferType<typeof uploadRowSchema>;
