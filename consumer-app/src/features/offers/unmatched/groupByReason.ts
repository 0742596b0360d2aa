import type { LenderCriterion, UnmatchedLender } from '@marketplace/shared/api';
import { formatFigure } from '@marketplace/shared/lending';
import type { OffersTexts } from '../../../offers';

type Kind = LenderCriterion['criterion'] | 'terms';

/** The lenders that refuse for the same reason first. */
export interface ReasonGroup {
  kind: Kind;
  lenders: UnmatchedLender[];
  /** The first failed criterion of each lender. */
  criteria: LenderCriterion[];
}

/** Groups lenders by the criterion that they fail by first, the largest group first. */
export function groupByReason(lenders: readonly UnmatchedLender[]): ReasonGroup[] {
  const groups = new Map<Kind, ReasonGroup>();
  for (const lender of lenders) {
    const first = lender.criteria.find(({ met }) => met === false);
    const kind = first?.criterion ?? 'terms';
    const group = groups.get(kind) ?? { kind, lenders: [], criteria: [] };
    groups.set(kind, group);
    group.lenders.push(lender);
    if (first) group.criteria.push(first);
  }
  return [...groups.values()].toSorted((a, b) => b.lenders.length - a.lenders.length);
}

/** Says how many lenders refuse for a reason, with the bounds that they set and the borrower's figure. */
export function formatReasonGroup(
  { kind, lenders, criteria }: ReasonGroup,
  { text, language }: Pick<OffersTexts, 'text' | 'language'>,
): string {
  const count = lenders.length;
  if (kind === 'terms') return text('reasons.terms', { count });
  const show = (figure: number) => formatFigure(kind, figure, language);
  const bounds = criteria.flatMap(({ required, overBy }) => {
    const bound = overBy === undefined ? required?.min : required?.max;
    return bound === undefined ? [] : [bound];
  });
  const [min, max] = [Math.min(...bounds), Math.max(...bounds)];
  const actual = criteria[0]?.actual;
  return text(`criteria.${kind}.lenders`, {
    count,
    actual: typeof actual === 'number' ? show(actual) : '',
    bounds: min === max ? show(min) : text('reasons.bounds', { min: show(min), max: show(max) }),
  });
}
