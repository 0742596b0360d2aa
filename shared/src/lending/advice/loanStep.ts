import { AMOUNT_STEP, findLargestWithin, isWithin } from '../eligibility/affordability';
import { DEFAULT_MAX_FOIR_PERCENT, type FoirTerms } from '../eligibility/affordability';
import type { Criterion } from '../eligibility/criterion';
import { clampTenure, getTenureRange } from '../eligibility/tenure';
import { computeEmiPaise } from '../pricing/computeEmi';
import { type LoanRequest, quoteOffer } from '../pricing/offer';
import { computeMonthlyRate } from '../pricing/pricing';
import { LOAN_TENURE } from '../../schema/loanLimits';
import { toRupees } from '../money';
import type { BorrowerFacts } from '../eligibility/facts';
import type { LenderPricing } from '../terms';

/** The longest tenure that a borrower can ask for, months. */
export const LONGEST_TENURE = LOAN_TENURE.max;

/** Tenures are advised in half years, months. */
const TENURE_STEP = 6;

/** A loan that a lender would lend to a borrower whom it refuses the wanted one, with its figures in ₹. */
export interface LoanStep extends LoanRequest {
  /** ₹ a month to which the EMIs of other loans have to fall first; null: they may stay as they are. */
  other_emis: number | null;
  emi: number;
  /** Per cent a year, fees and GST counted in. */
  apr: number;
  total_interest: number;
  total_cost: number;
}

/** The criteria that another amount, another tenure or fewer EMIs can change. */
const CHANGEABLE: readonly Criterion['criterion'][] = ['amount', 'foir'];

const canChange = (criteria: readonly Pick<Criterion, 'criterion' | 'met'>[]): boolean => {
  const failed = criteria.filter(({ met }) => met === false);
  return failed.length > 0 && failed.every(({ criterion }) => CHANGEABLE.includes(criterion));
};

/** The tenures to try, shortest first: the wanted one, the half years after it, and the longest. */
function listTenures(from: number, longest: number): number[] {
  const tenures = [from];
  for (let months = from + 1; months < longest; months += 1)
    if (months % TENURE_STEP === 0) tenures.push(months);
  return longest > from ? [...tenures, longest] : tenures;
}

/** What `findSteps` reads of a lender. */
type AdvisedLender = FoirTerms & LenderPricing;

/**
 * Finds the loans that a lender would lend to a borrower whom it refuses the wanted amount over the wanted tenure. The
 * first is the nearest amount over the shortest tenure, with the EMIs of other loans as they are. A second one, if the
 * first is smaller than what the lender could lend, is that amount once the borrower pays fewer other EMIs.
 * `criteria` are the assessed ones. Returns none if a criterion fails that neither amount, tenure nor EMIs change.
 */
export function findSteps(
  lender: AdvisedLender,
  facts: BorrowerFacts,
  criteria: readonly Pick<Criterion, 'criterion' | 'met'>[],
): LoanStep[] {
  const { amount: wanted, tenure_months, monthly_income: income } = facts;
  const monthlyRate = computeMonthlyRate(lender, facts.credit_score);
  if (wanted === null || tenure_months === null || monthlyRate === null) return [];
  if (!canChange(criteria)) return [];
  const least = lender.min_loan_amount ?? 0;
  const target = Math.max(Math.min(wanted, lender.loan_amount_upto ?? wanted), least);
  const range = getTenureRange(lender, facts);
  const from = clampTenure(tenure_months, range);
  const longest = Math.max(from, Math.min(range.max, LONGEST_TENURE));
  const otherEmis = facts.emi ?? 0;
  const maxPercent = lender.max_foir_percent ?? DEFAULT_MAX_FOIR_PERCENT;
  const computeInstalment = (principal: number, tenureMonths: number) =>
    computeEmiPaise({ principal, monthlyRate, tenureMonths });
  const fits = (amount: number, months: number) =>
    income === null ||
    isWithin(computeInstalment(amount, months), { income, otherEmis, maxPercent });
  const toStep = (amount: number, months: number, other_emis: number | null): LoanStep[] => {
    const quote = quoteOffer(lender, facts, { amount, tenure_months: months });
    if (!quote) return [];
    const { emi, apr, total_interest, total_cost } = quote;
    return [{ amount, tenure_months: months, other_emis, emi, apr, total_interest, total_cost }];
  };
  const shortenTo = (amount: number): number =>
    listTenures(from, longest).find((months) => fits(amount, months)) ?? longest;
  if (fits(target, longest)) return toStep(target, shortenTo(target), null);
  if (income === null) return [];
  const smaller = findLargestWithin(
    (principal) => computeInstalment(principal, longest),
    { income, otherEmis, maxPercent },
    { least: Math.max(least, AMOUNT_STEP), most: target },
  );
  const room = (income * maxPercent) / 100 - toRupees(computeInstalment(target, longest));
  return [
    ...(smaller === null ? [] : toStep(smaller, shortenTo(smaller), null)),
    ...(otherEmis > 0 && room >= 0 ? toStep(target, longest, Math.floor(room)) : []),
  ];
}

/** Orders steps: the amount nearest to the wanted one, then the shortest tenure, then the lowest cost. */
const compareSteps =
  (wanted: number) =>
  (a: LoanStep, b: LoanStep): number =>
    Math.abs(a.amount - wanted) - Math.abs(b.amount - wanted) ||
    a.tenure_months - b.tenure_months ||
    a.total_cost - b.total_cost;

/**
 * Picks the best of several lenders' steps for a wanted amount (₹), and counts the lenders that lend its amount over
 * its tenure; undefined if there is no step. Compares steps of one kind: with other EMIs as they are, or with fewer.
 */
export function findBestStep<T extends LoanStep>(
  steps: readonly T[],
  wanted: number,
): { step: T; lenders: number } | undefined {
  const [step] = steps.toSorted(compareSteps(wanted));
  if (!step) return undefined;
  // A longer tenure has a smaller EMI, so a lender that lends over a shorter one lends over this one too.
  const lenders = steps.filter(
    ({ amount, tenure_months }) => amount === step.amount && tenure_months <= step.tenure_months,
  ).length;
  return { step, lenders };
}
