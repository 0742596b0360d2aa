import { toPaise, toRupees } from '../money';

/** Per cent of a year, to the ten-thousandth, as `annual_rate` of an offer. */
const RATE_STEPS = 10_000;

/** Interest on paise for days of a year of 365, rounded half up to the paisa, exactly. */
function computeInterest(paise: number, annualRate: number, days: number): number {
  const whole = BigInt(365 * 100 * RATE_STEPS);
  const doubled = 2n * BigInt(paise) * BigInt(Math.round(annualRate * RATE_STEPS)) * BigInt(days);
  return Number((doubled + whole) / (2n * whole));
}

/** The terms that decide what becomes of the processing fee when a loan is given back; in ₹. */
interface FeeTerms {
  readonly processing_fee: number;
  readonly processing_fee_gst: number;
  readonly refunds_fee: number;
}

/**
 * Splits the processing fee with its GST, in ₹, into what the lender keeps when a loan is given back within its
 * cooling-off days, and what the lender takes off the amount to pay back. A lender may keep a fee that the key fact
 * statement names (RBI digital lending directions).
 */
export function splitFeeAtGivingBack({
  processing_fee,
  processing_fee_gst,
  refunds_fee,
}: FeeTerms): { kept: number; refunded: number } {
  const fee = toRupees(toPaise(processing_fee) + toPaise(processing_fee_gst));
  return refunds_fee === 1 ? { kept: 0, refunded: fee } : { kept: fee, refunded: 0 };
}

/**
 * What a borrower pays to give a loan back within its cooling-off days, in ₹: the principal with the interest of the
 * days since the payout, less a fee that the lender refunds, and the interest of each further day. There is no
 * penalty. Without `fee` the lender refunds none.
 */
export function computeGivingBack({
  principal,
  annualRate,
  days,
  fee,
}: {
  principal: number;
  annualRate: number;
  days: number;
  fee?: FeeTerms | null | undefined;
}): { amount: number; per_day: number } {
  const paise = toPaise(principal);
  const refunded = fee ? toPaise(splitFeeAtGivingBack(fee).refunded) : 0;
  return {
    amount: toRupees(paise + computeInterest(paise, annualRate, days) - refunded),
    per_day: toRupees(computeInterest(paise, annualRate, 1)),
  };
}
