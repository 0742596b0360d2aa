import type { AnySchema } from 'yup';
import { array, mixed, number, object, string } from 'yup';
import type { CriterionResult } from '../../lending';
import { listOf } from './answers';

// Left untyped: the criteria are a union, which one object schema cannot say; lending has its type.
const criterionSchema: AnySchema = object({
  criterion: string()
    .oneOf([
      'active',
      'employment',
      'age',
      'income',
      'turnover',
      'credit_score',
      'amount',
      'foir',
    ] as const)
    .required(),
  met: mixed<CriterionResult>()
    .oneOf([true, false, 'unknown'] as const)
    .required(),
  required: object({
    min: number(),
    max: number(),
    accepted: array(string().required()),
  }).default(undefined),
  actual: mixed<string | number>().nullable(),
  shortBy: number(),
  overBy: number(),
  offered: number().nullable(),
  monthly_income: number().nullable(),
  other_emis: number(),
  affordable: number().nullable(),
});

/** What a comparison says of every lender, whether it matches or not. */
export const lenderFacts = {
  lender_id: number().required(),
  slug: string().required(),
  name: string().required(),
  /** Whether this borrower has an application with the lender that is still open. */
  applied: mixed<0 | 1>()
    .oneOf([0, 1] as const)
    .required(),
  journey: string().defined(),
  /** A special offer that is on today; '' for none. It never moves an offer in the order. */
  special_offer: string().defined(),
  /** The same in Hindi; '' where it has not been written. */
  special_offer_hi: string().defined(),
  criteria: listOf(criterionSchema),
};

/** One offer with all that has to stand beside it: amounts in ₹, tenures in months, rates in per cent a year but for `monthly_rate`. */
export const offerSchema = object({
  ...lenderFacts,
  amount: number().required(),
  tenure_months: number().required(),
  tenure_min: number().nullable().defined(),
  tenure_max: number().nullable().defined(),
  amount_min: number().nullable().defined(),
  amount_max: number().nullable().defined(),
  monthly_rate: number().required(),
  annual_rate: number().required(),
  annual_rate_min: number().required(),
  annual_rate_max: number().required(),
  rate_basis: string()
    .oneOf(['score', 'highest'] as const)
    .required(),
  apr: number().required(),
  emi: number().required(),
  processing_fee: number().required(),
  processing_fee_gst: number().required(),
  net_disbursed: number().required(),
  total_interest: number().required(),
  total_repayment: number().required(),
  total_cost: number().required(),
  penal_charge_percent: number().nullable().defined(),
  foreclosure_percent: number().nullable().defined(),
  cooling_off_days: number().nullable().defined(),
  obligations_percent: number().nullable().defined(),
  grievance_officer: string().defined(),
  grievance_officer_hi: string().defined(),
  grievance_contact: string().defined(),
});

/**
 * What a borrower is offered: amounts in ₹, rates in per cent a year but for
 * `monthly_rate`; and every other lender that is on, with the criteria that
 * were not met. `criteria` are those of `assessEligibility`.
 */
export const offersAnswer = object({
  data: object({
    amount: number().required(),
    tenure_months: number().required(),
    credit_score: number().nullable().defined(),
    offers: listOf(offerSchema),
    unmatched: listOf(object(lenderFacts)),
  }).required(),
});
