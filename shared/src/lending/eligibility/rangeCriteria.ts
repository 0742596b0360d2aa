import type { OptionListName, User } from '../../schema';
import type { LenderCriteria } from '../terms';
import { getMinimumScore } from './creditScore';
import { type CriterionResult, isInRange, type Range, range } from './range';
import { getAgeRange } from './tenure';

/** What the figures of a criterion count; every page writes them with it. */
export type CriterionUnit = 'years' | 'months' | 'rupees' | 'points' | 'percent';

/** Where the profile has a figure. */
interface ProfileSource<Field extends keyof User> {
  readonly field: Field;
  /** Set where the answer is a band of this list, whose id is the band's lower end. */
  readonly bands?: OptionListName;
  /** Units of the figure in one of the answer; 1 by default. */
  readonly times?: number;
}

/** A figure of the borrower that has to lie in a range of the lender. */
interface RangeDefinition<
  Name extends string = string,
  Fact extends string = string,
  Field extends keyof User = keyof User,
> {
  readonly name: Name;
  readonly unit: CriterionUnit;
  /** The name of the figure in `BorrowerFacts`. */
  readonly fact: Fact;
  /** Absent if the figure follows from other answers, as the age does. */
  readonly source?: ProfileSource<Field>;
  /** A borrower can raise the figure in time, so pages advise it. */
  readonly isChangeable: boolean;
  /** The range that the lender asks for; undefined if it asks for another figure instead. */
  readonly getRange: (lender: LenderCriteria, selfEmployed: boolean) => Range | undefined;
}

/**
 * Defines a criterion once: both evaluators, the facts, the reasons, the advice and the pages of all apps follow from
 * it. The compiler names the texts that it needs.
 */
const defineCriterion = <const D extends RangeDefinition>(definition: D): D => definition;

const asksForTurnover = ({ min_turnover }: LenderCriteria, selfEmployed: boolean): boolean =>
  selfEmployed && typeof min_turnover === 'number';

const DEFINED = [
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
    source: { field: 'monthly_income' },
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
    source: { field: 'business_current_turnover', bands: 'businessTurnover' },
    isChangeable: true,
    getRange: (lender, selfEmployed) =>
      asksForTurnover(lender, selfEmployed) ? range(lender.min_turnover) : undefined,
  }),
  defineCriterion({
    name: 'credit_score',
    unit: 'points',
    fact: 'credit_score',
    source: { field: 'credit_score' },
    isChangeable: true,
    getRange: ({ credit_score_class }) => range(getMinimumScore(credit_score_class)),
  }),
] as const;

type Defined = (typeof DEFINED)[number];
type Source = Extract<Defined, { readonly source: object }>['source'];

export type RangeCriterionName = Defined['name'];
/** A figure of the borrower. */
export type FactName = Defined['fact'];
/** A field of the profile that states a figure. */
export type ProfileField = Source['field'];

/** The criteria that pages advise a borrower to meet. */
export type ChangeableCriterion = Extract<Defined, { readonly isChangeable: true }>['name'];

/** In reading order: what a person cannot change comes first. */
export const RANGE_CRITERIA: readonly RangeDefinition<
  RangeCriterionName,
  FactName,
  ProfileField
>[] = DEFINED;

export const CHANGEABLE_CRITERIA = RANGE_CRITERIA.flatMap(({ name, isChangeable }) =>
  isChangeable ? name : [],
);

/** The fields of the profile that state a figure. */
export const PROFILE_FIELDS = RANGE_CRITERIA.flatMap(({ source }) => source?.field ?? []);

/** The questions of the profile whose answers are bands of a figure. */
export const BAND_QUESTIONS = DEFINED.flatMap((each) =>
  'source' in each && 'bands' in each.source ? [each.source] : [],
);

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
