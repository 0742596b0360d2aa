import { type InferType, array, object, string } from 'yup';
import { choice } from '../../fields/choice';
import { uuid } from '../../fields/ids';
import { timestamp } from '../../fields/dates';
import { count } from '../../fields/numbers';
import { reasonInWords, text } from '../../fields/text';
import { message } from '../../message';
import { WRITABLE_PROFILE_FIELDS } from '../../profile';

/** The facts in common that suggest that two records are of one person. */
export const DUPLICATE_SIGNS = ['mobile', 'email', 'pan', 'name_birth_date'] as const;

export type DuplicateSign = (typeof DUPLICATE_SIGNS)[number];

/** Two customers who may be one person, the earlier record first. */
export const duplicatePairSchema = object({
  id: uuid(),
  /** `distinct`: an admin has marked the pair as two people. */
  status: string().defined().oneOf(['open', 'distinct']),
  first_id: uuid(),
  first_reference: text(20),
  first_customer_name: text(130),
  first_contact: text(),
  second_id: uuid(),
  second_reference: text(20),
  second_customer_name: text(130),
  second_contact: text(),
  signs: array(string<DuplicateSign>().required().oneOf(DUPLICATE_SIGNS)).defined(),
  /** Those of the signs that both have proven. A pair without one cannot be merged. */
  proven: array(string<DuplicateSign>().required().oneOf(DUPLICATE_SIGNS)).defined(),
  /** Sorts the pairs: those with most in common first, then by the age of the first record. */
  rank: text(),
  /** Who marked them as distinct, and when; null while nobody has. */
  admin_name: text(),
  decided_at: timestamp().nullable(),
}).noUnknown();

export type DuplicatePair = InferType<typeof duplicatePairSchema>;

/** The profile fields for which an admin chooses one of the two values. The consents decide on the others. */
export const MERGED_FIELDS = WRITABLE_PROFILE_FIELDS.filter(
  (name) => !['allow_sms', 'allow_emails', 'is_editing'].includes(name),
);

/** A merge of two customers as the desk sees it. The moved records are stored separately, to undo it. */
export const mergeSchema = object({
  id: uuid(),
  status: choice('mergeStatus'),
  survivor_id: uuid(),
  survivor_reference: text(20),
  survivor_name: text(130),
  merged_id: uuid(),
  merged_reference: text(20),
  merged_name: text(130),
  /** The facts in common, from `DUPLICATE_SIGNS`. */
  signs: array(text(20).required()).defined(),
  /** The fields whose value came from the merged record. */
  taken: array(text(40).required()).defined(),
  /** How many records moved to the survivor. */
  moved: array(object({ collection: text(40), count: count() }).noUnknown()).defined(),
  reason: text(300),
  at: timestamp(),
  admin_name: text(),
  undone_at: timestamp().nullable(),
  undone_by_name: text(),
  /** When the merged contact confirmed by a code that the survivor is the same person; null before. */
  confirmed_at: timestamp().nullable(),
}).noUnknown();

export type Merge = InferType<typeof mergeSchema>;

const missing = message('validation.required');

/** What an admin types to merge two customers whose PAN or birth date differ. */
export const MERGE_WORD = 'MERGE';

/** A merge that an admin asks for: the survivor, the merged record, and the values to take over from it. */
export const newMergeSchema = object({
  survivor_id: uuid().required(missing),
  merged_id: uuid().required(missing),
  taken: array(text(40).required().oneOf(MERGED_FIELDS)).defined(),
  reason: reasonInWords(),
  /** `MERGE_WORD`, needed where PAN or birth date differ; such a merge waits for a second admin, too. */
  typed_word: text(20).optional(),
}).noUnknown();
