import { type InferType, number, object } from 'yup';
import { choice } from '../../fields/choice';
import { reference } from '../../fields/ids';
import { timestamp } from '../../fields/dates';
import { count, id } from '../../fields/numbers';
import { text } from '../../fields/text';

/** Longest time, in minutes, that an admin may act as a partner at once. */
export const MASQUERADE_MINUTES = 60;

/** An entry of the log: which admin acted as which partner, why, from `at` until `until`. */
export const masqueradeSchema = object({
  id: id(),
  account_id: number().defined().integer().min(1).meta({ kind: 'count' }),
  admin_name: text(),
  partner_id: reference('partners'),
  partner_name: text(),
  reason: text(300),
  mode: choice('masqueradeMode'),
  at: timestamp(),
  /** When the session ended; for a running session, its latest end. */
  until: timestamp(),
  /** Number of changes that the admin made. */
  changes: count(),
}).noUnknown();

export type Masquerade = InferType<typeof masqueradeSchema>;
