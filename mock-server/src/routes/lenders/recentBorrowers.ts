import { type BorrowerFacts, buildEligibilityTest, hasQuote } from '@marketplace/shared/lending';
import type { LoanRequest } from '@marketplace/shared/lending';
import { setImmediate } from 'node:timers/promises';
import { agoIso, DAY_MS } from '../../clock';
import type { Context } from '../../context';
import { toBorrowerFacts } from '../../data/borrowers/borrower';
import { getIndianToday } from '../../data/indianDay';
import type { Collections, LenderRecord, UserRecord } from '../../data/records';
import type { Reader } from '../../store/port';
import { mapInSlices } from '../../store/selected';
import { parseLoanRequest } from '../offers/evaluateLender';
import { offersProduct } from '../offers/productFilter';

/** A borrower counts with a completed profile that was saved in so many days. */
export const RECENT_DAYS = 90;

const BORROWER_FIELDS = [
  'version',
  'birth_date',
  'employment_status_code',
  'monthly_income',
  'business_current_turnover',
  'credit_score',
  'emi',
  'se_loan_amount',
  'pl_completed',
  'bl_completed',
  'gl_completed',
] as const satisfies readonly (keyof UserRecord)[];

type Borrower = Readonly<Pick<UserRecord, (typeof BORROWER_FIELDS)[number]>>;

/** A borrower with what the lending rules read of the profile. */
export interface RecentBorrower {
  readonly user: Borrower;
  readonly facts: BorrowerFacts;
  readonly loanRequest: LoanRequest;
}

const isCompleted = ({ pl_completed, bl_completed, gl_completed }: Borrower) =>
  pl_completed === 1 || bl_completed === 1 || gl_completed === 1;

/** Loads the borrowers of the last `RECENT_DAYS` days whose profile is complete for some product. */
export async function loadRecentBorrowers(reader: Reader<Collections>): Promise<RecentBorrower[]> {
  const users = await reader.select('users', BORROWER_FIELDS, {
    filter: { updated_at_gte: agoIso(RECENT_DAYS * DAY_MS) },
  });
  return mapInSlices(users.filter(isCompleted), 5000, (user) => {
    const loanRequest = parseLoanRequest(undefined, {
      se_loan_amount: user.se_loan_amount || null,
    });
    return { user, facts: toBorrowerFacts(user, loanRequest), loanRequest };
  });
}

/** Whether the borrower's profile is complete for some product that the lender offers. */
function isFinishedFor(lender: Readonly<LenderRecord>, user: Borrower): boolean {
  if (user.pl_completed === 1) return true;
  return user.bl_completed === 1 && offersProduct(lender, 'business_loan');
}

/**
 * Returns whether a borrower has an offer of a lender that is on, by the rules of the borrower's
 * offers. Lenders against gold are shown to everyone with a finished gold loan form.
 */
function buildOfferTest(lender: Readonly<LenderRecord>): (borrower: RecentBorrower) => boolean {
  if (lender.product === 'gold_loan') return ({ user }) => user.gl_completed === 1;
  const isEligible = buildEligibilityTest(lender);
  return ({ user, facts, loanRequest }) =>
    isFinishedFor(lender, user) && isEligible(facts) && hasQuote(lender, loanRequest);
}

/** Counts the borrowers with an offer of each lender, as if it were on, by its id, and lets other requests run meanwhile. */
export async function countOffers(
  lenders: readonly Readonly<LenderRecord>[],
  borrowers: readonly RecentBorrower[],
): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>();
  for (const lender of lenders) {
    const hasOffer = buildOfferTest({ ...lender, lender_status: 1 });
    counts.set(lender.id, borrowers.filter(hasOffer).length);
    await setImmediate();
  }
  return counts;
}

/** The counts of a server's lenders, and of what borrowers they are. */
interface Counted {
  readonly of: string;
  readonly byVersion: Map<string, number>;
}

/** By the configuration, of which a server has one; its store is wrapped anew for each call. */
const countedByConfig = new WeakMap<Context['config'], Counted>();

const buildKey = (borrowers: readonly RecentBorrower[]): string => {
  const versions = borrowers.reduce((sum, { user }) => sum + user.version, 0);
  return `${getIndianToday()} ${borrowers.length} ${versions}`;
};

/** Counts as `countOffers`, and only the lenders that have changed since while no borrower has. */
export async function countStoredOffers(
  { config }: Pick<Context, 'config'>,
  lenders: readonly Readonly<LenderRecord>[],
  borrowers: readonly RecentBorrower[],
): Promise<ReadonlyMap<number, number>> {
  const of = buildKey(borrowers);
  const known = countedByConfig.get(config);
  const byVersion = known?.of === of ? known.byVersion : new Map<string, number>();
  countedByConfig.set(config, { of, byVersion });
  const buildName = ({ id, version }: Readonly<LenderRecord>) => `${id} ${version}`;
  const missing = lenders.filter((lender) => !byVersion.has(buildName(lender)));
  const counts = await countOffers(missing, borrowers);
  for (const lender of missing) byVersion.set(buildName(lender), counts.get(lender.id) ?? 0);
  return new Map(lenders.map((lender) => [lender.id, byVersion.get(buildName(lender)) ?? 0]));
}
