import type { Criterion, Unmatched } from '../../offers/offersData';

/** One thing that alone stands between the borrower and some lenders. */
export interface Improvement {
  criterion: Criterion['criterion'];
  /** The bound that brings a lender in, the easiest one; undefined where no number does. */
  min: number | undefined;
  /** How many lenders match at that bound; all that fail by it alone where there is none. */
  lenders: number;
}

/** Those a person can do something about come first. */
const ORDER = [
  'amount',
  'foir',
  'income',
  'turnover',
  'credit_score',
  'employment',
  'age',
] as const;

/** What is said without a figure. */
const BOUNDLESS: ReadonlySet<Improvement['criterion']> = new Set(['employment', 'age']);

const onlyFailure = ({ criteria }: Unmatched): Criterion | undefined => {
  const failed = criteria.filter(({ met }) => met === false);
  return failed.length === 1 ? failed[0] : undefined;
};

/** The bound to reach; undefined where the borrower is over a bound or no number decides. */
const boundOf = ({ criterion, shortBy, required, affordable }: Criterion): number | undefined => {
  if (criterion === 'foir') return affordable ?? undefined;
  return shortBy !== undefined && criterion !== 'age' ? required?.min : undefined;
};

const changeOf = (
  criterion: Improvement['criterion'],
  failed: readonly Criterion[],
): Improvement => {
  const bounds = failed.map(boundOf).filter((bound) => bound !== undefined);
  if (bounds.length === 0) return { criterion, min: undefined, lenders: failed.length };
  // Of what can be afforded the largest amount is the easiest to live with, of what has to be reached the lowest.
  const min = criterion === 'foir' ? Math.max(...bounds) : Math.min(...bounds);
  return { criterion, min, lenders: bounds.filter((bound) => bound === min).length };
};

/** What would bring in lenders that fail by one criterion alone. */
export const findImprovements = (unmatched: readonly Unmatched[]): Improvement[] => {
  const alone = unmatched.map(onlyFailure).filter((failed) => failed !== undefined);
  return ORDER.flatMap((criterion) => {
    const failed = alone.filter((one) => one.criterion === criterion);
    if (failed.length === 0) return [];
    const change = changeOf(criterion, failed);
    // Over a bound: no figure to reach would bring such a lender in.
    return change.min === undefined && !BOUNDLESS.has(criterion) ? [] : [change];
  });
};
