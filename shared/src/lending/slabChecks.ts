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
        const numbers = shared(
          interval(first.slab_number_min, first.slab_number_max),
          interval(second.slab_number_min, second.slab_number_max),
        );
        const tickets = shared(
          interval(first.ats_min, first.ats_max),
          interval(second.ats_min, second.ats_max),
        );
        if (amounts && numbers && tickets) {
          overlaps.push({ first, second, from: finite(amounts.low), upTo: finite(amounts.high) });
        }
      }
    }
  }
  return overlaps;
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
