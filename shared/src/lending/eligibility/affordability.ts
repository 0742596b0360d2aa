import type { FoirCriterion } from './criterion';
import type { CriterionResult } from './range';
import { computeEmiPaise } from '../pricing/computeEmi';
import { toPaise, toRupees } from '../money';
import { computeMonthlyRate } from '../pricing/pricing';
import { clampTenure, getTenureRange, type TenureTerms } from './tenure';
import type { BorrowerFacts } from './facts';
import type { LenderCriteria } from '../terms';

/** The lender's terms that the FOIR check reads. */
export type FoirTerms = TenureTerms &
  Pick<
    LenderCriteria,
    'max_foir_percent' | 'min_loan_amount' | 'loan_amount_upto' | 'apr_min' | 'apr_max'
  >;

/** The highest FOIR, per cent of the monthly income, for a lender that has stated none. */
export const DEFAULT_MAX_FOIR_PERCENT = 50;

/** Affordable amounts are multiples of this step, in ₹. */
export const AMOUNT_STEP = 100;

const THOUSANDTHS = 1000;

export interface Budget {
  /** ₹ a month. */
  income: number;
  /** ₹ a month paid on other loans. */
  otherEmis: number;
  /** Per cent of the income. */
  maxPercent: number;
}

/** Compares in whole paise and thousandths of a per cent, so that exactly the share passes and a paisa more fails. */
export function isWithin(
  instalmentPaise: number,
  { income, otherEmis, maxPercent }: Budget,
): boolean {
  const all = instalmentPaise + toPaise(otherEmis);
  return all * 100 * THOUSANDTHS <= toPaise(income) * Math.round(maxPercent * THOUSANDTHS);
}

/** Returns the per cent of the income to one decimal. Rounds up over the limit, so that a failed check never shows the limit. */
export function computePercentOfIncome(instalmentPaise: number, budget: Budget): number | null {
  if (budget.income <= 0) return null;
  const percent = ((toRupees(instalmentPaise) + budget.otherEmis) / budget.income) * 100;
  const tenths = isWithin(instalmentPaise, budget)
    ? Math.round(percent * 10)
    : Math.max(Math.ceil(percent * 10 - 1e-9), Math.floor(budget.maxPercent * 10) + 1);
  return tenths / 10;
}

/** Returns the largest multiple of the step, at most `most`, whose instalment fits the budget; null if it is below `least`. */
export function findLargestWithin(
  computeInstalment: (amount: number) => number,
  budget: Budget,
  { least, most }: { least: number; most: number },
): number | null {
  let passing = 0;
  let failing = Math.floor(most / AMOUNT_STEP) + 1;
  while (failing - passing > 1) {
    const middle = Math.floor((passing + failing) / 2);
    if (isWithin(computeInstalment(middle * AMOUNT_STEP), budget)) passing = middle;
    else failing = middle;
  }
  const amount = passing * AMOUNT_STEP;
  return passing > 0 && amount >= least ? amount : null;
}

/** The check of the FOIR with what the search for an affordable amount needs. */
interface FoirCheck {
  met: CriterionResult;
  loan?: {
    budget: Budget;
    /** In paise. */
    instalment: number;
    computeInstalment: (principal: number) => number;
    least: number;
    lent: number;
  };
}

const getMaxPercent = ({ max_foir_percent }: FoirTerms): number =>
  max_foir_percent ?? DEFAULT_MAX_FOIR_PERCENT;

/** Compares all EMIs with the share of the income, as `assessFoir` does, without the figures that a page shows. */
export function checkFoir(lender: FoirTerms, facts: BorrowerFacts): FoirCheck {
  const monthlyRate = computeMonthlyRate(lender, facts.credit_score);
  const { amount, tenure_months, monthly_income: income } = facts;
  if (income === null || amount === null || tenure_months === null || monthlyRate === null)
    return { met: 'unknown' };
  const budget = { income, otherEmis: facts.emi ?? 0, maxPercent: getMaxPercent(lender) };
  const tenureMonths = clampTenure(tenure_months, getTenureRange(lender, facts));
  const computeInstalment = (principal: number) =>
    computeEmiPaise({ principal, monthlyRate, tenureMonths });
  const least = lender.min_loan_amount ?? 0;
  const lent = Math.max(Math.min(amount, lender.loan_amount_upto ?? amount), least);
  if (lent <= 0) return { met: 'unknown' };
  const instalment = computeInstalment(lent);
  const loan = { budget, instalment, computeInstalment, least, lent };
  return { met: isWithin(instalment, budget), loan };
}

/**
 * Compares all EMIs of a borrower, including the new one, with the share of the monthly income that the lender
 * allows: the fixed obligation to income ratio (FOIR). It checks the amount that the lender would lend: the wanted
 * amount, cut to the largest loan or raised to the smallest. Without income, wanted amount or rate it is 'unknown'.
 */
export function assessFoir(lender: FoirTerms, facts: BorrowerFacts): FoirCriterion {
  const maxPercent = getMaxPercent(lender);
  const base = {
    criterion: 'foir',
    required: { max: maxPercent },
    monthly_income: facts.monthly_income,
    other_emis: facts.emi ?? 0,
    actual: null,
    affordable: null,
  } as const;
  const { met, loan } = checkFoir(lender, facts);
  if (!loan) return { ...base, met };
  const { budget, instalment, computeInstalment, least, lent } = loan;
  const actual = computePercentOfIncome(instalment, budget);
  if (met === true) return { ...base, met, actual };
  return {
    ...base,
    met,
    actual,
    ...(actual !== null && { overBy: Number((actual - maxPercent).toFixed(3)) }),
    affordable: findLargestWithin(computeInstalment, budget, { least, most: lent }),
  };
}
