import { computeRatePosition } from '../eligibility/creditScore';
import type { LenderPricing } from '../terms';

type Rates = Pick<LenderPricing, 'apr_min' | 'apr_max'>;

/** Returns a lender's lowest and highest rate, per cent a month; null when it has stated none. */
export function getRateRange({
  apr_min,
  apr_max,
}: Rates): { lowest: number; highest: number } | null {
  const lowest = apr_min ?? apr_max ?? null;
  const highest = apr_max ?? lowest;
  return lowest === null || highest === null ? null : { lowest, highest };
}

/**
 * Returns the rate for a credit score, per cent a month rounded to 0.001; null when the lender has stated no rate.
 * The band of the score sets the position between the lender's lowest and highest rate (see `computeRatePosition`).
 */
export function computeMonthlyRate(lender: Rates, creditScore: number | null): number | null {
  const range = getRateRange(lender);
  if (!range) return null;
  const { lowest, highest } = range;
  return Number((lowest + (highest - lowest) * computeRatePosition(creditScore)).toFixed(3));
}
