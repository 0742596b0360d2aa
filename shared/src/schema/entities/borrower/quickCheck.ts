import { type InferType, object, string } from 'yup';
import { choice } from '../../fields/choice';
import { birthYear } from '../../fields/dates';
import { monthlyIncome, months, rupees } from '../../fields/numbers';
import { LOAN_AMOUNT, LOAN_TENURE } from '../../loanLimits';
import { message } from '../../message';

/** What a person says of the credit score. */
export const SCORE_BANDS = ['unknown', 'below_650', '650_699', '700_749', '750_plus'] as const;

export type ScoreBand = (typeof SCORE_BANDS)[number];

const required = message('validation.required');

/** An amount (₹) that a borrower can ask for. */
export const wantedAmount = () => rupees().min(LOAN_AMOUNT.min).max(LOAN_AMOUNT.max);

/** A tenure (months) that a borrower can ask for. */
export const wantedTenure = () => months().min(LOAN_TENURE.min).max(LOAN_TENURE.max);

/** The answers of the quick check: a loan, and what decides it, without anything that identifies the person. */
export const quickCheckSchema = object({
  amount: wantedAmount().required(required),
  tenure_months: wantedTenure().required(required),
  employment_status_code: choice('employmentStatus').required(required),
  monthly_income: monthlyIncome().required(required),
  /** ₹ a month for other loans. */
  emi: rupees(1_000_000).required(required),
  birth_year: birthYear().required(required),
  score_band: string()
    .oneOf(SCORE_BANDS, message('validation.one_of'))
    .required(required)
    .meta({ kind: 'text' }),
}).noUnknown();

export type QuickCheck = InferType<typeof quickCheckSchema>;
