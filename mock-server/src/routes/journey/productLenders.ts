import { getProductLenders } from '@marketplace/shared/api';
import { optionIds } from '@marketplace/shared/schema';
import { notFound } from '../../httpError';
import { handle } from '../kit/handle';

export const productLenderRoutes = [
  handle(getProductLenders, async ({ params }, { store }) => {
    if (!optionIds('product').includes(params.product)) throw notFound();
    const { rows } = await store.find('lenders', {
      filter: { deleted_at: null, lender_status: 1, product: params.product },
      sort: ['name', 'ASC'],
    });
    return {
      data: rows.map((lender) => ({
        lender_id: lender.lender_id,
        name: lender.name,
        product: lender.product,
        min_age: lender.min_age,
        max_age: lender.max_age,
        min_loan_amount: lender.min_loan_amount,
        loan_amount_upto: lender.loan_amount_upto,
        tenure_min: lender.tenure_min,
        tenure: lender.tenure,
        interest_rate: lender.interest_rate,
        processing_fees: lender.processing_fees,
        penal_charge_percent: lender.penal_charge_percent,
        foreclosure_percent: lender.foreclosure_percent,
        cooling_off_days: lender.cooling_off_days,
        journey: lender.journey,
        lender_description: lender.lender_description,
        grievance_officer: lender.grievance_officer,
        grievance_contact: lender.grievance_contact,
      })),
    };
  }),
];
