import { number, object } from 'yup';
import { months, rupees } from '../../../schema/fields/numbers';
import { endpoint } from '../../endpoint';
import { dataAnswer, requiredArray } from '../answers';
import { offerSchema, unmatchedLenderSchema } from './offerAnswer';

const goldOfferSchema = offerSchema.shape({
  /** Per cent of the gold's value, ₹ lent for a gram of 22 carat and grams needed; null where not stated. */
  ltv_percent: number().nullable().defined(),
  per_gram: number().nullable().defined(),
  grams: number().nullable().defined(),
});

/**
 * Compares the gold lenders for an amount (₹) and a tenure (months): what a loan costs and how much gold it needs.
 * Reads the age and, where it is known, the credit score of the consumer; asks for no consent and sends nothing.
 */
export const getGoldOffers = endpoint({
  id: 'getGoldOffers',
  method: 'GET',
  path: '/api/user/:id/gold-offers',
  summary: 'Compare gold loans',
  access: { consumer: true },
  owner: 'id',
  query: object({ amount: rupees().optional(), tenure_months: months().optional() }).noUnknown(),
  answer: dataAnswer({
    amount: number().required(),
    tenure_months: number().required(),
    offers: requiredArray(goldOfferSchema),
    unmatched: requiredArray(unmatchedLenderSchema),
  }),
});
