import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computePercent, computePercentOfPaise, toPaise, toRupees } from './money';

describe('toPaise', () => {
  test.each([
    [1.005, 101],
    [8884.88, 888488],
    [0.004, 0],
    [-1.005, -101],
    [12_34_567.89, 123456789],
  ])('%d rupees', (rupees, paise) => {
    expect(toPaise(rupees)).toBe(paise);
  });

  test('is undone by toRupees', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (paise) => {
        expect(toPaise(toRupees(paise))).toBe(paise);
      }),
    );
  });
});

describe('computePercent', () => {
  test.each([
    [10_000, 2, 200],
    [33.33, 18, 6],
    [0.5, 1, 0.01],
    [999.99, 0.001, 0.01],
    [50_00_000, 2.125, 106250],
    [100, 0, 0],
  ])('of %d at %d %%', (rupees, percent, expected) => {
    expect(computePercent(rupees, percent)).toBe(expected);
  });

  test('is never further than half a paisa from the exact share', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5e9 }),
        fc.integer({ min: 0, max: 100_000 }),
        (paise, thousandths) => {
          const doubled =
            BigInt(computePercentOfPaise(paise, thousandths / 1000)) * 100_000n -
            BigInt(paise) * BigInt(thousandths);
          expect(doubled <= 50_000n && doubled > -50_000n).toBe(true);
        },
      ),
    );
  });
});
