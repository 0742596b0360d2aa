import type { BorrowerFacts, LenderCriteria } from '../terms';
import { getMinimumScore } from './creditScore';
import { type CriterionResult, isInRange, type Range, range } from './range';
import { getAgeRange } from './tenure';

/** What the figures of a criterion count; every page writes them with it. */
export type CriterionUnit = 'years' | 'months' | 'rupees' | 'points' | 'percent';

/** A figure of the borrower that has to lie in a range of the lender. */
interface RangeDefinition<Name extends string, Changeable extends boolean> {
  readonly name: Name;
  readonly unit: CriterionUnit;
  readonly fact: Exclude<keyof BorrowerFacts, 'employment' | 'age_months'>;
  /** A borrower can raise the figure in time, so pages advise it. */
  readonly isChangeable: Changeable;
  /** The range that the lender asks for; undefined if it asks for another figure instead. */
  readonly getRange: (lender: LenderCriteria, selfEmployed: boolean) => Range | undefined;
}

/**
 * Defines a criterion once: both evaluators, the reasons, the advice and the pages of all apps follow from it. The
 * compiler names the texts that it needs.
 */
const defineCriterion = <const Name extends string, const Changeable extends boolean>(
  definition: RangeDefinition<Name, Changeable>,
): RangeDefinition<Name, Changeable> => definition;

const asksForTurnover = ({ min_turnover }: LenderCriteria, selfEmployed: boolean): boolean =>
  selfEmployed && typeof min_turnover === 'number';

/** In reading order: what a person cannot change comes first. */
export const RANGE_CRITERIA = [
  defineCriterion({
    name: 'age',
    unit: 'years',
    fact: 'age',
    isChangeable: false,
    getRange: getAgeRange,
  }),
  defineCriterion({
    name: 'income',
    unit: 'rupees',
    fact: 'monthly_income',
    isChangeable: true,
    getRange(lender, selfEmployed) {
      if (asksForTurnover(lender, selfEmployed)) return undefined;
      const min = (selfEmployed ? lender.min_income_self_employed : null) ?? lender.min_income;
      return range(min, lender.max_income);
    },
  }),
  defineCriterion({
    name: 'turnover',
    unit: 'rupees',
    fact: 'business_current_turnover',
    isChangeable: true,
    getRange: (lender, selfEmployed) =>
      asksForTurnover(lender, selfEmployed) ? range(lender.min_turnover) : undefined,
  }),
  defineCriterion({
    name: 'credit_score',
    unit: 'points',
    fact: 'credit_score',
    isChangeable: true,
    getRange: ({ credit_score_class }) => range(getMinimumScore(credit_score_class)),
  }),
] as const;

type Defined = (typeof RANGE_CRITERIA)[number];

export type RangeCriterionName = Defined['name'];

/** The criteria that pages advise a borrower to meet. */
export type ChangeableCriterion = Extract<Defined, { readonly isChangeable: true }>['name'];

/** Compares a figure of the borrower with the lender's range. */
export interface RangeCriterion {
  criterion: RangeCriterionName;
  met: CriterionResult;
  required: Range;
  actual: number | null;
  /** Difference to the lower bound. */
  shortBy?: number;
  /** Difference to the upper bound. */
  overBy?: number;
}

export function evaluateRange(
  criterion: RangeCriterionName,
  required: Range,
  actual: number | null,
): RangeCriterion {
  const { min, max } = required;
  const result = { criterion, required, actual, met: isInRange(required, actual) };
  if (result.met !== false || actual === null) return result;
  if (min !== undefined && actual < min) return { ...result, shortBy: min - actual };
  return max === undefined ? result : { ...result, overBy: actual - max };
}
