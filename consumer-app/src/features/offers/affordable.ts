import type { Unmatched } from '../../offers/offersData';
import { isAllowedAmount } from '../../offers/loanRequest';

/**
 * The amount (₹) that a lender would lend to the borrower's income, where nothing else stands against an offer and the
 * page can ask for it; undefined otherwise.
 */
export function affordableAmount({ criteria }: Pick<Unmatched, 'criteria'>): number | undefined {
  const [failed, ...others] = criteria.filter(({ met }) => met === false);
  const amount = failed?.criterion === 'foir' ? (failed.affordable ?? null) : null;
  return others.length === 0 && isAllowedAmount(amount) ? amount : undefined;
}

/** The largest of these amounts, and how many lenders would lend less than was asked for. */
export function largestAffordable(
  unmatched: readonly Unmatched[],
): { amount: number; lenders: number } | undefined {
  const amounts = unmatched.map(affordableAmount).filter((amount) => amount !== undefined);
  return amounts.length === 0
    ? undefined
    : { amount: Math.max(...amounts), lenders: amounts.length };
}
