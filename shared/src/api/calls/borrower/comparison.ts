import { mixed, number, object, string } from 'yup';
import { message } from '../../../schema/message';
import { months, rupees } from '../../../schema/fields/numbers';
import { endpoint, type FileAnswer } from '../../endpoint';
import { dataAnswer, requiredArray } from '../answers';
import { text } from '../../../schema/fields/text';
import { loanProduct } from './journey';
import { offerSchema } from './offerAnswer';

/** Up to three lenders' ids and a loan (₹ and months), which say nothing about a person. */
const compared = {
  lenders: string()
    .required()
    .matches(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,2}$/u, message('validation.one_of')),
  amount: rupees().required(),
  tenure_months: months().required(),
};

/**
 * Returns what up to three lenders charge for a loan: at their lowest rate, and at their highest. A lender that is not
 * lending is left out, and with a partner's name or URL segment one whose product its pages do not show. Public: these
 * are examples, not offers to a person.
 */
export const getExampleOffers = endpoint({
  id: 'getExampleOffers',
  method: 'GET',
  path: '/api/example-offers',
  summary: 'Compare lenders by example prices',
  access: 'public',
  query: object({ ...compared, partner: text(60).optional() }).noUnknown(),
  answer: dataAnswer({
    amount: number().required(),
    tenure_months: number().required(),
    lenders: requiredArray(
      object({ lowest: offerSchema.required(), highest: offerSchema.required() }),
    ),
  }),
});

/** Returns the own offers of up to three lenders side by side as a PDF. 404 if none of them has an offer. */
export const getComparisonPdf = endpoint({
  id: 'getComparisonPdf',
  method: 'GET',
  path: '/api/user/:id/comparison',
  summary: 'Own offers side by side as a PDF',
  access: { consumer: true },
  owner: 'id',
  produces: 'application/pdf',
  query: object({ ...compared, product: loanProduct() }).noUnknown(),
  answer: mixed<FileAnswer>().required(),
});
