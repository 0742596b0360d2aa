import type { InferType } from 'yup';
import { number, object } from 'yup';
import { choice, reference } from '../fields/choice';
import { timestamp } from '../fields/dates';
import { count, id } from '../fields/numbers';
import { text } from '../fields/text';
import { message } from '../message';

/** Longest time that an admin may act as a partner without asking anew, in minutes. */
export const MASQUERADE_MINUTES = 60;

/** Most characters of the reason for acting as a partner. */
export const MASQUERADE_REASON_MAX = 300;

const TWO_WORDS = /[\p{L}\p{M}]{2,}.*\s.*?[\p{L}\p{M}]{2,}/u;

/** Why an admin acts as a partner: at least two words, so that the log says something. */
export const masqueradeReason = () =>
  text(MASQUERADE_REASON_MAX)
    .required(message('validation.reason_words'))
    .matches(TWO_WORDS, { message: message('validation.reason_words') });

/** An entry of the log: which admin acted as which partner, why, from `at` until `until`. */
export const masqueradeSchema = object({
  id: id(),
  account_id: number().defined().integer().min(1).meta({ kind: 'count' }),
  admin_name: text(),
  partner_id: reference('partners'),
  partner_name: text(),
  reason: text(MASQUERADE_REASON_MAX),
  mode: choice('masqueradeMode'),
  at: timestamp(),
  /** When it ended; while it runs, when it ends at the latest. */
  until: timestamp(),
  /** How many changes were made. */
  changes: count(),
}).noUnknown();

export type Masquerade = InferType<typeof masqueradeSchema>;
