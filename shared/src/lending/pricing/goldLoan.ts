/**
 * The most that a lender may give for gold: loans of up to so many ₹, and per cent of the gold's value ('Lending
 * Against Gold and Silver Collateral', Directions of the Reserve Bank, 6 June 2025).
 */
const LTV_CEILINGS = [
  { upTo: 250_000, percent: 85 },
  { upTo: 500_000, percent: 80 },
] as const;
const LARGEST_LOANS_PERCENT = 75;

/** A lender's terms for gold. A lender record has this shape. */
export interface GoldTerms {
  /** The most that the lender gives, per cent of the gold's value. */
  gold_ltv_percent?: number | null;
  /** ₹ that the lender counts for a gram of 22 carat. */
  gold_price_per_gram?: number | null;
}

export interface GoldNeeded {
  /** Per cent of the gold's value: the lender's limit, or the Reserve Bank's where that is lower. */
  ltv_percent: number;
  /** ₹ lent for a gram of 22 carat gold, cut to the paisa. */
  per_gram: number;
  /** Grams of 22 carat gold that the loan needs, rounded up to a tenth. */
  grams: number;
}

/** Returns the most that may be lent for gold with a loan of an amount in ₹, per cent of the gold's value. */
export const getLtvCeiling = (amount: number): number =>
  LTV_CEILINGS.find(({ upTo }) => amount <= upTo)?.percent ?? LARGEST_LOANS_PERCENT;

/** Computes the gold that a loan of an amount in ₹ needs; null where the lender states no limit or no price. */
export function computeGoldNeeded(
  { gold_ltv_percent, gold_price_per_gram }: GoldTerms,
  amount: number,
): GoldNeeded | null {
  if (!gold_ltv_percent || !gold_price_per_gram) return null;
  const ltv_percent = Math.min(gold_ltv_percent, getLtvCeiling(amount));
  const per_gram = Math.floor(Number((gold_price_per_gram * ltv_percent).toFixed(6))) / 100;
  if (per_gram === 0) return null;
  return {
    ltv_percent,
    per_gram,
    grams: Math.ceil(Number(((amount * 10) / per_gram).toFixed(6))) / 10,
  };
}
