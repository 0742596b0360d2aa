import { formatRupeesLong } from '@marketplace/shared/format';
import type { Language, Translate } from '@marketplace/shared/i18n';
import { getOptionIds } from '@marketplace/shared/schema';
import type { LenderCriterion, UnmatchedLender } from '@marketplace/shared/api';
import { formatFigure, getCriterionUnit, RANGE_CRITERIA } from '@marketplace/shared/lending';

const joinWithAnd = (parts: readonly string[], text: Translate): string => {
  const [a = '', ...rest] = parts;
  return rest.length === 0 ? a : text('and', { a, b: joinWithAnd(rest, text) });
};

type Reason = (criterion: LenderCriterion, text: Translate, language: Language) => string;

const findSource = (kind: LenderCriterion['criterion']) =>
  RANGE_CRITERIA.find(({ name }) => name === kind)?.source;

/** Explains a bound with the borrower's figure; the profile has some figures as the lower end of a band. */
const explainRange: Reason = ({ criterion: kind, required, actual, overBy }, text, language) => {
  const bound = overBy === undefined ? 'min' : 'max';
  const { bands, times = 1 } = findSource(kind) ?? {};
  const format = (figure: number) =>
    bands && getCriterionUnit(kind) === 'rupees'
      ? formatRupeesLong(figure, language)
      : formatFigure(kind, figure, language);
  const formatBand = (from: number, ends: readonly number[]): string => {
    const next = ends[ends.indexOf(from) + 1];
    const min = format(from);
    if (next === undefined) return text('band_from', { min });
    const max = format(next);
    return from === 0 ? text('band_below', { max }) : text('band', { min, max });
  };
  const figure = Number(actual ?? 0);
  return text(`criteria.${kind}.reason_${bound}`, {
    [bound]: format(required?.[bound] ?? 0),
    actual: bands
      ? formatBand(
          figure,
          getOptionIds(bands).map((id) => Number(id) * times),
        )
      : format(figure),
  });
};

const explainEmployment = ({ required, actual }: LenderCriterion, text: Translate): string => {
  const accepted = required?.accepted ?? [];
  if (accepted.length === 0 || !actual) return text('criteria.active.reason');
  const people = accepted.map((kind) => text(`people.${kind}`));
  return text('criteria.employment.reason', {
    accepted: joinWithAnd(people, text),
    actual: text(`person.${actual}`),
  });
};

const explainAge = ({ required, actual }: LenderCriterion, text: Translate): string => {
  const { min, max } = required ?? {};
  const params = { min: min ?? '', max: max ?? '', actual: actual ?? '' };
  if (min !== undefined && max !== undefined) return text('criteria.age.reason_range', params);
  return text(min === undefined ? 'criteria.age.reason_max' : 'criteria.age.reason_min', params);
};

const explainFoir: Reason = ({ required, actual }, text, language) => {
  const max = formatFigure('foir', required?.max ?? 0, language);
  return typeof actual === 'number'
    ? text('criteria.foir.reason', { max, actual: formatFigure('foir', actual, language) })
    : text('criteria.foir.reason_no_income', { max });
};

/** The reasons of criteria that are more than a bound. */
const REASONS: Readonly<Partial<Record<LenderCriterion['criterion'], Reason>>> = {
  active: (_, text) => text('criteria.active.reason'),
  employment: explainEmployment,
  age: explainAge,
  tenure: ({ required, before }, text) =>
    text('criteria.tenure.reason', { min: required?.min ?? '', before: before ?? '' }),
  foir: explainFoir,
};

const formatDifference = (
  kind: LenderCriterion['criterion'],
  by: number,
  text: Translate,
  language: Language,
) => {
  const unit = getCriterionUnit(kind);
  return unit === 'years' || unit === 'points'
    ? text(`reason.${unit}`, { count: by })
    : formatFigure(kind, by, language);
};

/**
 * Text of a criterion that is not met: the lender's bound, the borrower's figure, and by how much
 * it misses. A figure that is known only as a band and FOIR get no difference, because
 * percentages speak for themselves.
 */
export const formatReason: Reason = (criterion, text, language) => {
  const { criterion: kind, shortBy, overBy } = criterion;
  const reason = (REASONS[kind] ?? explainRange)(criterion, text, language);
  const by = kind === 'foir' || findSource(kind)?.bands ? undefined : (shortBy ?? overBy);
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
    others.map(({ criterion }) => text(`criteria.${criterion}.subject`)),
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
