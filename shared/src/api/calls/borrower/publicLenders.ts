import { object } from 'yup';
import { lenderSchema } from '../../../schema/entities/lenders/lender';
import { percentage } from '../../../schema/fields/numbers';
import { text } from '../../../schema/fields/text';
import { endpoint } from '../../endpoint';
import { requiredArray } from '../answers';

export const publicLenderSchema = lenderSchema.pick([
  'lender_id',
  'slug',
  'name',
  'product',
  'min_loan_amount',
  'loan_amount_upto',
  'tenure_min',
  'tenure',
  'lender_description',
  'lender_description_hi',
  'grievance_officer',
  'grievance_officer_hi',
  'grievance_contact',
]);

const pricedLender = publicLenderSchema.shape({
  /**
   * APR in per cent a year, including fees and GST: from the lowest rate over the longest tenure to
   * the highest rate over the shortest; null if the lender has stated no rate.
   */
  apr_from: percentage().max(1000).nullable(),
  apr_to: percentage().max(1000).nullable(),
});

/** Lists the lenders that lend now: with a partner's name or URL segment, those of the products that its pages show. */
export const getPublicLenders = endpoint({
  id: 'getPublicLenders',
  method: 'GET',
  path: '/api/public-lenders',
  summary: 'List the lenders that we work with',
  access: 'public',
  query: object({ partner: text(60).optional() }).noUnknown(),
  answer: object({ data: requiredArray(pricedLender) }),
});
