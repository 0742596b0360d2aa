import { computePercentOfPaise, toPaise, toRupees } from '../money';

/**
 * One slab of a lender's revenue. Bounds are whole numbers and inclusive; null is open. A lender revenue record has
 * this shape.
 */
export interface RevenueSlab {
  revenue_type_id: number | null;
  /** 1 when the slab is active. */
  status: number;
  /** ₹ disbursed. */
  slab_disbursed_min?: number | null;
  slab_disbursed_max?: number | null;
  /** Number of disbursals in the period. */
  slab_number_min?: number | null;
  slab_number_max?: number | null;
  /** Average ticket size, ₹. */
  ats_min?: number | null;
  ats_max?: number | null;
  /** ₹ a disbursal. */
  revenue_flat?: number | null;
  /** Per cent of the disbursed amount. */
  revenue_percent?: number | null;
}

/** The figures of a disbursal that slabs compare. An unknown figure matches only a slab without bounds for it. */
export interface Disbursal {
  /** ₹. */
  amount: number;
  number?: number | null;
  /** ₹. */
  ats?: number | null;
}

/** A partner's share of the revenue. */
export interface PartnerTerms {
  /** Per cent of the platform's revenue. */
  revenue_percent?: number | null;
  /** ₹ a disbursal. */
  revenue_flat_fee?: number | null;
}

type Bound = number | null | undefined;

function fits(value: Bound, min: Bound, max: Bound): boolean {
  const low = min ?? -Infinity;
  const high = max ?? Infinity;
  if (typeof value !== 'number') return low === -Infinity && high === Infinity;
  // Slab bounds are whole rupees: 99,999.50 belongs to the slab that ends at 99,999.
  const whole = Math.floor(value);
  return whole >= low && whole <= high;
}

/** Finds the active slabs that the figures of a month allow, whatever the amount of a disbursal is. */
export const findMonthSlabs = <T extends RevenueSlab>(
  slabs: readonly T[],
  { number, ats }: Pick<Disbursal, 'number' | 'ats'>,
): T[] =>
  slabs.filter(
    (slab) =>
      slab.status === 1 &&
      fits(number, slab.slab_number_min, slab.slab_number_max) &&
      fits(ats, slab.ats_min, slab.ats_max),
  );

/** Finds the first active slab, in the order of `slabs`, that matches a disbursal. The order decides on a shared bound. */
export const findSlab = <T extends RevenueSlab>(
  slabs: readonly T[],
  disbursal: Disbursal,
): T | undefined =>
  findMonthSlabs(slabs, disbursal).find((slab) =>
    fits(disbursal.amount, slab.slab_disbursed_min, slab.slab_disbursed_max),
  );

export interface EarnedSlab<T extends RevenueSlab = RevenueSlab> {
  readonly slab: T;
  /** ₹. */
  readonly revenue: number;
}

/** Finds for each revenue type the slab that a disbursal earns by: its first matching one. */
export function findEarnedSlabs<T extends RevenueSlab>(
  disbursal: Disbursal,
  slabs: readonly T[],
): EarnedSlab<T>[] {
  const amount = toPaise(disbursal.amount);
  const types = new Set(slabs.map(({ revenue_type_id }) => revenue_type_id));
  return [...types].flatMap((type) => {
    const own = slabs.filter(({ revenue_type_id }) => revenue_type_id === type);
    const slab = findSlab(own, disbursal);
    if (!slab) return [];
    const paise =
      toPaise(slab.revenue_flat ?? 0) + computePercentOfPaise(amount, slab.revenue_percent ?? 0);
    return [{ slab, revenue: toRupees(paise) }];
  });
}

/** Computes the ₹ that a disbursal earns: for each revenue type, flat fee plus percentage of its first matching slab. */
export const computeDisbursalRevenue = (
  disbursal: Disbursal,
  slabs: readonly RevenueSlab[],
): number =>
  toRupees(
    findEarnedSlabs(disbursal, slabs).reduce((sum, { revenue }) => sum + toPaise(revenue), 0),
  );

/** Computes the partner's share in ₹ of a disbursal's revenue: percentage plus flat fee. */
export function computePartnerShare(
  revenue: number,
  { revenue_percent, revenue_flat_fee }: PartnerTerms,
): number {
  return toRupees(
    computePercentOfPaise(toPaise(revenue), revenue_percent ?? 0) + toPaise(revenue_flat_fee ?? 0),
  );
}
