import { buildSchedule } from '@marketplace/shared/lending';

/** How the need is told: by the electricity bill (₹ a month) or by the size wanted (kW). */
export type SolarNeed = { by: 'bill'; bill: number } | { by: 'size'; kw: number };

/** What a plan takes for granted. */
export interface SolarAssumptions {
  /** ₹ for a unit (kWh) from the grid. */
  tariff: number;
  /** Units that one kW of panels makes in a month. */
  yield: number;
  /** ₹ for one kW, installed, taxes included. */
  cost: number;
  /** Per cent a year. */
  rate: number;
  /** Months. */
  tenure: number;
}

/** A rooftop system, what it costs and what it saves; ₹. */
export interface SolarPlan {
  kw: number;
  cost: number;
  subsidy: number;
  /** What is left to be borrowed. */
  loan: number;
  emi: number;
  /** Interest over the whole tenure. */
  interest: number;
  /** Less to pay for electricity, a month. */
  saving: number;
}

/** Residential systems, kW; sizes go up in halves. */
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

/** The smallest size that makes what the bill pays for, within what a home may have; kW. */
export function computeSize(bill: number, { tariff, yield: made }: SolarAssumptions): number {
  const needed = bill / tariff / made;
  // A hair above a size is that size: 360 units of 120 are 3 kW, whatever the division says.
  const sized = Math.ceil((needed - 1e-9) / SIZE.step) * SIZE.step;
  return Math.min(SIZE.max, Math.max(SIZE.min, sized));
}

/** What a month's electricity costs less: never more than the bill, where one is known. */
function savingOf(need: SolarNeed, kw: number, { tariff, yield: made }: SolarAssumptions): number {
  const worth = kw * made * tariff;
  return Math.round(need.by === 'bill' ? Math.min(worth, need.bill) : worth);
}

/** The plan for a need. The subsidy never exceeds the cost. */
export function computeSolarPlan(need: SolarNeed, assumptions: SolarAssumptions): SolarPlan {
  const kw = need.by === 'bill' ? computeSize(need.bill, assumptions) : need.kw;
  const cost = Math.round(kw * assumptions.cost);
  const subsidy = Math.min(cost, computeSubsidy(kw));
  const loan = cost - subsidy;
  const saving = savingOf(need, kw, assumptions);
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
