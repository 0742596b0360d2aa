import { groupBy } from '@marketplace/shared/collections';
import {
  type BorrowerFacts,
  buildEligibilityTest,
  hasQuote,
  type LoanRequest,
  PROFILE_FIELDS,
} from '@marketplace/shared/lending';
import { setImmediate } from 'node:timers/promises';
import { addDays, getIndianDayStart, toIndianDay } from '@marketplace/shared/format';
import type { Context } from '../../../context';
import { toBorrowerFacts } from '../../../data/borrowers/borrower';
import { getIndianToday } from '../../../data/indianDay';
import type { Collections, LenderRecord, UserRecord } from '../../../data/records';
import type { Filter, Reader } from '../../../store/port';
import { mapInSlices } from '../../../store/selected';
import { parseLoanRequest } from '../../borrower/offers/evaluateLender';
import { offersProduct } from '../../../data/lenders/productFilter';
import { sumCounts } from '../../earnings/summary/totals';

/** Days, today included, within which a completed profile must have been saved for its borrower to count. */
export const RECENT_DAYS = 90;

/** From this number of days, one query for all borrowers is cheaper than one for each day. */
const MANY_DAYS = 10;

/** The products for which a profile may be complete. */
const COMPLETED = ['pl_completed', 'bl_completed', 'gl_completed'] as const;

const BORROWER_FIELDS = [
  'updated_at',
  'birth_date',
  'employment_status_code',
  'emi',
  'se_loan_amount',
  'se_loan_tenure',
  ...PROFILE_FIELDS,
  ...COMPLETED,
] as const satisfies readonly (keyof UserRecord)[];

type Borrower = Readonly<Pick<UserRecord, (typeof BORROWER_FIELDS)[number]>>;

/** A borrower with the profile fields that the lending rules read. */
export interface RecentBorrower {
  readonly user: Borrower;
  readonly facts: BorrowerFacts;
  readonly loanRequest: LoanRequest;
}

const isCompleted = (user: Pick<Borrower, (typeof COMPLETED)[number]>): boolean =>
  COMPLETED.some((field) => user[field] === 1);

const filterSavedSince = (day: string): Filter => ({ updated_at_gte: getIndianDayStart(day) });

const filterSavedOn = (day: string): Filter => ({
  ...filterSavedSince(day),
  updated_at_lt: getIndianDayStart(addDays(day, 1)),
});

const filterSavedRecently = (): Filter =>
  filterSavedSince(addDays(getIndianToday(), 1 - RECENT_DAYS));

/** Loads the borrowers whose profile is complete for some product, by default those of the last `RECENT_DAYS` days. */
export async function loadRecentBorrowers(
  reader: Reader<Collections>,
  filter: Filter = filterSavedRecently(),
): Promise<RecentBorrower[]> {
  const users = await reader.select('users', BORROWER_FIELDS, { filter });
  return mapInSlices(users.filter(isCompleted), 5000, (user) => {
    const loanRequest = parseLoanRequest(undefined, {
      ...user,
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
 * Returns a test of whether a lender that is on has an offer for a borrower, by the rules of the borrower's
 * offers. Lenders against gold count for everyone with a finished gold loan form.
 */
function buildOfferTest(lender: Readonly<LenderRecord>): (borrower: RecentBorrower) => boolean {
  if (lender.product === 'gold_loan') return ({ user }) => user.gl_completed === 1;
  const isEligible = buildEligibilityTest(lender);
  return ({ user, facts, loanRequest }) =>
    isFinishedFor(lender, user) && isEligible(facts) && hasQuote(lender, loanRequest);
}

/** Tests borrowers for an offer of each lender as if it were on. Lets other requests run meanwhile. */
async function testOffers(
  lenders: readonly Readonly<LenderRecord>[],
  count: (lender: Readonly<LenderRecord>, hasOffer: (borrower: RecentBorrower) => boolean) => void,
): Promise<void> {
  for (const lender of lenders) {
    count(lender, buildOfferTest({ ...lender, lender_status: 1 }));
    await setImmediate();
  }
}

/** Counts the borrowers with an offer of each lender, as if it were on, by its id. */
export async function countOffers(
  lenders: readonly Readonly<LenderRecord>[],
  borrowers: readonly RecentBorrower[],
): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>();
  await testOffers(lenders, ({ id }, hasOffer) =>
    counts.set(id, borrowers.filter(hasOffer).length),
  );
  return counts;
}

/** A hash of the borrowers saved on a day, and how many of them have an offer of each lender. */
interface CountedDay {
  readonly of: string;
  readonly byLender: Map<number, { readonly version: number; readonly count: number }>;
}

type CountedDays = ReadonlyMap<string, CountedDay>;

/** Keyed by the configuration, of which a server has one; each call wraps the store again. */
const countedByConfig = new WeakMap<Context['config'], CountedDays>();

/** Finds the days of the recent borrowers, each with its counts that are still valid. */
async function findDays({ config, store }: Pick<Context, 'config' | 'store'>) {
  const figures = { day: 'updated_at', amounts: { versions: ['version'] } } as const;
  const groups = await store.countBy('users', COMPLETED, filterSavedRecently(), figures);
  const byDay = groupBy(groups.filter(isCompleted), ({ day }) => day);
  const today = getIndianToday();
  const known = countedByConfig.get(config);
  const days: CountedDays = new Map(
    [...byDay].map(([day, own]) => {
      const versions = own.reduce((sum, { sums }) => sum + sums.versions, 0);
      const of = `${today} ${sumCounts(own)} ${versions}`;
      const old = known?.get(day);
      return [day, old?.of === of ? old : { of, byLender: new Map() }];
    }),
  );
  countedByConfig.set(config, days);
  return { days, borrowers: sumCounts([...byDay.values()].flat()) };
}

async function loadDays(
  reader: Reader<Collections>,
  days: readonly string[],
): Promise<ReadonlyMap<string, readonly RecentBorrower[]>> {
  const filters = days.length > MANY_DAYS ? [filterSavedRecently()] : days.map(filterSavedOn);
  const found: RecentBorrower[] = [];
  for (const filter of filters)
    for (const borrower of await loadRecentBorrowers(reader, filter)) found.push(borrower);
  return groupBy(found, ({ user }) => toIndianDay(user.updated_at));
}

/**
 * Counts the recent borrowers, and those with an offer of each lender, as `countOffers` does. Caches the
 * counts of each day; recounts for changed lenders and for days whose borrowers have changed.
 */
export async function countRecentOffers(
  context: Pick<Context, 'config' | 'store'>,
  lenders: readonly Readonly<LenderRecord>[],
): Promise<{ readonly borrowers: number; readonly offers: ReadonlyMap<number, number> }> {
  const { days, borrowers } = await findDays(context);
  const isMissing = ({ id, version }: Readonly<LenderRecord>, { byLender }: CountedDay): boolean =>
    byLender.get(id)?.version !== version;
  const stale = [...days].filter(([, day]) => lenders.some((one) => isMissing(one, day)));
  const missing = lenders.filter((one) => stale.some(([, day]) => isMissing(one, day)));
  const loaded = await loadDays(
    context.store,
    stale.map(([day]) => day),
  );
  await testOffers(missing, (lender, hasOffer) => {
    const { id, version } = lender;
    for (const [name, day] of stale) {
      if (!isMissing(lender, day)) continue;
      day.byLender.set(id, { version, count: loaded.get(name)?.filter(hasOffer).length ?? 0 });
    }
  });
  const offers = lenders.map(({ id }): [number, number] => [
    id,
    [...days.values()].reduce((sum, { byLender }) => sum + (byLender.get(id)?.count ?? 0), 0),
  ]);
  return { borrowers, offers: new Map(offers) };
}
