import { assessEligibility, type BorrowerFacts, hasQuote } from '@marketplace/shared/lending';
import type { LoanRequest } from '@marketplace/shared/lending';
import { setImmediate } from 'node:timers/promises';
import { agoIso, DAY_MS } from '../../clock';
import { borrowerFacts } from '../../data/borrower';
import type { Collections, LenderRecord, UserRecord } from '../../data/records';
import type { Reader } from '../../store/port';
import { parseLoanRequest } from '../offers/evaluateLender';
import { offersProduct } from '../offers/productFilter';

/** A borrower counts with a completed profile that was saved in so many days. */
export const RECENT_DAYS = 90;

/** A borrower with what the lending rules read of the profile. */
export interface RecentBorrower {
  readonly user: Readonly<UserRecord>;
  readonly facts: BorrowerFacts;
  readonly loanRequest: LoanRequest;
}

const isCompleted = ({ pl_completed, bl_completed, gl_completed }: Readonly<UserRecord>) =>
  pl_completed === 1 || bl_completed === 1 || gl_completed === 1;

/** Loads the borrowers of the last `RECENT_DAYS` days whose profile is complete for some product. */
export async function loadRecentBorrowers(reader: Reader<Collections>): Promise<RecentBorrower[]> {
  const { rows } = await reader.find('users', {
    filter: { updated_at_gte: agoIso(RECENT_DAYS * DAY_MS) },
  });
  return rows.filter(isCompleted).map((user) => {
    const loanRequest = parseLoanRequest(undefined, {
      se_loan_amount: user.se_loan_amount || null,
    });
    return { user, facts: borrowerFacts(user, loanRequest), loanRequest };
  });
}

/** Whether the borrower's profile is complete for some product that the lender offers. */
function isFinishedFor(lender: Readonly<LenderRecord>, user: Readonly<UserRecord>): boolean {
  if (user.pl_completed === 1) return true;
  return user.bl_completed === 1 && offersProduct(lender, 'business_loan');
}

/**
 * Whether the borrower has an offer of the lender while the lender is on, by the rules of the
 * borrower's offers. Lenders against gold are shown to everyone with a finished gold loan form.
 */
export function hasOffer(
  lender: Readonly<LenderRecord>,
  { user, facts, loanRequest }: RecentBorrower,
): boolean {
  if (lender.product === 'gold_loan') return user.gl_completed === 1;
  if (!isFinishedFor(lender, user)) return false;
  const isEligible = assessEligibility({ ...lender, lender_status: 1 }, facts).eligible;
  return isEligible && hasQuote(lender, loanRequest);
}

/** Counts the borrowers with an offer of each lender, by its id, and lets other requests run meanwhile. */
export async function countOffers(
  lenders: readonly Readonly<LenderRecord>[],
  borrowers: readonly RecentBorrower[],
): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>();
  for (const lender of lenders) {
    counts.set(lender.id, borrowers.filter((one) => hasOffer(lender, one)).length);
    await setImmediate();
  }
  return counts;
}
