import { boolean, number, object, string } from 'yup';
import { endpoint } from '../../endpoint';
import { dataAnswer, requiredArray } from '../answers';
import { loanProduct } from './journey';

const scoreLender = object({
  lender_id: number().required(),
  slug: string().required(),
  name: string().required(),
  /** Whether the lender has an offer with a score of its step, or with the own one where that is higher. */
  matches: boolean().required(),
});

/**
 * Reads the own credit score with its date and history, and which lenders of a product open at which score. Without
 * the consent `bureau` there is no score: `consented` is false; `complete` tells whether the profile is.
 */
export const getOwnScore = endpoint({
  id: 'getOwnScore',
  method: 'GET',
  path: '/api/user/:id/score',
  summary: 'Read the own credit score',
  access: { consumer: true },
  owner: 'id',
  query: object({ product: loanProduct() }).noUnknown(),
  answer: dataAnswer({
    score: number().nullable().defined(),
    /** When the bureau gave it, ISO 8601; null if that was not recorded. */
    at: string().nullable().defined(),
    bureau: string().required(),
    /** The scores so far, the newest first. */
    history: requiredArray(object({ score: number().required(), at: string().required() })),
    consented: boolean().required(),
    complete: boolean().required(),
    /** The scores that lenders ask for, the lowest first; 0 for lenders that ask for none. */
    steps: requiredArray(
      object({ from: number().required(), lenders: requiredArray(scoreLender) }),
    ),
  }),
});
