import type { LenderCriterion, UnmatchedLender } from '@marketplace/shared/api';
import { CHANGEABLE_CRITERIA, formatFigure } from '@marketplace/shared/lending';
import type { OffersTexts } from '../../../offers';

/** The only criterion that some lenders' offers fail. */
export interface Improvement {
  criterion: LenderCriterion['criterion'];
  /** The easiest bound that brings a lender in; undefined if no number does. */
  min: number | undefined;
  /** Number of lenders that match at that bound; without one, all that fail only by this criterion. */
  lenders: number;
}

/** Criteria that a person can influence come first. Amount, tenure and EMIs are advised as `steps`. */
const ORDER: readonly Improvement['criterion'][] = [...CHANGEABLE_CRITERIA, 'employment', 'age'];

/** Criteria without a figure. */
const UNBOUNDED: ReadonlySet<Improvement['criterion']> = new Set(['employment', 'age']);

const findOnlyFailure = ({ criteria }: UnmatchedLender): LenderCriterion | undefined => {
  const failed = criteria.filter(({ met }) => met === false);
  return failed.length === 1 ? failed[0] : undefined;
};

/** The bound to reach; undefined if the borrower exceeds it or no number decides. */
const findBound = ({ criterion, shortBy, required }: LenderCriterion): number | undefined =>
  shortBy !== undefined && criterion !== 'age' ? required?.min : undefined;

const toChange = (
  criterion: Improvement['criterion'],
  failed: readonly LenderCriterion[],
): Improvement => {
  const bounds = failed.map(findBound).filter((bound) => bound !== undefined);
  if (bounds.length === 0) return { criterion, min: undefined, lenders: failed.length };
  const min = Math.min(...bounds);
  return { criterion, min, lenders: bounds.filter((bound) => bound === min).length };
};

/** Improvements that would bring in lenders that fail by only one criterion. */
export const findImprovements = (unmatched: readonly UnmatchedLender[]): Improvement[] => {
  const alone = unmatched.map(findOnlyFailure).filter((failed) => failed !== undefined);
  return ORDER.flatMap((criterion) => {
    const failed = alone.filter((one) => one.criterion === criterion);
    if (failed.length === 0) return [];
    const change = toChange(criterion, failed);
    // The borrower exceeds a bound, so no figure would bring this lender in.
    return change.min === undefined && !UNBOUNDED.has(criterion) ? [] : [change];
  });
};

/** Says what would bring an offer, and from how many lenders. */
export function getImprovementText(
  { criterion, min, lenders: count }: Improvement,
  { text, language }: Pick<OffersTexts, 'text' | 'language'>,
): string {
  return text(`criteria.${criterion}.advice`, {
    count,
    lenders: text('empty.lenders', { count }),
    min: formatFigure(criterion, min ?? 0, language),
  });
}
