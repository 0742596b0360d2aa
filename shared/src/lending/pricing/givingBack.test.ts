import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeGivingBack, splitFeeAtGivingBack } from './givingBack';

test.each([
  // ₹3,00,000 at 30.0516 % a year are ₹247.00 a day.
  [3_00_000, 30.0516, 0, 3_00_000, 247],
  [3_00_000, 30.0516, 3, 3_00_741, 247],
  [1_00_000, 18, 1, 1_00_049.32, 49.32],
  [50_00_000, 0, 3, 50_00_000, 0],
])('₹%d at %d %% a year after %d days', (principal, annualRate, days, amount, per_day) => {
  expect(computeGivingBack({ principal, annualRate, days })).toEqual({ amount, per_day });
});

test('each day costs the day’s interest, within a paisa', () => {
  const loans = fc.record({
    principal: fc.integer({ min: 1_000, max: 50_00_000 }),
    annualRate: fc.integer({ min: 0, max: 600_000 }).map((rate) => rate / 10_000),
    days: fc.nat(30),
  });
  fc.assert(
    fc.property(loans, (loan) => {
      const now = computeGivingBack(loan);
      const then = computeGivingBack({ ...loan, days: loan.days + 1 });
      expect(now.amount).toBeGreaterThanOrEqual(loan.principal);
      expect(Math.abs(then.amount - now.amount - now.per_day)).toBeLessThan(0.011);
    }),
  );
});

const FEE = { processing_fee: 9_735.5, processing_fee_gst: 1_752.39 };

test.each([
  [0, 3_00_741, { kept: 11_487.89, refunded: 0 }],
  [1, 2_89_253.11, { kept: 0, refunded: 11_487.89 }],
])('a lender that refunds its fee (%d) gets ₹%d back', (refunds_fee, amount, split) => {
  const fee = { ...FEE, refunds_fee };
  expect(splitFeeAtGivingBack(fee)).toEqual(split);
  const loan = { principal: 3_00_000, annualRate: 30.0516, days: 3 };
  expect(computeGivingBack({ ...loan, fee })).toEqual({ amount, per_day: 247 });
});
