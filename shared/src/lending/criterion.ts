import type { Employment } from './terms';

/** A range with open ends where a bound is absent; both bounds belong to it. */
export interface Range {
  min?: number;
  max?: number;
}

/** Whether a criterion is met; 'unknown' where the borrower's side is not known and the lender will check it. */
export type CriterionResult = boolean | 'unknown';

/** The lender takes applications at all. */
export interface ActiveCriterion {
  criterion: 'active';
  met: boolean;
}

/** The lender takes those who earn as this borrower does. */
export interface EmploymentCriterion {
  criterion: 'employment';
  met: CriterionResult;
  required: { accepted: readonly Employment[] };
  actual: Employment | null;
}

/** A number of the borrower's against the lender's range: years, ₹ a month, ₹ a year, score. */
export interface RangeCriterion {
  criterion: 'age' | 'income' | 'turnover' | 'credit_score';
  met: CriterionResult;
  required: Range;
  actual: number | null;
  /** By how much it is under the lowest accepted. */
  shortBy?: number;
  /** By how much it is over the highest accepted. */
  overBy?: number;
}

/** The wanted amount; one over the lender's largest loan is cut to it and so still met. */
export interface AmountCriterion {
  criterion: 'amount';
  met: CriterionResult;
  required: Range;
  actual: number | null;
  /** ₹ the lender could lend, null when nothing was asked or it is too little. */
  offered: number | null;
  shortBy?: number;
}

/**
 * The share of the monthly income that all EMIs, the new one among them, would take: the fixed obligation to income
 * ratio (FOIR), per cent.
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
  /** ₹, the largest step (`AMOUNT_STEP`) that could be borrowed instead; null when there is none or no need of one. */
  affordable: number | null;
}

/** One thing a lender asks, and how the borrower stands to it. Tell them apart by `criterion`. */
export type Criterion =
  | ActiveCriterion
  | EmploymentCriterion
  | RangeCriterion
  | AmountCriterion
  | FoirCriterion;

/** A range of two bounds, either of which may be open. */
export function range(min: number | null | undefined, max: number | null | undefined): Range {
  const bounds: Range = {};
  if (typeof min === 'number') bounds.min = min;
  if (typeof max === 'number') bounds.max = max;
  return bounds;
}

/** Judges a number against a range. */
export function evaluateRange(
  criterion: RangeCriterion['criterion'],
  required: Range,
  actual: number | null,
): RangeCriterion {
  const { min, max } = required;
  const base = { criterion, required, actual };
  if (min === undefined && max === undefined) return { ...base, met: true };
  if (actual === null) return { ...base, met: 'unknown' };
  if (min !== undefined && actual < min) return { ...base, met: false, shortBy: min - actual };
  if (max !== undefined && actual > max) return { ...base, met: false, overBy: actual - max };
  return { ...base, met: true };
}
