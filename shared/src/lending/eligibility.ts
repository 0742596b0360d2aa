import { assessFoir, checkFoir } from './affordability';
import { evaluateRange, range } from './criterion';
import type { AmountCriterion, Criterion, EmploymentCriterion, RangeCriterion } from './criterion';
import { minimumScore } from './creditScore';
import type { BorrowerFacts, Employment, LenderCriteria } from './terms';

/** Whether a borrower is eligible with one lender, and why. */
export interface Eligibility {
  /** True when the borrower fails no criterion. The lender checks the unknown ones. */
  eligible: boolean;
  /** One entry for each requirement, in reading order: active, employment, age, income, score, amount, FOIR. */
  criteria: readonly Criterion[];
}

const EMPLOYMENTS = [
  'salaried',
  'self_employed',
  'business',
] as const satisfies readonly Employment[];

/** Whether the self-employed terms apply. They cover business owners too. */
function isSelfEmployed(employment: Employment | null): boolean {
  return employment === 'self_employed' || employment === 'business';
}

function judgeEmployment(lender: LenderCriteria, actual: Employment | null): EmploymentCriterion {
  const accepted = EMPLOYMENTS.filter((employment) => lender[employment] === 1);
  const base = { criterion: 'employment', required: { accepted }, actual } as const;
  if (accepted.length === 0) return { ...base, met: false };
  if (accepted.length === EMPLOYMENTS.length) return { ...base, met: true };
  return { ...base, met: actual === null ? 'unknown' : accepted.includes(actual) };
}

function evaluateAge(lender: LenderCriteria, facts: BorrowerFacts): RangeCriterion {
  const alone = isSelfEmployed(facts.employment);
  const min = (alone ? lender.min_age_self_employed : null) ?? lender.min_age;
  const max = (alone ? lender.max_age_self_employed : null) ?? lender.max_age;
  return evaluateRange('age', range(min, max), facts.age);
}

function evaluateIncome(lender: LenderCriteria, facts: BorrowerFacts): RangeCriterion {
  const alone = isSelfEmployed(facts.employment);
  if (alone && typeof lender.min_turnover === 'number') {
    return evaluateRange('turnover', { min: lender.min_turnover }, facts.business_current_turnover);
  }
  const min = (alone ? lender.min_income_self_employed : null) ?? lender.min_income;
  return evaluateRange('income', range(min, lender.max_income), facts.monthly_income);
}

function judgeAmount(lender: LenderCriteria, wanted: number | null): AmountCriterion {
  const required = range(lender.min_loan_amount, lender.loan_amount_upto);
  const base = { criterion: 'amount', required, actual: wanted, offered: null } as const;
  if (wanted === null) return { ...base, met: 'unknown' };
  const offered = Math.min(wanted, required.max ?? wanted);
  const least = required.min ?? 0;
  if (offered < least) return { ...base, met: false, shortBy: least - offered };
  return { ...base, met: true, offered };
}

type Judge = (lender: LenderCriteria, facts: BorrowerFacts) => Criterion;

/** Every criterion but the FOIR, in reading order. */
const JUDGES: readonly Judge[] = [
  (lender) => ({ criterion: 'active', met: lender.lender_status === 1 }),
  (lender, facts) => judgeEmployment(lender, facts.employment),
  evaluateAge,
  evaluateIncome,
  (lender, facts) =>
    evaluateRange(
      'credit_score',
      range(minimumScore(lender.credit_score_class), null),
      facts.credit_score,
    ),
  (lender, facts) => judgeAmount(lender, facts.amount),
];

/** Checks every criterion of a lender and returns all of them, so that a page can show each failed one as a reason. */
export function assessEligibility(lender: LenderCriteria, facts: BorrowerFacts): Eligibility {
  const criteria = [...JUDGES.map((judge) => judge(lender, facts)), assessFoir(lender, facts)];
  return { eligible: criteria.every(({ met }) => met !== false), criteria };
}

/** Whether `assessEligibility` finds a borrower eligible, at a fraction of the cost: for counts over many borrowers. */
export function isEligible(lender: LenderCriteria, facts: BorrowerFacts): boolean {
  return (
    JUDGES.every((judge) => judge(lender, facts).met !== false) &&
    checkFoir(lender, facts).met !== false
  );
}
