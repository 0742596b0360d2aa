import { assessFoir, checkFoir } from './affordability';
import { evaluateRange, isInRange, range } from './criterion';
import { getAgeRange, getTenureRange, isSelfEmployed } from './tenure';
import type {
  AmountCriterion,
  Criterion,
  CriterionResult,
  EmploymentCriterion,
  Range,
  RangeCriterion,
  TenureCriterion,
} from './criterion';
import { getMinimumScore } from './creditScore';
import type { BorrowerFacts, Employment, LenderCriteria } from '../terms';

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

const EMPLOYMENTS = [
  'salaried',
  'self_employed',
  'business',
] as const satisfies readonly Employment[];

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

/** The income that a lender asks for; of the self-employed it may ask for a turnover instead. */
function getIncomeRange(
  lender: LenderCriteria,
  selfEmployed: boolean,
): { criterion: 'income' | 'turnover'; required: Range } {
  if (selfEmployed && typeof lender.min_turnover === 'number')
    return { criterion: 'turnover', required: { min: lender.min_turnover } };
  const min = (selfEmployed ? lender.min_income_self_employed : null) ?? lender.min_income;
  return { criterion: 'income', required: range(min, lender.max_income) };
}

const INCOME_FACTS = {
  income: 'monthly_income',
  turnover: 'business_current_turnover',
} as const satisfies Record<string, keyof BorrowerFacts>;

const getScoreRange = (lender: LenderCriteria): Range =>
  range(getMinimumScore(lender.credit_score_class), null);

function evaluateIncome(lender: LenderCriteria, facts: BorrowerFacts): RangeCriterion {
  const { criterion, required } = getIncomeRange(lender, isSelfEmployed(facts.employment));
  return evaluateRange(criterion, required, facts[INCOME_FACTS[criterion]]);
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
  const criteria: Criterion[] = [
    { criterion: 'active', met: lender.lender_status === 1 },
    evaluateEmployment(lender, facts.employment),
    evaluateRange('age', getAgeRange(lender, isSelfEmployed(facts.employment)), facts.age),
    ...evaluateTenure(lender, facts),
    evaluateIncome(lender, facts),
    evaluateRange('credit_score', getScoreRange(lender), facts.credit_score),
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
  const score = getScoreRange(lender);
  const amount = getAmountRange(lender);
  const isLent = (wanted: number) => capAtLargest(amount, wanted) >= (amount.min ?? 0);
  const readTerms = (own: boolean) => ({
    age: getAgeRange(lender, own),
    income: getIncomeRange(lender, own),
  });
  const [salaried, selfEmployed] = [readTerms(false), readTerms(true)];
  return (facts) => {
    const terms = isSelfEmployed(facts.employment) ? selfEmployed : salaried;
    const tenures = getTenureRange(lender, facts);
    return (
      lender.lender_status === 1 &&
      acceptsEmployment(accepted, facts.employment) !== false &&
      isInRange(terms.age, facts.age) !== false &&
      (tenures.before === undefined || tenures.min <= tenures.max) &&
      isInRange(terms.income.required, facts[INCOME_FACTS[terms.income.criterion]]) !== false &&
      isInRange(score, facts.credit_score) !== false &&
      (facts.amount === null || isLent(facts.amount)) &&
      checkFoir(lender, facts).met !== false
    );
  };
}
