import { toRecord } from '../../collections';
import { formatMonths, formatNumber, formatPercent, formatRupees } from '../../format';
import type { Language } from '../../i18n';
import type { Employment } from '../terms';
import type { Range, CriterionResult } from './range';
import {
  type ChangeableCriterion,
  type CriterionUnit,
  RANGE_CRITERIA,
  type RangeCriterion,
  type RangeCriterionName,
} from './rangeCriteria';

/** The lender accepts applications. */
export interface ActiveCriterion {
  criterion: 'active';
  met: boolean;
}

/** The lender accepts the borrower's kind of employment. */
export interface EmploymentCriterion {
  criterion: 'employment';
  met: CriterionResult;
  required: { accepted: Employment[] };
  actual: Employment | null;
}

/** The wanted amount. An amount over the lender's largest loan is met too, because the offer is cut to that loan. */
export interface AmountCriterion {
  criterion: 'amount';
  met: CriterionResult;
  required: Range;
  actual: number | null;
  /** ₹ that the lender could lend; null when the wanted amount is missing or too small. */
  offered: number | null;
  shortBy?: number;
}

/** The tenures that are left before the borrower grows older than the lender lends to. */
export interface TenureCriterion {
  criterion: 'tenure';
  /** False when even the lender's shortest tenure ends too late. */
  met: boolean;
  /** Months. */
  required: { min: number; max: number };
  /** Months wanted. */
  actual: number | null;
  /** The birthday (years) before which the loan has to end. */
  before: number;
}

/**
 * The fixed obligation to income ratio (FOIR): the share of the monthly income, in per cent, that all EMIs would
 * take, including the new one.
 */
export interface FoirCriterion {
  criterion: 'foir';
  met: CriterionResult;
  required: { max: number };
  /** Per cent, to one decimal; null when it is unknown. */
  actual: number | null;
  /** ₹ a month; null when it is unknown. */
  monthly_income: number | null;
  /** ₹ a month paid on other loans. */
  other_emis: number;
  /** Percentage points over the share. */
  overBy?: number;
  /**
   * The largest affordable amount in ₹, a multiple of `AMOUNT_STEP`; null when the criterion is met or no amount
   * fits. Absent when the borrower fails another criterion, because then the lender lends no amount.
   */
  affordable?: number | null;
}

/** One requirement of a lender and the borrower's result. `criterion` discriminates the union. */
export type Criterion =
  | ActiveCriterion
  | EmploymentCriterion
  | RangeCriterion
  | TenureCriterion
  | AmountCriterion
  | FoirCriterion;

/** The unit of each criterion's figures; one without figures has none. */
const UNITS = [
  ['active', undefined],
  ['employment', undefined],
  ...RANGE_CRITERIA.map(({ name, unit }) => [name, unit] as const),
  ['tenure', 'months'],
  ['amount', 'rupees'],
  ['foir', 'percent'],
] as const;

export const CRITERION_NAMES = UNITS.map(([name]) => name);

const unitByName: Readonly<Record<Criterion['criterion'], CriterionUnit | undefined>> =
  toRecord(UNITS);

/** Returns what the figures of a criterion count; undefined if it has none. */
export const getCriterionUnit = (criterion: Criterion['criterion']): CriterionUnit | undefined =>
  unitByName[criterion];

/** Formats a figure of a criterion with its unit. Ages and scores are plain numbers. */
export function formatFigure(
  criterion: Criterion['criterion'],
  figure: number,
  language: Language,
): string {
  const unit = getCriterionUnit(criterion);
  if (unit === 'rupees') return formatRupees(figure, language);
  if (unit === 'months') return formatMonths(figure, language);
  return unit === 'percent'
    ? formatPercent(figure, language, { max: 2 })
    : formatNumber(figure, language);
}

type Texts<Key extends string> = Readonly<Record<Key, string>>;

/** The texts that the catalogue of each language has for the criteria. */
export type CriterionTexts = Record<
  Criterion['criterion'],
  Texts<'subject' | 'lenders_one' | 'lenders_other'>
> &
  Record<RangeCriterionName, Texts<'reason_min'>> &
  Record<ChangeableCriterion, Texts<'advice' | 'change'>>;
