import { type BorrowerFacts, hasQuote, isEligible } from '@marketplace/shared/lending';
import type { LoanRequest } from '@marketplace/shared/lending';
import { setImmediate } from 'node:timers/promises';
import { agoIso, DAY_MS } from '../../clock';
import { borrowerFacts } from '../../data/borrower';
import { indianDay } from '../../data/indianDay';
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
 * Whether the borrower has an offer of a lender that is on, by the rules of the
 * borrower's offers. Lenders against gold are shown to everyone with a finished gold loan form.
 */
function hasOffer(
  lender: Readonly<LenderRecord>,
  { user, facts, loanRequest }: RecentBorrower,
): boolean {
  if (lender.product === 'gold_loan') return user.gl_completed === 1;
  if (!isFinishedFor(lender, user)) return false;
  return isEligible(lender, facts) && hasQuote(lender, loanRequest);
}

/** Counts the borrowers with an offer of each lender, as if it were on, by its id, and lets other requests run meanwhile. */
export async function countOffers(
  lenders: readonly Readonly<LenderRecord>[],
  borrowers: readonly RecentBorrower[],
): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>();
  for (const lender of lenders) {
    const lending = { ...lender, lender_status: 1 } as const;
    counts.set(lender.id, borrowers.filter((one) => hasOffer(lending, one)).length);
    await setImmediate();
  }
  return counts;
}

/** The counts of a store's lenders, and of what borrowers they are. */
interface Counted {
  readonly of: string;
  readonly byVersion: Map<string, number>;
}

const countedOf = new WeakMap<Reader<Collections>, Counted>();

const keyOf = (borrowers: readonly RecentBorrower[]): string => {
  const versions = borrowers.reduce((sum, { user }) => sum + user.version, 0);
  return `${indianDay()} ${borrowers.length} ${versions}`;
};

/** Counts as `countOffers`, and only the lenders that have changed since while no borrower has. */
export async function countStoredOffers(
  store: Reader<Collections>,
  lenders: readonly Readonly<LenderRecord>[],
  borrowers: readonly RecentBorrower[],
): Promise<ReadonlyMap<number, number>> {
  const of = keyOf(borrowers);
  const known = countedOf.get(store);
  const byVersion = known?.of === of ? known.byVersion : new Map<string, number>();
  countedOf.set(store, { of, byVersion });
  const nameOf = ({ id, version }: Readonly<LenderRecord>) => `${id} ${version}`;
  const missing = lenders.filter((lender) => !byVersion.has(nameOf(lender)));
  const counts = await countOffers(missing, borrowers);
  for (const lender of missing) byVersion.set(nameOf(lender), counts.get(lender.id) ?? 0);
  return new Map(lenders.map((lender) => [lender.id, byVersion.get(nameOf(lender)) ?? 0]));
}
