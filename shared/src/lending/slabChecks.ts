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

function interval(min: number | null | undefined, max: number | null | undefined): Interval {
  return { low: min ?? -Infinity, high: max ?? Infinity };
}

function disbursed(slab: RevenueSlab): Interval {
  return interval(slab.slab_disbursed_min, slab.slab_disbursed_max);
}

function numbers(slab: RevenueSlab): Interval {
  return interval(slab.slab_number_min, slab.slab_number_max);
}

function tickets(slab: RevenueSlab): Interval {
  return interval(slab.ats_min, slab.ats_max);
}

function shared(a: Interval, b: Interval): Interval | null {
  const low = Math.max(a.low, b.low);
  const high = Math.min(a.high, b.high);
  // Slabs that share only a bound (1–100, 100–200) do not overlap: people commonly write adjacent slabs so.
  return low < high ? { low, high } : null;
}

function finite(bound: number): number | null {
  return Number.isFinite(bound) ? bound : null;
}

function activeByType<T extends RevenueSlab>(slabs: readonly T[]): Map<number | null, T[]> {
  const groups = new Map<number | null, T[]>();
  for (const slab of slabs) {
    if (slab.status !== 1) continue;
    const group = groups.get(slab.revenue_type_id);
    if (group) group.push(slab);
    else groups.set(slab.revenue_type_id, [slab]);
  }
  return groups;
}

/**
 * Finds every pair of active slabs of one revenue type whose amount, number and ticket size bounds all overlap, in
 * the order of `slabs`. Slabs that share only a bound do not overlap.
 */
export function findOverlaps<T extends RevenueSlab>(slabs: readonly T[]): SlabOverlap<T>[] {
  const overlaps: SlabOverlap<T>[] = [];
  for (const group of activeByType(slabs).values()) {
    for (const [index, first] of group.entries()) {
      for (const second of group.slice(index + 1)) {
        const amounts = shared(disbursed(first), disbursed(second));
        const isShared =
          shared(numbers(first), numbers(second)) && shared(tickets(first), tickets(second));
        if (amounts && isShared) {
          overlaps.push({ first, second, from: finite(amounts.low), upTo: finite(amounts.high) });
        }
      }
    }
  }
  return overlaps;
}

/** An active slab that no disbursal reaches, since an active slab before it covers all of it. */
export interface UnreachableSlab<T extends RevenueSlab = RevenueSlab> {
  slab: T;
  coveredBy: T;
}

const covers = (a: Interval, b: Interval): boolean => a.low <= b.low && a.high >= b.high;

/** Finds the active slabs that an active slab of the same revenue type before them covers as a whole. */
export function findUnreachable<T extends RevenueSlab>(slabs: readonly T[]): UnreachableSlab<T>[] {
  return [...activeByType(slabs).values()].flatMap((group) =>
    group.flatMap((slab, index) => {
      const coveredBy = group
        .slice(0, index)
        .find(
          (before) =>
            covers(disbursed(before), disbursed(slab)) &&
            covers(numbers(before), numbers(slab)) &&
            covers(tickets(before), tickets(slab)),
        );
      return coveredBy ? [{ slab, coveredBy }] : [];
    }),
  );
}

/**
 * Finds the whole-rupee ranges that no active slab covers between the lowest and the highest slab of each revenue
 * type, lowest first. Ignores amounts below the first slab and above the last: the lender may not lend there.
 */
export function findGaps(slabs: readonly RevenueSlab[]): SlabGap[] {
  const gaps: SlabGap[] = [];
  for (const [revenue_type_id, group] of activeByType(slabs)) {
    let covered: number | null = null;
    for (const { low, high } of group.map(disbursed).toSorted((a, b) => a.low - b.low)) {
      if (covered !== null && low > covered + 1)
        gaps.push({ revenue_type_id, from: covered + 1, upTo: low - 1 });
      covered = Math.max(covered ?? high, high);
    }
  }
  return gaps;
}
