import { quoteOffer } from './offer';
import { type LenderPricing, NO_FACTS } from '../terms';

/** A lender's pricing and its smallest loan in ₹. A lender record has this shape. */
export interface PricedLender extends LenderPricing {
  min_loan_amount?: number | null;
}

/** The widest terms of all live lenders; null where no lender states a figure. */
export interface CatalogueTerms {
  /** ₹. */
  amount_min: number | null;
  amount_max: number | null;
  /** Interest, per cent a year, without fees. */
  interest_min: number | null;
  interest_max: number | null;
  /** Annual percentage rate, per cent a year, fees and GST counted in. */
  apr_min: number | null;
  apr_max: number | null;
  /** Months. */
  tenure_max: number | null;
}

const NO_TERMS: CatalogueTerms = {
  amount_min: null,
  amount_max: null,
  interest_min: null,
  interest_max: null,
  apr_min: null,
  apr_max: null,
  tenure_max: null,
};

/** Replace an open bound. Fees are a share of the amount, so the APR hardly depends on the amount. */
const OPEN_AMOUNT = 100_000;
const OPEN_TENURE = { shortest: 1, longest: 480 };
/** Rounding instalments to the paisa moves the APR of the smallest loans by about this much. */
const APR_NOISE = 0.02;

const findLeast = (values: ReadonlyArray<number | null | undefined>): number | null => {
  const known = values.filter((value) => typeof value === 'number');
  return known.length === 0 ? null : known.reduce((a, b) => Math.min(a, b));
};
const findMost = (values: ReadonlyArray<number | null | undefined>): number | null => {
  const known = values.filter((value) => typeof value === 'number');
  return known.length === 0 ? null : known.reduce((a, b) => Math.max(a, b));
};

/** Rounds away from the middle of the range, so that no offer lies outside the range on the page. */
function roundOutwards(
  value: number | null,
  direction: 'down' | 'up',
  decimals: number,
): number | null {
  if (value === null) return null;
  const scale = 10 ** decimals;
  // Remove floating-point noise far below the last decimal on the page.
  const scaled = Number((value * scale).toFixed(6));
  return (direction === 'down' ? Math.floor(scaled) : Math.ceil(scaled)) / scale;
}

/** Computes a lender's APRs at one rate and tenure, for its smallest and largest loan. */
function computeAprs(lender: PricedLender, rate: number, months: number): number[] {
  const amounts = [lender.min_loan_amount, lender.loan_amount_upto].map(
    (amount) => amount || OPEN_AMOUNT,
  );
  return amounts.flatMap((amount) => {
    const priced = { ...lender, apr_min: rate, apr_max: rate };
    const quote = quoteOffer(priced, NO_FACTS, { amount, tenure_months: months });
    return quote ? [quote.apr] : [];
  });
}

/** Returns one lender's terms. A lender without a rate makes no offer, so its terms are all null. */
export function computeLenderTerms(lender: PricedLender): CatalogueTerms {
  const lowest = lender.apr_min ?? lender.apr_max ?? null;
  const highest = lender.apr_max ?? lowest;
  if (lowest === null || highest === null) return NO_TERMS;
  const cheapest = findLeast(computeAprs(lender, lowest, lender.tenure ?? OPEN_TENURE.longest));
  const dearest = findMost(computeAprs(lender, highest, lender.tenure_min ?? OPEN_TENURE.shortest));
  return {
    amount_min: lender.min_loan_amount ?? null,
    amount_max: lender.loan_amount_upto ?? null,
    interest_min: roundOutwards(lowest * 12, 'down', 2),
    interest_max: roundOutwards(highest * 12, 'up', 2),
    apr_min: roundOutwards(cheapest === null ? null : Math.max(0, cheapest - APR_NOISE), 'down', 1),
    apr_max: roundOutwards(dearest === null ? null : dearest + APR_NOISE, 'up', 1),
    tenure_max: lender.tenure ?? null,
  };
}

/** Combines several lenders' terms into the widest range. */
export function combineTerms(all: readonly CatalogueTerms[]): CatalogueTerms {
  return {
    amount_min: findLeast(all.map((terms) => terms.amount_min)),
    amount_max: findMost(all.map((terms) => terms.amount_max)),
    interest_min: findLeast(all.map((terms) => terms.interest_min)),
    interest_max: findMost(all.map((terms) => terms.interest_max)),
    apr_min: findLeast(all.map((terms) => terms.apr_min)),
    apr_max: findMost(all.map((terms) => terms.apr_max)),
    tenure_max: findMost(all.map((terms) => terms.tenure_max)),
  };
}
