import { groupBy } from '@marketplace/shared/collections';
import { addDays, toIndianDay } from '@marketplace/shared/format';
import { DAY_MS } from '../../clock';
import { assessEligibility, PROPOSED_LOAN, quoteOffer } from '@marketplace/shared/lending';
import type { ApplicationRecord, LeadRecord, LenderRecord, UserRecord } from '../../data/records';
import { toBorrowerFacts } from '../../data/borrowers/borrower';
import { getIndianToday } from '../../data/indianDay';
import type { NewRecord } from '../../store/port';
import type { Random } from '../random';
import { createRandom } from '../random';
import { pickTime, toPastIso } from '../times';
import { agrees } from './consents';
import { seedHistory } from './statusHistory';

type Lender = NewRecord<LenderRecord>;
type User = NewRecord<UserRecord>;
type Application = NewRecord<ApplicationRecord>;

/**
 * Picks a plausible status for an application of the given age in days. Uses the same number of random
 * numbers at each age, so that later records are the same on every day.
 */
function pickStatus(random: Random, days: number): { status: string; since: number } {
  const isInReview = random.chance(0.7);
  const decided =
    ['disbursed', 'rejected', 'approved', 'withdrawn', 'cancelled', 'in_review'][
      random.weighted([48, 28, 8, 6, 2, 8])
    ] ?? 'in_review';
  const latest = days < 6 ? 2 : Math.min(days, 9);
  const since = random.int(days < 6 ? 1 : 2, latest);
  if (days < 2) return { status: 'applied', since: 0 };
  if (days < 6) return { status: isInReview ? 'in_review' : 'approved', since };
  return { status: decided, since };
}

const REMARKS: Record<string, string> = {
  rejected: 'Does not meet the lender’s credit policy',
  withdrawn: 'Withdrawn by the customer',
  cancelled: 'Given back within the cooling-off days',
};

const countDays = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS;

function buildApplication(random: Random, user: User, lender: Lender): Application | undefined {
  const loanRequest = {
    amount: user.se_loan_amount ?? PROPOSED_LOAN.amount,
    tenure_months: random.pick([12, 18, 24, 36]),
  };
  const facts = toBorrowerFacts(user, loanRequest);
  if (!assessEligibility(lender, facts).eligible) return undefined;
  const quote = quoteOffer(lender, facts, loanRequest);
  if (!quote) return undefined;
  const today = getIndianToday();
  const days = countDays(toIndianDay(user.created_at), today);
  const madeOn = addDays(toIndianDay(user.created_at), random.int(0, Math.min(days, 3)));
  const { status, since } = pickStatus(random, days);
  const made = pickTime(random, madeOn);
  const changed = made + Math.min(since, countDays(madeOn, today)) * DAY_MS;
  const created_at = toPastIso(made);
  const updated_at = toPastIso(changed);
  const application = {
    id: random.uuid(),
    user_id: user.user_id,
    lender_id: lender.lender_id,
    lender_name: lender.name,
    partner_id: user.partner_id,
    customer_name: user.customer_name,
    product: 'personal_loan',
    amount: quote.amount,
    tenure_months: quote.tenure_months,
    annual_rate: quote.annual_rate,
    apr: quote.apr,
    emi: quote.emi,
    status,
    status_date: toIndianDay(changed),
    remarks: REMARKS[status] ?? '',
    disbursed_amount: status === 'disbursed' ? quote.amount : null,
    created_at,
    updated_at,
  };
  const confirmed_at = lender.confirms_by_code === 1 ? created_at : null;
  const { slug } = lender;
  return {
    ...application,
    ...(slug ? { lender_slug: slug } : {}),
    history: seedHistory(application, [made, changed]),
    confirmed_at,
  };
}

/** Builds applications for consumers with a complete profile except the demo consumer, at most one per lender. */
export function seedApplications(
  users: readonly User[],
  lenders: readonly Lender[],
): Application[] {
  const random = createRandom(120);
  const offered = lenders.filter(
    (lender) => lender.lender_status === 1 && lender.product === 'personal_loan',
  );
  const [, ...others] = users;
  return others
    .filter((user) => user.pl_completed === 1)
    .flatMap((user) => {
      const tries = random.weighted([8, 22, 30, 40]);
      const start = random.int(0, offered.length - 1);
      return Array.from(
        { length: tries },
        (_, step) => offered[(start + step * 7) % offered.length],
      )
        .filter((lender) => lender !== undefined)
        .flatMap((lender) => buildApplication(random, user, lender) ?? []);
    });
}

function findStage(user: User, own: readonly Application[]): string {
  if (own.some(({ status }) => status === 'disbursed')) return 'disbursed';
  if (own.length > 0) return 'applied';
  return user.pl_completed === 1 ? 'profile' : 'signed_in';
}

/** Returns the products of the gold and housing loan forms that a consumer has completed. */
function listOtherProducts(user: User): string[] {
  return [
    ...(user.gl_completed === 1 ? ['gold_loan'] : []),
    ...(user.hl_completed === 1 ? ['housing_loan'] : []),
  ];
}

/** Every third consumer who signs in by mobile has given the partner consent to calls by a code. */
const addConsent = ({ user_id, sign_in, created_at }: User) =>
  agrees(user_id, 3) && !sign_in.includes('@')
    ? { mobile_phone_number: sign_in, consented_at: created_at }
    : {};

/**
 * Builds a personal loan lead for each consumer, at the stage of their applications, and one for each other
 * completed form.
 */
export function seedLeads(
  users: readonly User[],
  applications: readonly Application[],
): NewRecord<LeadRecord>[] {
  const random = createRandom(99);
  const byUser = groupBy(applications, ({ user_id }) => user_id);
  const lead = (user: User, product: string, stage: string) => ({
    id: random.uuid(),
    user_id: user.user_id,
    partner_id: user.partner_id,
    product,
    customer_name: user.customer_name,
    contact: user.contact,
    stage,
    created_at: user.created_at,
    updated_at: user.updated_at,
  });
  const personal = users.map((user) => {
    const own = byUser.get(user.user_id) ?? [];
    const updated_at = own.at(-1)?.updated_at ?? user.updated_at;
    return {
      ...lead(user, 'personal_loan', findStage(user, own)),
      ...addConsent(user),
      updated_at,
    };
  });
  // Every ninth request for a call is cancelled, the last of them anyway; one is of before somebody offered it.
  const toStage = (index: number) => {
    if (index === 4) return { stage: 'wished' };
    return index % 9 === 0 ? { stage: 'cancelled' } : {};
  };
  const others = users
    .flatMap((user) => listOtherProducts(user).map((product) => lead(user, product, 'applied')))
    .toReversed()
    .map((one, index) => ({ ...one, ...toStage(index) }))
    .toReversed();
  return [...personal, ...others];
}
