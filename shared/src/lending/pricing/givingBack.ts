import { toPaise, toRupees } from '../money';

/** Per cent of a year, to the ten-thousandth, as `annual_rate` of an offer. */
const RATE_STEPS = 10_000;

/** Interest on paise for days of a year of 365, rounded half up to the paisa, exactly. */
function computeInterest(paise: number, annualRate: number, days: number): number {
  const whole = BigInt(365 * 100 * RATE_STEPS);
  const doubled = 2n * BigInt(paise) * BigInt(Math.round(annualRate * RATE_STEPS)) * BigInt(days);
  return Number((doubled + whole) / (2n * whole));
}

/**
 * What a borrower pays to give a loan back within its cooling-off days, in ₹: the principal with the interest of the
 * days since the payout, and the interest of each further day. There is no penalty.
 */
export function computeGivingBack({
  principal,
  annualRate,
  days,
}: {
  principal: number;
  annualRate: number;
  days: number;
}): { amount: number; per_day: number } {
  const paise = toPaise(principal);
  return {
    amount: toRupees(paise + computeInterest(paise, annualRate, days)),
    per_day: toRupees(computeInterest(paise, annualRate, 1)),
  };
}
