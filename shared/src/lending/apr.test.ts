import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeApr, computeInternalRate } from './apr';
import { buildSchedule } from './computeEmi';

function payments(principal: number, monthlyRate: number, tenureMonths: number): number[] {
  return buildSchedule({ principal, monthlyRate, tenureMonths }).instalments.map(
    ({ payment }) => payment,
  );
}

describe('worked examples', () => {
  test('Reserve Bank, KFS circular, Annex B: ₹20,000 at 15 % for 24 months, ₹240 and ₹160 of fees, is 17.07 %', () => {
    expect(computeApr(20_000 - 240 - 160, payments(20_000, 1.25, 24))).toBe(17.07);
  });

  // The expected values come from a separate bisection with forty-digit decimals.
  test.each([
    ['₹1,00,000 at 12 % for 12 months, ₹3,000 of fees', 97_000, payments(1_00_000, 1, 12), 17.82],
    [
      '₹47,000 at 21 % for 24 months, ₹1,386.50 of fees',
      45_613.5,
      payments(47_000, 1.75, 24),
      24.15,
    ],
  ])('%s', (_name, net, instalments, expected) => {
    expect(computeApr(net, instalments)).toBe(expected);
  });
});

test.each([
  ['no interest and no fee', 1200, Array.from({ length: 12 }, () => 100), 0],
  ['one month', 1000, [1010], 12],
  ['less is repaid than was received', 1000, [990], -12],
  ['a very dear loan', 100, [1000], 10_800],
  ['unequal payments', 1000, [0, 1020.1], 12],
])('%s', (_name, net, instalments, expected) => {
  expect(computeApr(net, instalments)).toBeCloseTo(expected, 2);
});

test.each([
  [0, [100]],
  [-5, [100]],
  [100, []],
  [100, [0, 0]],
])('%d against %j has no rate', (net, instalments) => {
  expect(() => computeApr(net, instalments)).toThrow(RangeError);
});

const principals = fc.integer({ min: 750, max: 50_00_000 });
const rates = fc.integer({ min: 1, max: 5000 }).map((thousandths) => thousandths / 1000);
const tenures = fc.integer({ min: 1, max: 120 });

describe('for any loan', () => {
  test('discounting the instalments at the rate found gives back what was received', () => {
    fc.assert(
      fc.property(
        principals,
        rates,
        tenures,
        fc.integer({ min: 0, max: 60 }),
        (principal, rate, tenure, feePercent) => {
          const net = principal * (1 - feePercent / 100);
          const instalments = payments(principal, rate, tenure);
          const found = computeInternalRate(net, instalments);
          const worth = instalments.reduce(
            (sum, payment, index) => sum + payment / (1 + found) ** (index + 1),
            0,
          );
          expect(Math.abs(worth - net) / net).toBeLessThan(1e-9);
        },
      ),
    );
  });

  test('without fees the APR is the nominal rate, and each fee raises it', () => {
    fc.assert(
      fc.property(
        principals,
        rates,
        tenures,
        fc.integer({ min: 1, max: 50 }),
        (principal, rate, tenure, feePercent) => {
          const instalments = payments(principal, rate, tenure);
          const plain = computeInternalRate(principal, instalments) * 100;
          // Rounding instalments to the paisa moves the rate of a loan of ₹750 by less than this.
          expect(Math.abs(plain - rate)).toBeLessThan(0.002);
          expect(
            computeInternalRate(principal * (1 - feePercent / 100), instalments) * 100,
          ).toBeGreaterThan(plain);
        },
      ),
    );
  });
});

test('a first guess close to the solution converges', () => {
  const instalments = payments(340_000, 2.278, 12);
  expect(computeApr(340_000 * (1 - 0.03 * 1.18), instalments)).toBeGreaterThan(27.3);
  expect(computeApr(340_000 * (1 - 0.03 * 1.18), instalments)).toBeLessThan(40);
});

test('every loan of an ordinary lender has an APR between its nominal rate and a few times that', () => {
  fc.assert(
    fc.property(
      principals,
      fc.integer({ min: 900, max: 3000 }),
      fc.integer({ min: 3, max: 60 }),
      fc.integer({ min: 0, max: 350 }),
      (principal, thousandths, tenure, hundredths) => {
        const rate = thousandths / 1000;
        const apr = computeApr(
          principal * (1 - (hundredths / 10_000) * 1.18),
          payments(principal, rate, tenure),
        );
        expect(apr).toBeGreaterThan(rate * 12 - 0.03);
        expect(apr).toBeLessThan(rate * 12 + 60);
      },
    ),
    { numRuns: 2000 },
  );
});
