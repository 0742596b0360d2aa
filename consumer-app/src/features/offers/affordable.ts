import type { UnmatchedLender } from '@marketplace/shared/api';
import { isAllowedAmount } from '../../offers';

/**
 * The amount (₹) that a lender would lend on the borrower's income; undefined if it fails for
 * another reason too, or if the page cannot request that amount.
 */
export function getAffordableAmount({
  criteria,
}: Pick<UnmatchedLender, 'criteria'>): number | undefined {
  const [failed, ...others] = criteria.filter(({ met }) => met === false);
  const amount = failed?.criterion === 'foir' ? (failed.affordable ?? null) : null;
  return others.length === 0 && isAllowedAmount(amount) ? amount : undefined;
}

/** The largest affordable amount (₹), and the number of lenders that would lend less than requested. */
export function findLargestAffordable(
  unmatched: readonly UnmatchedLender[],
): { amount: number; lenders: number } | undefined {
  const amounts = unmatched.map(getAffordableAmount).filter((amount) => amount !== undefined);
  return amounts.length === 0
    ? undefined
    : { amount: Math.max(...amounts), lenders: amounts.length };
}
