import { type InferType, boolean, number, object, string } from 'yup';
import { lenderSchema } from '../../../schema/entities/lenders/lender';
import { choice } from '../../../schema/fields/choice';
import { endpoint } from '../../endpoint';
import { requiredArray } from '../answers';

const access = { partner: true } as const;

/** Returns each live lender's steps, papers and times, with what the partner's own customers did there. */
export const getLenderJourneys = endpoint({
  id: 'getLenderJourneys',
  method: 'GET',
  path: '/api/partner/lender-journey',
  summary: 'Read how each lender works, with own figures',
  access,
  answer: object({
    data: requiredArray(
      object({
        lender_id: number().required(),
        name: string().required(),
        product: choice('product'),
        journey: string().defined(),
        /** One a line. */
        journey_steps: string().defined(),
        journey_steps_hi: string().defined(),
        documents: string().defined(),
        documents_hi: string().defined(),
        decision_hours: number().nullable().defined(),
        disbursal_hours: number().nullable().defined(),
        /** The partner's people who applied, and their applications. */
        leads: number().required(),
        applications: number().required(),
        /** Approved ones, those paid out among them. */
        approved: number().required(),
        disbursed: number().required(),
        /** Median days from the application to the money; null without a disbursal. */
        median_days: number().nullable().defined(),
      }),
    ),
  }),
});

/** Rows of the eligibility table (specification, section 9). */
export const ELIGIBILITY_ROWS = 23;

export const eligibilityCriteria = lenderSchema
  .pick([
    'lender_id',
    'name',
    'product',
    'min_age',
    'max_age',
    'min_age_self_employed',
    'max_age_self_employed',
    'salaried',
    'self_employed',
    'min_income',
    'min_income_self_employed',
    'min_turnover',
    'min_loan_amount',
    'loan_amount_upto',
    'credit_score_class',
    'journey',
  ])
  .shape({
    /** Whether the lender lends now: switched on and without an outage. */
    lending: boolean().required(),
  });

export type EligibilityCriteria = InferType<typeof eligibilityCriteria>;

/** Returns the criteria of the first lenders by their order. Amounts in ₹, ages in whole years. */
export const getEligibilityCriteria = endpoint({
  id: 'getEligibilityCriteria',
  method: 'GET',
  path: '/api/partner/eligibility-criteria',
  summary: 'Read what each lender asks of customers',
  access,
  answer: object({ data: requiredArray(eligibilityCriteria) }),
});
