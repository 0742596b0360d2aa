import { number } from 'yup';
import { lenders } from '../../../resources/catalogue';
import { endpoint } from '../../endpoint';
import { dataAnswer } from '../answers';

/** Returns a lender's figures of the last days, today included; amounts in ₹. */
export const getLenderOverview = endpoint({
  id: 'getLenderOverview',
  method: 'GET',
  path: '/api/lender-overview/:lenderId',
  summary: 'Figures of a lender',
  access: { admin: lenders.read },
  answer: dataAnswer({
    days: number().required(),
    /** Borrowers with a profile completed in these days, and those of them with an offer of the lender while it is on. */
    borrowers: number().required(),
    offers: number().required(),
    /** Applications to the lender, and to all lenders. */
    applications: number().required(),
    all_applications: number().required(),
    in_flight: number().required(),
    disbursals: number().required(),
    disbursed_amount: number().required(),
    /** What its slabs pay on these disbursals. */
    revenue: number().required(),
  }),
});
