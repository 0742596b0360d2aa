import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  SIZE,
  computeSize,
  type SolarAssumptions,
  computeSolarPlan,
  computeSubsidy,
} from './computeSolarPlan';

const usual: SolarAssumptions = { tariff: 8, yield: 120, cost: 60_000, rate: 12, tenure: 60 };

it.each([
  [0, 0],
  [1, 30_000],
  [1.5, 45_000],
  [2, 60_000],
  [2.5, 69_000],
  [3, 78_000],
  [3.5, 78_000],
  [10, 78_000],
])('the subsidy for %d kW is %d', (kw, rupees) => expect(computeSubsidy(kw)).toBe(rupees));

it.each([
  [2_880, 3],
  [2_881, 3.5],
  [1_920, 2],
  [500, 1],
  [50_000, 10],
])('a bill of %d asks for %d kW', (bill, kw) => expect(computeSize(bill, usual)).toBe(kw));

it('a home with a bill of ₹2,880 borrows ₹1,02,000 and saves its whole bill', () => {
  expect(computeSolarPlan({ by: 'bill', bill: 2_880 }, usual)).toEqual({
    kw: 3,
    cost: 180_000,
    subsidy: 78_000,
    loan: 102_000,
    emi: 2_269,
    interest: 34_135,
    saving: 2_880,
  });
});

it('a given size is used, and saves what it generates', () => {
  expect(computeSolarPlan({ by: 'size', kw: 2 }, usual)).toMatchObject({
    cost: 120_000,
    subsidy: 60_000,
    loan: 60_000,
    saving: 1_920,
  });
});

it('a subsidy that covers the cost leaves no loan', () => {
  expect(computeSolarPlan({ by: 'size', kw: 1 }, { ...usual, cost: 30_000 })).toMatchObject({
    subsidy: 30_000,
    loan: 0,
    emi: 0,
    interest: 0,
  });
});

const assumptions = fc.record({
  tariff: fc.integer({ min: 1, max: 20 }),
  yield: fc.integer({ min: 60, max: 180 }),
  cost: fc.integer({ min: 20_000, max: 150_000 }),
  rate: fc.integer({ min: 0, max: 36 }),
  tenure: fc.constantFrom(12, 24, 36, 48, 60),
});
const need = fc.oneof(
  fc.record({ by: fc.constant('bill' as const), bill: fc.integer({ min: 300, max: 100_000 }) }),
  fc.record({
    by: fc.constant('size' as const),
    kw: fc.integer({ min: 2, max: 20 }).map((halves) => halves / 2),
  }),
);

it('adds up, whatever is asked and assumed', () => {
  fc.assert(
    fc.property(need, assumptions, (asked, given) => {
      const plan = computeSolarPlan(asked, given);
      expect(plan.loan + plan.subsidy).toBe(plan.cost);
      expect(plan.kw).toBeGreaterThanOrEqual(SIZE.min);
      expect(plan.kw).toBeLessThanOrEqual(SIZE.max);
      expect((plan.kw / SIZE.step) % 1).toBe(0);
      expect(plan.emi * given.tenure).toBeGreaterThanOrEqual(plan.loan);
      const most = asked.by === 'bill' ? asked.bill : plan.kw * given.yield * given.tariff;
      expect(plan.saving).toBeLessThanOrEqual(Math.ceil(most));
    }),
  );
});
