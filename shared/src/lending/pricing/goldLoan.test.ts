import fc from 'fast-check';
import { expect, it } from 'vitest';
import { computeGoldNeeded, getLtvCeiling } from './goldLoan';

it.each([
  [1, 85],
  [250_000, 85],
  [250_001, 80],
  [500_000, 80],
  [500_001, 75],
])('a loan of ₹%i is at most %i per cent of the gold', (amount, percent) => {
  expect(getLtvCeiling(amount)).toBe(percent);
});

it.each([
  // By hand: 11,200 × 75 % = 8,400 a gram; 1,00,000 / 8,400 = 11.904….
  [{ gold_ltv_percent: 75, gold_price_per_gram: 11_200 }, 100_000, [75, 8400, 12]],
  // 11,050 × 80 % = 8,840; 3,00,000 / 8,840 = 33.936….
  [{ gold_ltv_percent: 90, gold_price_per_gram: 11_050 }, 300_000, [80, 8840, 34]],
  // The Reserve Bank's 75 % is below the lender's 80 %: 8,287.50; 6,00,000 / 8,287.50 = 72.398….
  [{ gold_ltv_percent: 80, gold_price_per_gram: 11_050 }, 600_000, [75, 8287.5, 72.4]],
] as const)('%j lends ₹%i for %j', (terms, amount, [ltv_percent, per_gram, grams]) => {
  expect(computeGoldNeeded(terms, amount)).toEqual({ ltv_percent, per_gram, grams });
});

it('a lender without a limit or a price states nothing', () => {
  expect(computeGoldNeeded({ gold_ltv_percent: 75 }, 1000)).toBeNull();
  expect(computeGoldNeeded({ gold_price_per_gram: 9000 }, 1000)).toBeNull();
});

it('the gold covers the loan, and a tenth of a gram less does not', () => {
  const terms = fc.record({
    gold_ltv_percent: fc.integer({ min: 30, max: 90 }),
    gold_price_per_gram: fc.integer({ min: 4000, max: 20_000 }),
  });
  fc.assert(
    fc.property(terms, fc.integer({ min: 1000, max: 5_000_000 }), (lender, amount) => {
      const needed = computeGoldNeeded(lender, amount);
      const tenths = Math.round((needed?.grams ?? 0) * 10);
      const paise = Math.round((needed?.per_gram ?? 0) * 100);
      expect(tenths * paise).toBeGreaterThanOrEqual(amount * 1000);
      expect((tenths - 1) * paise).toBeLessThan(amount * 1000);
    }),
  );
});
