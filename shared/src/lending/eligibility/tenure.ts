import { range, type Range } from './range';
import type { Employment, LenderCriteria } from '../terms';

/** Whether the self-employed terms apply. They cover business owners too. */
export function isSelfEmployed(employment: Employment | null): boolean {
  return employment === 'self_employed' || employment === 'business';
}

type AgeTerms = Pick<
  LenderCriteria,
  'min_age' | 'max_age' | 'min_age_self_employed' | 'max_age_self_employed'
>;

/** The ages that a lender lends to, whole years. */
export function getAgeRange(lender: AgeTerms, selfEmployed: boolean): Range {
  const min = (selfEmployed ? lender.min_age_self_employed : null) ?? lender.min_age;
  const max = (selfEmployed ? lender.max_age_self_employed : null) ?? lender.max_age;
  return range(min, max);
}

/** The lender's terms that decide over how many months it lends. */
export type TenureTerms = AgeTerms & Pick<LenderCriteria, 'tenure_min' | 'tenure'>;

/** Months over which a lender lends to a borrower. No tenure fits if `max` is below `min`. */
export interface TenureRange {
  min: number;
  max: number;
  /** The birthday (years) before which the loan has to end, if this shortens the lender's longest tenure. */
  before?: number;
}

/**
 * Returns the tenures that a lender gives a borrower. The loan ends before the borrower grows older than the lender
 * lends to. Where only the years of the age are known, the last birthday counts as today's.
 */
export function getTenureRange(
  lender: TenureTerms,
  {
    age,
    age_months,
    employment,
  }: { age: number | null; age_months?: number | null; employment: Employment | null },
): TenureRange {
  const min = lender.tenure_min ?? 1;
  const longest = lender.tenure ?? Infinity;
  const oldest = getAgeRange(lender, isSelfEmployed(employment)).max;
  // The age criterion refuses whoever is too old today.
  if (oldest === undefined || age === null || age > oldest) return { min, max: longest };
  const before = oldest + 1;
  const left = before * 12 - (age_months ?? age * 12) - 1;
  return left < longest ? { min, max: left, before } : { min, max: longest };
}

/** Moves the wanted tenure (months) into a range; where none fits, to the lender's shortest. */
export const clampTenure = (wanted: number, { min, max }: TenureRange): number =>
  Math.max(Math.min(wanted, max), min);
