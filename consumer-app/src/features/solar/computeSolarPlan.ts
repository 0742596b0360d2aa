import { buildSchedule } from '@marketplace/shared/lending';

/** The need, by electricity bill (₹ per month) or by system size (kW). */
export type SolarNeed = { by: 'bill'; bill: number } | { by: 'size'; kw: number };

export interface SolarAssumptions {
  /** ₹ per unit (kWh) from the grid. */
  tariff: number;
  /** Units that one kW of panels produces per month. */
  yield: number;
  /** ₹ per kW, including installation and taxes. */
  cost: number;
  /** Per cent per year. */
  rate: number;
  /** Months. */
  tenure: number;
}

/** A rooftop system with its costs and savings; ₹. */
export interface SolarPlan {
  kw: number;
  cost: number;
  subsidy: number;
  /** The remaining cost to borrow. */
  loan: number;
  emi: number;
  /** Interest over the whole tenure. */
  interest: number;
  /** Savings on electricity per month. */
  saving: number;
}

/** Sizes of residential systems in kW, in steps of half a kW. */
export const SIZE = { min: 1, max: 10, step: 0.5 } as const;

/**
 * The central subsidy for a home's rooftop system under PM Surya Ghar, ₹: 30,000 for each of the first
 * two kW, 18,000 for the third, nothing beyond it (₹30,000 for 1 kW, ₹60,000 for 2, ₹78,000 from 3).
 */
export function computeSubsidy(kw: number): number {
  const firstTwo = Math.min(Math.max(kw, 0), 2);
  const third = Math.min(Math.max(kw - 2, 0), 1);
  return Math.round(firstTwo * 30_000 + third * 18_000);
}

/** The smallest size (kW) whose output covers the bill, within the residential sizes. */
export function computeSize(bill: number, { tariff, yield: made }: SolarAssumptions): number {
  const needed = bill / tariff / made;
  // Subtracts a tiny amount, because division can round up: 360 units at 120 per kW are 3 kW.
  const sized = Math.ceil((needed - 1e-9) / SIZE.step) * SIZE.step;
  return Math.min(SIZE.max, Math.max(SIZE.min, sized));
}

/** The monthly savings in ₹; at most the bill, if it is known. */
function computeSaving(
  need: SolarNeed,
  kw: number,
  { tariff, yield: made }: SolarAssumptions,
): number {
  const worth = kw * made * tariff;
  return Math.round(need.by === 'bill' ? Math.min(worth, need.bill) : worth);
}

/** Computes the plan for a need. The subsidy never exceeds the cost. */
export function computeSolarPlan(need: SolarNeed, assumptions: SolarAssumptions): SolarPlan {
  const kw = need.by === 'bill' ? computeSize(need.bill, assumptions) : need.kw;
  const cost = Math.round(kw * assumptions.cost);
  const subsidy = Math.min(cost, computeSubsidy(kw));
  const loan = cost - subsidy;
  const saving = computeSaving(need, kw, assumptions);
  const repaid =
    loan === 0
      ? undefined
      : buildSchedule({
          principal: loan,
          monthlyRate: assumptions.rate / 12,
          tenureMonths: assumptions.tenure,
          rounding: 'rupee',
        });
  return {
    kw,
    cost,
    subsidy,
    loan,
    emi: repaid?.emi ?? 0,
    interest: Math.round(repaid?.totalInterest ?? 0),
    saving,
  };
}
