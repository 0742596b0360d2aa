import { getTenureRange } from '../eligibility/tenure';
import { NO_FACTS } from '../eligibility/facts';
import type { LenderPricing } from '../terms';
import { type LoanRequest, quoteOffer } from './offer';
import { getRateRange } from './pricing';

/** A lender's pricing and its smallest loan in ₹. A lender record has this shape. */
export interface PricedLender extends LenderPricing {
  slug: string;
  min_loan_amount?: number | null;
  mark_colour?: string | undefined;
}

/** What one lender's loan costs: ₹ a month and per cent a year, from its lowest rate to its highest. */
export interface LenderEstimate {
  lender_id: number;
  slug: string;
  name: string;
  /** The colour of the lender's mark; '' or absent draws one from the slug. */
  mark_colour?: string | undefined;
  emi_min: number;
  emi_max: number;
  apr_min: number;
  apr_max: number;
}

/** What a loan costs at all lenders that lend it; null where there is none. */
export interface LoanEstimate extends LoanRequest {
  lenders: number;
  emi_min: number | null;
  emi_max: number | null;
  apr_min: number | null;
  apr_max: number | null;
  /** The lenders that lend it, the lowest APR first; the three cheapest unless all were asked for. */
  cheapest: LenderEstimate[];
  /** All lenders that were asked, by name. */
  asked: Pick<LenderEstimate, 'slug' | 'name' | 'mark_colour'>[];
  /** The day of these prices, `YYYY-MM-DD`. */
  day: string;
}

/** The loan that a visitor sees before choosing one: ₹ and months. */
export const FIRST_ESTIMATE = {
  amount: 3_00_000,
  tenure_months: 36,
} as const satisfies LoanRequest;

const SHOWN_LENDERS = 3;

/** Computes a lender's prices for exactly this loan; null if it does not lend it. */
export function estimateLender(
  lender: PricedLender,
  loanRequest: LoanRequest,
): LenderEstimate | null {
  const { amount, tenure_months } = loanRequest;
  const tenures = getTenureRange(lender, NO_FACTS);
  const rates = getRateRange(lender);
  if (rates === null || tenure_months < tenures.min || tenure_months > tenures.max) return null;
  if (amount < (lender.min_loan_amount ?? 0) || amount > (lender.loan_amount_upto ?? amount))
    return null;
  const quoteAt = (rate: number) =>
    quoteOffer({ ...lender, apr_min: rate, apr_max: rate }, NO_FACTS, loanRequest);
  const lowest = quoteAt(rates.lowest);
  const highest = quoteAt(rates.highest);
  if (!lowest || !highest) return null;
  return {
    lender_id: lender.lender_id,
    slug: lender.slug,
    name: lender.name,
    mark_colour: lender.mark_colour,
    emi_min: lowest.emi,
    emi_max: highest.emi,
    apr_min: lowest.apr,
    apr_max: highest.apr,
  };
}

const findBound = (
  estimates: readonly LenderEstimate[],
  field: 'emi_min' | 'emi_max' | 'apr_min' | 'apr_max',
  pick: (a: number, b: number) => number,
): number | null =>
  estimates.length === 0
    ? null
    : estimates.map((estimate) => estimate[field]).reduce((a, b) => pick(a, b));

/** Combines the estimates of the lenders for one loan. */
export function combineEstimates(
  estimates: readonly LenderEstimate[],
  { amount, tenure_months }: LoanRequest,
  { asked, day, all = false }: Pick<LoanEstimate, 'asked' | 'day'> & { all?: boolean },
): LoanEstimate {
  return {
    amount,
    tenure_months,
    lenders: estimates.length,
    emi_min: findBound(estimates, 'emi_min', Math.min),
    emi_max: findBound(estimates, 'emi_max', Math.max),
    apr_min: findBound(estimates, 'apr_min', Math.min),
    apr_max: findBound(estimates, 'apr_max', Math.max),
    cheapest: estimates
      .toSorted((a, b) => a.apr_min - b.apr_min || a.lender_id - b.lender_id)
      .slice(0, all ? estimates.length : SHOWN_LENDERS),
    asked,
    day,
  };
}
