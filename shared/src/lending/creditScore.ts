/** The lowest score of a credit score class ('680' or '680+' is 680); null for none. */
export function minimumScore(creditScoreClass: string | null | undefined): number | null {
  const digits = /^\s*(\d{3})/.exec(creditScoreClass ?? '')?.[1];
  return digits === undefined ? null : Number(digits);
}

/**
 * Where a score stands between a lender's lowest and highest rate: 0 is the lowest, 1 the highest.
 * 800 and above, 750, 700, then everyone else; an unknown score is quoted the highest, never a teaser.
 */
export function ratePosition(score: number | null): number {
  if (score === null || score < 700) return 1;
  if (score < 750) return 2 / 3;
  if (score < 800) return 1 / 3;
  return 0;
}
