import { number, object, string } from 'yup';
import { merges } from '../../../resources/customers';
import {
  DUPLICATE_SIGNS,
  type DuplicateSign,
  MERGED_FIELDS,
  mergeSchema,
  newMergeSchema,
} from '../../../schema/entities/customers/merge';
import { uuid } from '../../../schema/fields/ids';
import { timestamp } from '../../../schema/fields/dates';
import { flag } from '../../../schema/fields/numbers';
import { endpoint } from '../../endpoint';
import { dataAnswer, doneAnswer, requiredArray, recordAnswer } from '../answers';

const desk = { access: { admin: merges.read } } as const;

/** A customer in a comparison, contact masked. */
const person = object({
  id: uuid(),
  partner_id: number().required(),
  reference: string().defined(),
  name: string().defined(),
  /** The contact that the person has verified by a code. */
  contact: string().defined(),
  created_at: timestamp(),
  applications: number().required(),
}).noUnknown();

export const compareCustomers = endpoint({
  id: 'compareCustomers',
  method: 'GET',
  path: '/api/dedupe/:first/:second',
  summary: 'Compare two customers who may be one person',
  ...desk,
  answer: dataAnswer({
    first: person.required(),
    second: person.required(),
    signs: requiredArray(string<DuplicateSign>().required().oneOf(DUPLICATE_SIGNS)),
    /** Those of the signs that both have proven. Without one the two cannot be merged. */
    proven: requiredArray(string<DuplicateSign>().required().oneOf(DUPLICATE_SIGNS)),
    /** The facts of identity in which they differ: such a merge needs a typed word and a second admin. */
    contradictions: requiredArray(string().required().oneOf(['tin', 'birth_date'])),
    /** The fields in which they differ, as text; '' if the customer has no value. */
    fields: requiredArray(
      object({
        name: string().required().oneOf(MERGED_FIELDS),
        first: string().defined(),
        second: string().defined(),
      }),
    ),
  }),
});

/** Marks two customers with something in common as different people, or undoes that. */
export const setDistinct = endpoint({
  id: 'setDistinct',
  method: 'POST',
  path: '/api/dedupe/distinct',
  summary: 'Say whether two customers are different people',
  access: { admin: merges.write },
  body: object({ first_id: uuid(), second_id: uuid(), distinct: flag() }).noUnknown(),
  answer: doneAnswer(),
});

/**
 * Merges a customer into a survivor, who gets the records. 409 for
 * people who have nothing proven in common, are already merged, or have asked for erasure. Both are told at once;
 * the merged contact's sign-in opens the survivor once it has confirmed that by its code.
 */
export const mergeCustomers = endpoint({
  id: 'mergeCustomers',
  method: 'POST',
  creates: true,
  path: '/api/dedupe/merges',
  summary: 'Merge two customers',
  access: { admin: merges.write },
  body: newMergeSchema,
  answer: recordAnswer(mergeSchema),
});

/**
 * Carries out a merge of customers whose PAN or birth date differ, which another admin has asked for. 403 for that
 * admin; 409 if it no longer waits, or one of the two has changed since.
 */
export const approveMerge = endpoint({
  id: 'approveMerge',
  method: 'POST',
  path: '/api/dedupe/merges/:id/approve',
  summary: 'Approve a merge of two customers',
  access: { admin: merges.write },
  body: object({}).noUnknown(),
  answer: recordAnswer(mergeSchema),
});

/**
 * Undoes a merge, or withdraws the request for one: the moved records return, the merged record is restored, and the survivor's fields get their
 * values back unless they have changed since. 409 if it is already undone, if the survivor was merged itself, or
 * if the person was erased.
 */
export const undoMerge = endpoint({
  id: 'undoMerge',
  method: 'POST',
  path: '/api/dedupe/merges/:id/undo',
  summary: 'Take a merge of two customers back',
  access: { admin: merges.write },
  body: object({}).noUnknown(),
  answer: recordAnswer(mergeSchema),
});
