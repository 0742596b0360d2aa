import { type InferType, number, object } from 'yup';
import { choice } from '../fields/choice';
import { uuid } from '../fields/ids';
import { timestamp } from '../fields/dates';
import { count } from '../fields/numbers';
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
