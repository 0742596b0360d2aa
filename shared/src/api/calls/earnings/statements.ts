import { mixed, number, object } from 'yup';
import { payouts } from '../../../resources/earnings';
import { endpoint, type FileAnswer } from '../../endpoint';
import { disbursalBasis } from './disbursalBasis';

const pdf = {
  method: 'GET',
  access: { partner: true, admin: payouts.read },
  produces: 'application/pdf',
  answer: mixed<FileAnswer>().required(),
} as const;

/**
 * Returns a partner's statement of a month as a PDF: the balances, and each line of the earnings report
 * of that month by the same basis. A partner gets its own alone; an admin names the partner.
 */
export const getStatement = endpoint({
  id: 'getStatement',
  path: '/api/statements/:month',
  summary: 'A partner’s statement of a month',
  ...pdf,
  query: object({
    partner_id: number().integer().min(1).optional(),
    basis: disbursalBasis(),
  }).noUnknown(),
});

/** Returns the advice of a payout as a PDF. A partner gets its own alone. */
export const getPayoutAdvice = endpoint({
  id: 'getPayoutAdvice',
  path: '/api/payouts/:id/advice',
  summary: 'The advice of a payout',
  ...pdf,
});
