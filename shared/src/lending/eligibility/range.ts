/** An inclusive range; an absent bound is open. */
export interface Range {
  min?: number;
  max?: number;
}

/** Whether the borrower meets a criterion; 'unknown' if the borrower's value is missing and the lender will check it. */
export type CriterionResult = boolean | 'unknown';

/** Builds a range from two bounds; null and undefined are open. */
export function range(min: number | null | undefined, max?: number | null): Range {
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
