import { ratePosition } from './creditScore';
import type { LenderPricing } from './terms';

type Rates = Pick<LenderPricing, 'apr_min' | 'apr_max'>;

/** A lender's lowest and highest rate, per cent a month; null when it has none on record. */
export function rateRange({ apr_min, apr_max }: Rates): { lowest: number; highest: number } | null {
  const lowest = apr_min ?? apr_max ?? null;
  const highest = apr_max ?? lowest;
  return lowest === null || highest === null ? null : { lowest, highest };
}

/**
 * The rate of a borrower with a credit score, per cent a month to the thousandth; null when the lender has none on
 * record. It lies between the lender's lowest and highest by the band of the score (see `ratePosition`).
 */
export function monthlyRateFor(lender: Rates, creditScore: number | null): number | null {
  const range = rateRange(lender);
  if (!range) return null;
  const { lowest, highest } = range;
  return Number((lowest + (highest - lowest) * ratePosition(creditScore)).toFixed(3));
}

/** The wanted tenure, moved into the lender's range; months. */
export function clampTenure(
  wanted: number,
  { tenure_min, tenure }: Pick<LenderPricing, 'tenure_min' | 'tenure'>,
): number {
  return Math.min(Math.max(wanted, tenure_min ?? 1), tenure ?? Infinity);
}
