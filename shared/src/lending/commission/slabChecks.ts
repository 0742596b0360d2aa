import { groupBy } from '../../collections/groupBy';
import type { RevenueSlab } from './slabs';

/** Two active slabs of one revenue type that match the same disbursal. */
export interface SlabOverlap<T extends RevenueSlab = RevenueSlab> {
  first: T;
  second: T;
  /** ₹ disbursed, the range that both slabs cover; null is open. */
  from: number | null;
  upTo: number | null;
}

/** A range of amounts in ₹ between two slabs of one revenue type that no slab covers. Both ends are inclusive. */
export interface SlabGap {
  revenue_type_id: number | null;
  from: number;
  upTo: number;
}

interface Interval {
  low: number;
  high: number;
}

function buildInterval(min: number | null | undefined, max: number | null | undefined): Interval {
  return { low: min ?? -Infinity, high: max ?? Infinity };
}

function getDisbursedBounds(slab: RevenueSlab): Interval {
  return buildInterval(slab.slab_disbursed_min, slab.slab_disbursed_max);
}

function getNumberBounds(slab: RevenueSlab): Interval {
  return buildInterval(slab.slab_number_min, slab.slab_number_max);
}

function getTicketBounds(slab: RevenueSlab): Interval {
  return buildInterval(slab.ats_min, slab.ats_max);
}

function intersect(a: Interval, b: Interval): Interval | null {
  const low = Math.max(a.low, b.low);
  const high = Math.min(a.high, b.high);
  // Slabs that share only a bound (1–100, 100–200) do not overlap: people commonly write adjacent slabs so.
  return low < high ? { low, high } : null;
}

function toFinite(bound: number): number | null {
  return Number.isFinite(bound) ? bound : null;
}

const groupActiveByType = <T extends RevenueSlab>(slabs: readonly T[]): Map<number | null, T[]> =>
  groupBy(
    slabs.filter(({ status }) => status === 1),
    ({ revenue_type_id }) => revenue_type_id,
  );

/**
 * Finds every pair of active slabs of one revenue type whose amount, number and ticket size bounds all overlap, in
 * the order of `slabs`. Slabs that share only a bound do not overlap.
 */
export function findOverlaps<T extends RevenueSlab>(slabs: readonly T[]): SlabOverlap<T>[] {
  const overlaps: SlabOverlap<T>[] = [];
  for (const group of groupActiveByType(slabs).values()) {
    for (const [index, first] of group.entries()) {
      for (const second of group.slice(index + 1)) {
        const amounts = intersect(getDisbursedBounds(first), getDisbursedBounds(second));
        const isShared =
          intersect(getNumberBounds(first), getNumberBounds(second)) &&
          intersect(getTicketBounds(first), getTicketBounds(second));
        if (amounts && isShared) {
          overlaps.push({
            first,
            second,
            from: toFinite(amounts.low),
            upTo: toFinite(amounts.high),
          });
        }
      }
    }
  }
  return overlaps;
}

/** An active slab that no disbursal reaches, because active slabs before it cover all of it. */
export interface UnreachableSlab<T extends RevenueSlab = RevenueSlab> {
  slab: T;
  /** One slab, if one covers all; otherwise those that do so together. */
  coveredBy: readonly T[];
}

/** The disbursals that a slab matches: an interval of amounts, numbers and ticket sizes. */
type Box = readonly [amount: Interval, number: Interval, ticket: Interval];

/**
 * Where a slab has to start to continue another: the next rupee, the next disbursal, the same
 * ticket size.
 */
const STEPS = [1, 1, 0] as const;

const toBox = (slab: RevenueSlab): Box => [
  getDisbursedBounds(slab),
  getNumberBounds(slab),
  getTicketBounds(slab),
];

/** Subtracts one box from another; up to two boxes a dimension remain. */
function subtract(box: Box, other: Box): Box[] {
  const isApart = box.some(
    ({ low, high }, at) => (other[at]?.high ?? low) < low || (other[at]?.low ?? high) > high,
  );
  if (isApart) return [box];
  const left: Box[] = [];
  const inner: [Interval, Interval, Interval] = [...box];
  for (const at of [0, 1, 2] as const) {
    const { low, high } = inner[at];
    const taken = other[at];
    const step = STEPS[at];
    const cut = (part: Interval): Box => [
      at === 0 ? part : inner[0],
      at === 1 ? part : inner[1],
      at === 2 ? part : inner[2],
    ];
    if (low < taken.low) left.push(cut({ low, high: taken.low - step }));
    if (high > taken.high) left.push(cut({ low: taken.high + step, high }));
    inner[at] = { low: Math.max(low, taken.low), high: Math.min(high, taken.high) };
  }
  return left;
}

function findCover<T extends RevenueSlab>(slab: T, before: readonly T[]): readonly T[] {
  const alone = before.find((other) => subtract(toBox(slab), toBox(other)).length === 0);
  if (alone) return [alone];
  let rest: Box[] = [toBox(slab)];
  const cover: T[] = [];
  for (const other of before) {
    const left = rest.flatMap((box) => subtract(box, toBox(other)));
    const isCut = left.length !== rest.length || left.some((box, at) => box !== rest[at]);
    if (isCut) cover.push(other);
    rest = left;
  }
  return rest.length === 0 ? cover : [];
}

/**
 * Finds the active slabs that active slabs of the same revenue type before them cover as a whole, alone or
 * together. As with gaps, nothing lies between one whole rupee and the next.
 */
export function findUnreachable<T extends RevenueSlab>(slabs: readonly T[]): UnreachableSlab<T>[] {
  return [...groupActiveByType(slabs).values()].flatMap((group) =>
    group.flatMap((slab, index) => {
      const coveredBy = findCover(slab, group.slice(0, index));
      return coveredBy.length > 0 ? [{ slab, coveredBy }] : [];
    }),
  );
}

/**
 * Finds the whole-rupee ranges that no active slab covers between the lowest and the highest slab of each revenue
 * type, lowest first. Ignores amounts below the first slab and above the last: the lender may not lend there.
 */
export function findGaps(slabs: readonly RevenueSlab[]): SlabGap[] {
  const gaps: SlabGap[] = [];
  for (const [revenue_type_id, group] of groupActiveByType(slabs)) {
    let covered: number | null = null;
    for (const { low, high } of group.map(getDisbursedBounds).toSorted((a, b) => a.low - b.low)) {
      if (covered !== null && low > covered + 1)
        gaps.push({ revenue_type_id, from: covered + 1, upTo: low - 1 });
      covered = Math.max(covered ?? high, high);
    }
  }
  return gaps;
}

/**
 * Finds everything that is wrong with a lender's slabs. A slab that is never reached shares no amount with
 * another, since no disbursal is paid by it.
 */
export function checkSlabs<T extends RevenueSlab>(slabs: readonly T[]) {
  const unreachable = findUnreachable(slabs);
  const reached = slabs.filter((slab) => unreachable.every((found) => found.slab !== slab));
  return { unreachable, overlaps: findOverlaps(reached), gaps: findGaps(slabs) };
}
