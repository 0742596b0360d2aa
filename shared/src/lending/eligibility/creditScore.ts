/** Reads the lowest score of a credit score class: '680' and '680+' give 680, '' gives null. */
export function getMinimumScore(creditScoreClass: string | null | undefined): number | null {
  const digits = /^\s*(\d{3})/.exec(creditScoreClass ?? '')?.[1];
  return digits === undefined ? null : Number(digits);
}

/** The scores from which a lender's rate is nearer to its lowest, and how far it then is from it. */
const RATE_STEPS = [
  { from: 800, position: 0 },
  { from: 750, position: 1 / 3 },
  { from: 700, position: 2 / 3 },
] as const;

/** The scores from which rates are lower, the lowest score first. */
export const RATE_SCORES: readonly number[] = RATE_STEPS.map(({ from }) => from).toReversed();

/**
 * Returns the position between a lender's lowest rate (0) and highest rate (1) for a credit score.
 * A score below the first step, or an unknown one, gets the highest rate, never a teaser.
 */
export function computeRatePosition(score: number | null): number {
  if (score === null) return 1;
  return RATE_STEPS.find(({ from }) => score >= from)?.position ?? 1;
}
