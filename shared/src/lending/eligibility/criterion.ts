import type { Employment } from '../terms';

/** An inclusive range; an absent bound is open. */
export interface Range {
  min?: number;
  max?: number;
}

/** Whether the borrower meets a criterion; 'unknown' if the borrower's value is missing and the lender will check it. */
export type CriterionResult = boolean | 'unknown';

/** The lender accepts applications. */
export interface ActiveCriterion {
  criterion: 'active';
  met: boolean;
}

/** The lender accepts the borrower's kind of employment. */
export interface EmploymentCriterion {
  criterion: 'employment';
  met: CriterionResult;
  required: { accepted: Employment[] };
  actual: Employment | null;
}

/** Compares a value of the borrower with the lender's range: years, ₹ a month, ₹ a year or score. */
export interface RangeCriterion {
  criterion: 'age' | 'income' | 'turnover' | 'credit_score';
  met: CriterionResult;
  required: Range;
  actual: number | null;
  /** Difference to the lower bound. */
  shortBy?: number;
  /** Difference to the upper bound. */
  overBy?: number;
}

/** The wanted amount. An amount over the lender's largest loan is met too, because the offer is cut to that loan. */
export interface AmountCriterion {
  criterion: 'amount';
  met: CriterionResult;
  required: Range;
  actual: number | null;
  /** ₹ that the lender could lend; null when the wanted amount is missing or too small. */
  offered: number | null;
  shortBy?: number;
}

/** The tenures that are left before the borrower grows older than the lender lends to. */
export interface TenureCriterion {
  criterion: 'tenure';
  /** False when even the lender's shortest tenure ends too late. */
  met: boolean;
  /** Months. */
  required: { min: number; max: number };
  /** Months wanted. */
  actual: number | null;
  /** The birthday (years) before which the loan has to end. */
  before: number;
}

/**
 * The fixed obligation to income ratio (FOIR): the share of the monthly income, in per cent, that all EMIs would
 * take, including the new one.
 */
export interface FoirCriterion {
  criterion: 'foir';
  met: CriterionResult;
  required: { max: number };
  /** Per cent, to one decimal; null when it is unknown. */
  actual: number | null;
  /** ₹ a month; null when it is unknown. */
  monthly_income: number | null;
  /** ₹ a month paid on other loans. */
  other_emis: number;
  /** Percentage points over the share. */
  overBy?: number;
  /**
   * The largest affordable amount in ₹, a multiple of `AMOUNT_STEP`; null when the criterion is met or no amount
   * fits. Absent when the borrower fails another criterion, because then the lender lends no amount.
   */
  affordable?: number | null;
}

/** One requirement of a lender and the borrower's result. `criterion` discriminates the union. */
export type Criterion =
  | ActiveCriterion
  | EmploymentCriterion
  | RangeCriterion
  | TenureCriterion
  | AmountCriterion
  | FoirCriterion;

/** Builds a range from two bounds; null and undefined are open. */
export function range(min: number | null | undefined, max: number | null | undefined): Range {
  const bounds: Range = {};
  if (typeof min === 'number') bounds.min = min;
  if (typeof max === 'number') bounds.max = max;
  return bounds;
}

/** Whether a number lies in a range; 'unknown' if it is missing and the range has a bound. */
export function isInRange({ min, max }: Range, actual: number | null): CriterionResult {
  if (min === undefined && max === undefined) return true;
  if (actual === null) return 'unknown';
  return (min === undefined || actual >= min) && (max === undefined || actual <= max);
}

export function evaluateRange(
  criterion: RangeCriterion['criterion'],
  required: Range,
  actual: number | null,
): RangeCriterion {
  const { min, max } = required;
  const result = { criterion, required, actual, met: isInRange(required, actual) };
  if (result.met !== false || actual === null) return result;
  if (min !== undefined && actual < min) return { ...result, shortBy: min - actual };
  return max === undefined ? result : { ...result, overBy: actual - max };
}
