import { type InferType, array, boolean, mixed, number, object, string } from 'yup';
import { toRecord } from '../../../collections';
import { EMPLOYMENTS, RANGE_CRITERIA } from '../../../lending';
import { lenders } from '../../../resources/catalogue';
import { LENDER_CRITERIA } from '../../../schema/entities/lenders/lender';
import { id } from '../../../schema/fields/numbers';
import { choice } from '../../../schema/fields/choice';
import { endpoint } from '../../endpoint';
import { dataAnswer, requiredArray } from '../answers';
import { criterionSchema } from '../borrower/offerAnswer';

const fact = () => number().nullable().defined();

const borrowerFacts = {
  ...toRecord(RANGE_CRITERIA.map((criterion) => [criterion.fact, fact()])),
  age_months: number().nullable(),
  employment: string().oneOf(EMPLOYMENTS).nullable().defined(),
  amount: fact(),
  tenure_months: fact(),
  emi: fact(),
};

/** Returns what the lending rules know of a borrower and of the loan in the profile. */
export const getBorrowerFacts = endpoint({
  id: 'getBorrowerFacts',
  method: 'GET',
  path: '/api/borrower-facts/:userId',
  summary: 'Read the figures of a borrower that lenders decide by',
  access: { admin: lenders.write },
  answer: dataAnswer(borrowerFacts),
});

/**
 * Judges every lender for a borrower by the rules that make offers, and returns a page of them: those that match
 * first, each group by name. The counts are of all lenders.
 */
export const testBorrower = endpoint({
  id: 'testBorrower',
  method: 'POST',
  path: '/api/test-borrower',
  summary: 'Judge every lender for a borrower',
  access: { admin: lenders.write },
  body: object({
    facts: object(borrowerFacts).noUnknown().required(),
    page: number().integer().min(1).required(),
    per_page: number().integer().min(1).max(100).required(),
  }).noUnknown(),
  answer: dataAnswer({
    matching: number().required(),
    total: number().required(),
    lenders: requiredArray(
      object({
        lender_id: id(),
        name: string().required(),
        product: choice('product'),
        eligible: boolean().required(),
        criteria: requiredArray(criterionSchema),
      }),
    ),
  }),
});

const criterionChange = object({
  lender_id: id(),
  property: string().oneOf(LENDER_CRITERIA).required(),
  value: mixed<string | number>()
    .test('plain', (value) => value === null || ['string', 'number'].includes(typeof value))
    .nullable()
    .defined(),
}).noUnknown();

/** A criterion of a lender that an admin thinks of changing. */
export type CriterionChange = InferType<typeof criterionChange>;

/** Counts the recent borrowers with an offer before and after changes that are not saved. */
export const previewCriteria = endpoint({
  id: 'previewCriteria',
  method: 'POST',
  path: '/api/preview-criteria',
  summary: 'Count the borrowers that changed criteria of lenders would match',
  access: { admin: lenders.write },
  body: object({ changes: array(criterionChange).required().min(1).max(2000) }).noUnknown(),
  answer: dataAnswer({
    /** Borrowers with a completed profile that was saved in the last `days` days. */
    borrowers: number().required(),
    days: number().required(),
    lenders: requiredArray(
      object({
        lender_id: id(),
        before: number().required(),
        after: number().required(),
      }),
    ),
  }),
});
