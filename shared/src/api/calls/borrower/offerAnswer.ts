import { type InferType, array, mixed, number, object, string } from 'yup';
import { CRITERION_NAMES, type CriterionResult } from '../../../lending';
import { dataAnswer, requiredArray } from '../answers';

/** One criterion of a lender with the borrower's own figure. Which fields it has depends on `criterion`, as in `lending`. */
export const criterionSchema = object({
  criterion: string().oneOf(CRITERION_NAMES).required(),
  met: mixed<CriterionResult>()
    .oneOf([true, false, 'unknown'] as const)
    .required(),
  required: object({
    min: number(),
    max: number(),
    accepted: array(string().required()),
  })
    .optional()
    .default(undefined),
  actual: mixed<string | number>().nullable(),
  shortBy: number(),
  overBy: number(),
  offered: number().nullable(),
  monthly_income: number().nullable(),
  other_emis: number(),
  affordable: number().nullable(),
  before: number(),
});

/** The fields of every lender in a comparison, matched or not. */
const lenderFacts = {
  lender_id: number().required(),
  slug: string().required(),
  name: string().required(),
  /** The colour of the lender's mark; '' or absent draws one from the name. */
  mark_colour: string(),
  /** Whether this borrower has an open application with the lender. */
  applied: mixed<0 | 1>()
    .oneOf([0, 1] as const)
    .required(),
  journey: string().defined(),
  /** The special offer of today; '' for none. It never changes the ranking. */
  special_offer: string().defined(),
  /** The special offer in Hindi; '' if there is no translation. */
  special_offer_hi: string().defined(),
  criteria: requiredArray(criterionSchema),
};

/** A loan that the lender would lend instead, as `LoanStep` of `lending` describes it. */
const stepSchema = object({
  amount: number().required(),
  tenure_months: number().required(),
  other_emis: number().nullable().defined(),
  emi: number().required(),
  apr: number().required(),
  total_interest: number().required(),
  total_cost: number().required(),
});

/** A lender without an offer: why, and which loans it would lend instead, the nearest first. */
export const unmatchedLenderSchema = object({ ...lenderFacts, steps: requiredArray(stepSchema) });

/** One offer with every figure that a page must show with it: amounts in ₹, tenures in months, rates in per cent a year except `monthly_rate`. */
export const offerSchema = object({
  ...lenderFacts,
  /** The lender's name in its licence and its contracts, whatever the language of `name`. */
  registered_name: string().required(),
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
  grievance_phone: string().defined(),
  refunds_fee: number().oneOf([0, 1]).required(),
  /** Hours from the application to the money; null if the lender has not said. Absent in older applications. */
  hours_to_money: number().nullable(),
  /** Per cent of its decided applications that the lender has approved; null before there are enough. */
  approved_percent: number().nullable(),
});

/**
 * The offers for a borrower (amounts in ₹, rates in per cent a year except
 * `monthly_rate`), and every other active lender with the criteria that the
 * borrower fails. `assessEligibility` makes the `criteria`.
 */
export const offersAnswer = dataAnswer({
  amount: number().required(),
  tenure_months: number().required(),
  credit_score: number().nullable().defined(),
  /** The fields of the profile that an application to any of these lenders still needs. */
  missing_to_apply: requiredArray(string().required()),
  /** When the bureau gave the score, ISO 8601; null if there is none, or that was not recorded. */
  credit_score_at: string().nullable().defined(),
  offers: requiredArray(offerSchema),
  unmatched: requiredArray(unmatchedLenderSchema),
});

export type OffersData = InferType<typeof offersAnswer>['data'];
/** A lender's offer with the limits of its loans. */
export type Offer = OffersData['offers'][number];
/** A lender and how the borrower meets its criteria. */
export type UnmatchedLender = OffersData['unmatched'][number];
/** One criterion of a lender with the borrower's own figure. */
export type LenderCriterion = UnmatchedLender['criteria'][number];
