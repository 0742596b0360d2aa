/** Reads the lowest score of a credit score class: '680' and '680+' give 680, '' gives null. */
export function getMinimumScore(creditScoreClass: string | null | undefined): number | null {
  const digits = /^\s*(\d{3})/.exec(creditScoreClass ?? '')?.[1];
  return digits === undefined ? null : Number(digits);
}

/**
 * Returns the position between a lender's lowest rate (0) and highest rate (1) for a credit score.
 * The bands start at 800, 750 and 700. A lower or unknown score gets the highest rate, never a teaser.
 */
export function computeRatePosition(score: number | null): number {
  if (score === null || score < 700) return 1;
  if (score < 750) return 2 / 3;
  if (score < 800) return 1 / 3;
  return 0;
}
