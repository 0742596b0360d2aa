import { assessFoir, checkFoir } from './affordability';
import { type CriterionResult, isInRange, type Range, range } from './range';
import { evaluateRange, RANGE_CRITERIA } from './rangeCriteria';
import { getTenureRange, isSelfEmployed } from './tenure';
import type { AmountCriterion, Criterion, EmploymentCriterion, TenureCriterion } from './criterion';
import type { BorrowerFacts } from './facts';
import { type Employment, EMPLOYMENTS, type LenderCriteria } from '../terms';

/** Whether a borrower is eligible with one lender, and why. */
export interface Eligibility {
  /** True when the borrower fails no criterion. The lender checks the unknown ones. */
  eligible: boolean;
  /**
   * One entry for each requirement, in reading order: active, employment, age, tenure (where the age limit shortens
   * it), income, score, amount, FOIR.
   */
  criteria: readonly Criterion[];
}

function acceptsEmployment(
  accepted: readonly Employment[],
  actual: Employment | null,
): CriterionResult {
  if (accepted.length === 0) return false;
  if (accepted.length === EMPLOYMENTS.length) return true;
  return actual === null ? 'unknown' : accepted.includes(actual);
}

const listAccepted = (lender: LenderCriteria): Employment[] =>
  EMPLOYMENTS.filter((employment) => lender[employment] === 1);

function evaluateEmployment(
  lender: LenderCriteria,
  actual: Employment | null,
): EmploymentCriterion {
  const accepted = listAccepted(lender);
  const met = acceptsEmployment(accepted, actual);
  return { criterion: 'employment', required: { accepted }, actual, met };
}

const getAmountRange = (lender: LenderCriteria): Range =>
  range(lender.min_loan_amount, lender.loan_amount_upto);

const capAtLargest = ({ max }: Range, wanted: number): number => Math.min(wanted, max ?? wanted);

function evaluateAmount(lender: LenderCriteria, wanted: number | null): AmountCriterion {
  const required = getAmountRange(lender);
  const base = { criterion: 'amount', required, actual: wanted, offered: null } as const;
  if (wanted === null) return { ...base, met: 'unknown' };
  const offered = capAtLargest(required, wanted);
  const least = required.min ?? 0;
  if (offered < least) return { ...base, met: false, shortBy: least - offered };
  return { ...base, met: true, offered };
}

function evaluateTenure(lender: LenderCriteria, facts: BorrowerFacts): TenureCriterion[] {
  const { min, max, before } = getTenureRange(lender, facts);
  if (before === undefined) return [];
  const required = { min, max };
  return [{ criterion: 'tenure', met: min <= max, required, actual: facts.tenure_months, before }];
}

/** Checks every criterion of a lender and returns all of them, so that a page can show each failed one as a reason. */
export function assessEligibility(lender: LenderCriteria, facts: BorrowerFacts): Eligibility {
  const selfEmployed = isSelfEmployed(facts.employment);
  const criteria: Criterion[] = [
    { criterion: 'active', met: lender.lender_status === 1 },
    evaluateEmployment(lender, facts.employment),
    ...RANGE_CRITERIA.flatMap(({ name, fact, getRange }) => {
      const required = getRange(lender, selfEmployed);
      const found = required ? [evaluateRange(name, required, facts[fact])] : [];
      return name === 'age' ? [...found, ...evaluateTenure(lender, facts)] : found;
    }),
    evaluateAmount(lender, facts.amount),
  ];
  // Only a borrower who meets everything else hears which amount is affordable.
  const meetsOthers = criteria.every(({ met }) => met !== false);
  const { affordable, ...foir } = assessFoir(lender, facts);
  criteria.push(meetsOthers ? { ...foir, affordable } : foir);
  return { eligible: meetsOthers && foir.met !== false, criteria };
}

/**
 * Reads a lender's criteria once and returns whether `assessEligibility` finds a borrower eligible. The function
 * builds no reasons, so that counts over many borrowers are fast.
 */
export function buildEligibilityTest(lender: LenderCriteria): (facts: BorrowerFacts) => boolean {
  const accepted = listAccepted(lender);
  const amount = getAmountRange(lender);
  const isLent = (wanted: number) => capAtLargest(amount, wanted) >= (amount.min ?? 0);
  const listRanges = (selfEmployed: boolean) =>
    RANGE_CRITERIA.flatMap(({ fact, getRange }) => {
      const required = getRange(lender, selfEmployed);
      return required ? [{ fact, required }] : [];
    });
  const [ofSalaried, ofSelfEmployed] = [listRanges(false), listRanges(true)];
  return (facts) => {
    const ranges = isSelfEmployed(facts.employment) ? ofSelfEmployed : ofSalaried;
    const tenures = getTenureRange(lender, facts);
    return (
      lender.lender_status === 1 &&
      acceptsEmployment(accepted, facts.employment) !== false &&
      ranges.every(({ fact, required }) => isInRange(required, facts[fact]) !== false) &&
      (tenures.before === undefined || tenures.min <= tenures.max) &&
      (facts.amount === null || isLent(facts.amount)) &&
      checkFoir(lender, facts).met !== false
    );
  };
}
