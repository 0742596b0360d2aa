import {
  formatNumber,
  formatPercent,
  formatRupees,
  formatRupeesLong,
} from '@marketplace/shared/format';
import type { Language, Translate } from '@marketplace/shared/i18n';
import { getOptionIds } from '@marketplace/shared/schema';
import type { LenderCriterion, UnmatchedLender } from '@marketplace/shared/api';
import { getCriterionUnit } from '@marketplace/shared/lending';

const joinWithAnd = (parts: readonly string[], text: Translate): string => {
  const [a = '', ...rest] = parts;
  return rest.length === 0 ? a : text('and', { a, b: joinWithAnd(rest, text) });
};

/** Text of a turnover band; the record stores the band's lower end. */
const formatTurnoverBand = (from: number, text: Translate, language: Language): string => {
  const ends = getOptionIds('businessTurnover').map(Number);
  const next = ends[ends.indexOf(from) + 1];
  const min = formatRupeesLong(from, language);
  if (next === undefined) return text('band_from', { min });
  const max = formatRupeesLong(next, language);
  return from === 0 ? text('band_below', { max }) : text('band', { min, max });
};

const explainEmployment = ({ required, actual }: LenderCriterion, text: Translate): string => {
  const accepted = required?.accepted ?? [];
  if (accepted.length === 0 || !actual) return text('reason.employment_none');
  const people = accepted.map((kind) => text(`people.${kind}`));
  return text('reason.employment', {
    accepted: joinWithAnd(people, text),
    actual: text(`person.${actual}`),
  });
};

const explainAge = ({ required, actual }: LenderCriterion, text: Translate): string => {
  const { min, max } = required ?? {};
  const params = { min: min ?? '', max: max ?? '', actual: actual ?? '' };
  if (min !== undefined && max !== undefined) return text('reason.age_range', params);
  return text(min === undefined ? 'reason.age_max' : 'reason.age_min', params);
};

type Reason = (criterion: LenderCriterion, text: Translate, language: Language) => string;

const getActualNumber = ({ actual }: LenderCriterion): number => Number(actual ?? 0);

const REASONS: Readonly<Record<LenderCriterion['criterion'], Reason>> = {
  active: (_, text) => text('reason.active'),
  employment: explainEmployment,
  age: explainAge,
  tenure: ({ required, before }, text) =>
    text('reason.tenure', { min: required?.min ?? '', before: before ?? '' }),
  income: (criterion, text, language) => {
    const { min = 0, max = 0 } = criterion.required ?? {};
    const actual = formatRupees(getActualNumber(criterion), language);
    return criterion.overBy === undefined
      ? text('reason.income_min', { min: formatRupees(min, language), actual })
      : text('reason.income_max', { max: formatRupees(max, language), actual });
  },
  turnover: (criterion, text, language) =>
    text('reason.turnover_min', {
      min: formatRupeesLong(criterion.required?.min ?? 0, language),
      actual: formatTurnoverBand(getActualNumber(criterion), text, language),
    }),
  credit_score: (criterion, text, language) =>
    text('reason.credit_score_min', {
      min: formatNumber(criterion.required?.min ?? 0, language),
      actual: formatNumber(getActualNumber(criterion), language),
    }),
  foir: ({ required, actual }, text, language) => {
    const percent = (value: number) => formatPercent(value, language, { max: 2 });
    const max = percent(required?.max ?? 0);
    return typeof actual === 'number'
      ? text('reason.foir', { max, actual: percent(actual) })
      : text('reason.foir_no_income', { max });
  },
  amount: (criterion, text, language) =>
    text('reason.amount_min', {
      min: formatRupees(criterion.required?.min ?? 0, language),
      actual: formatRupees(getActualNumber(criterion), language),
    }),
};

/** The text of a difference by its unit. */
const DIFFERENCES = {
  years: 'reason.years',
  months: 'reason.months',
  points: 'reason.points',
} as const;

const formatDifference = (
  kind: LenderCriterion['criterion'],
  by: number,
  text: Translate,
  language: Language,
) => {
  const unit = getCriterionUnit(kind) ?? 'rupees';
  if (unit === 'rupees') return formatRupees(by, language);
  return unit === 'percent'
    ? formatPercent(by, language, { max: 2 })
    : text(DIFFERENCES[unit], { count: by });
};

/**
 * Text of a criterion that is not met: the lender's bound, the borrower's figure, and by how much
 * it misses. Turnover and FOIR get no difference, because turnover is known only as a band, and
 * percentages speak for themselves.
 */
export const formatReason: Reason = (criterion, text, language) => {
  const { criterion: kind, shortBy, overBy } = criterion;
  const reason = REASONS[kind](criterion, text, language);
  const by = kind === 'turnover' || kind === 'foir' ? undefined : (shortBy ?? overBy);
  if (by === undefined) return reason;
  const key = shortBy === undefined ? 'reason.over' : 'reason.short';
  return text(key, { reason, by: formatDifference(kind, by, text, language) });
};

/**
 * The one sentence that says why a lender did not match. It explains the first criterion that fails, in the order of
 * `assessEligibility`: what a person cannot change comes first. It names the others without a figure.
 */
export const getReason = (
  { criteria }: Pick<UnmatchedLender, 'criteria'>,
  text: Translate,
  language: Language,
): string => {
  const [first, ...others] = criteria.filter(({ met }) => met === false);
  if (!first) return text('reason.no_terms');
  const reason = formatReason(first, text, language);
  if (others.length === 0) return reason;
  const what = joinWithAnd(
    others.map(({ criterion }) => text(`criterion.${criterion}`)),
    text,
  );
  return text('reason.and_others', { reason, what, count: others.length });
};

/** All reasons why a lender did not match; contains at least one. */
export const getReasons = (
  { criteria }: Pick<UnmatchedLender, 'criteria'>,
  text: Translate,
  language: Language,
): string[] => {
  const failed = criteria.filter(({ met }) => met === false);
  if (failed.length === 0) return [text('reason.no_terms')];
  return failed.map((criterion) => formatReason(criterion, text, language));
};
