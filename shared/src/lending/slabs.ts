import { percentOfPaise, toPaise, toRupees } from './money';

/**
 * One line of what a lender pays. Bounds are whole numbers and belong to the slab; null is open. A lender revenue
 * record fits as it is.
 */
export interface RevenueSlab {
  revenue_type_id: number | null;
  /** 1 when the line counts. */
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

/** A disbursal as the slabs measure it. What is unknown fits only a slab that leaves that side open. */
export interface Disbursal {
  /** ₹. */
  amount: number;
  number?: number | null;
  /** ₹. */
  ats?: number | null;
}

/** What a partner is promised. */
export interface PartnerTerms {
  /** Per cent of what the platform earns. */
  revenue_percent?: number | null;
  /** ₹ a disbursal. */
  revenue_flat_fee?: number | null;
}

type Bound = number | null | undefined;

function fits(value: Bound, min: Bound, max: Bound): boolean {
  const low = min ?? -Infinity;
  const high = max ?? Infinity;
  if (typeof value !== 'number') return low === -Infinity && high === Infinity;
  // Slabs are written in whole rupees: 99,999.50 belongs to the slab that ends at 99,999.
  const whole = Math.floor(value);
  return whole >= low && whole <= high;
}

/** The first active slab, in the order given, that a disbursal falls into; the order decides where two slabs meet. */
export function findSlab<T extends RevenueSlab>(
  slabs: readonly T[],
  { amount, number, ats }: Disbursal,
): T | undefined {
  return slabs.find(
    (slab) =>
      slab.status === 1 &&
      fits(amount, slab.slab_disbursed_min, slab.slab_disbursed_max) &&
      fits(number, slab.slab_number_min, slab.slab_number_max) &&
      fits(ats, slab.ats_min, slab.ats_max),
  );
}

/** ₹ that a disbursal earns: of each revenue type its first fitting slab, flat and percentage together. */
export function computeDisbursalRevenue(
  disbursal: Disbursal,
  slabs: readonly RevenueSlab[],
): number {
  const amount = toPaise(disbursal.amount);
  let earned = 0;
  for (const type of new Set(slabs.map(({ revenue_type_id }) => revenue_type_id))) {
    const slab = findSlab(
      slabs.filter(({ revenue_type_id }) => revenue_type_id === type),
      disbursal,
    );
    if (slab)
      earned += toPaise(slab.revenue_flat ?? 0) + percentOfPaise(amount, slab.revenue_percent ?? 0);
  }
  return toRupees(earned);
}

/** ₹ of a disbursal's revenue that its partner receives: the percentage of it and the flat fee together. */
export function computePartnerShare(
  revenue: number,
  { revenue_percent, revenue_flat_fee }: PartnerTerms,
): number {
  return toRupees(
    percentOfPaise(toPaise(revenue), revenue_percent ?? 0) + toPaise(revenue_flat_fee ?? 0),
  );
}
