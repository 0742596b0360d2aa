import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeEmi, buildSchedule } from './computeEmi';
import { toPaise } from './money';

describe('worked examples', () => {
  test.each([
    ['₹20,000, 15 %, 24 months (Reserve Bank, KFS circular, Annex B)', 20_000, 1.25, 24, 969.73],
    ['₹1,00,000, 12 %, 12 months', 1_00_000, 1, 12, 8884.88],
    ['₹10,00,000, 10.5 %, 10 years', 10_00_000, 0.875, 120, 13493.5],
    ['₹1,03,540, 16 %, 12 months', 1_03_540, 16 / 12, 12, 9394.27],
  ])('%s', (_name, principal, monthlyRate, tenureMonths, expected) => {
    expect(computeEmi({ principal, monthlyRate, tenureMonths })).toBe(expected);
  });

  test('the schedule of the Annex B loan: 250 and 719.73 in the first month, interest of 3,273.6 in all', () => {
    const { instalments, totalInterest } = buildSchedule({
      principal: 20_000,
      monthlyRate: 1.25,
      tenureMonths: 24,
    });
    expect(instalments[0]).toEqual({
      number: 1,
      payment: 969.73,
      interest: 250,
      principal: 719.73,
      balance: 19280.27,
    });
    expect(totalInterest).toBeCloseTo(3273.6, 0);
  });
});

test('without interest the principal is divided and the last instalment takes the rest', () => {
  const {
    emi: instalment,
    instalments,
    totalInterest,
  } = buildSchedule({ principal: 1000, monthlyRate: 0, tenureMonths: 3 });
  expect(instalment).toBe(333.33);
  expect(instalments.map(({ payment }) => payment)).toEqual([333.33, 333.33, 333.34]);
  expect(totalInterest).toBe(0);
});

test('rounded up to the rupee the last instalment is the smaller one', () => {
  const { emi: instalment, instalments } = buildSchedule({
    principal: 20_000,
    monthlyRate: 1.25,
    tenureMonths: 24,
    rounding: 'rupee',
  });
  expect(instalment).toBe(970);
  expect(instalments.at(-1)?.payment).toBeLessThan(970);
  expect(computeEmi({ principal: 1200, monthlyRate: 0, tenureMonths: 12, rounding: 'rupee' })).toBe(
    100,
  );
});

test.each([
  ['a third of a rupee', 1000, 0, 3, 334],
  ['a whole rupee that the sum is a hair above', 100, 4, 1, 104],
])('rounded up to the rupee: %s', (_, principal, monthlyRate, tenureMonths, instalment) => {
  expect(computeEmi({ principal, monthlyRate, tenureMonths, rounding: 'rupee' })).toBe(instalment);
});

test('a very small loan that rounding up repays early ends early', () => {
  const { instalments } = buildSchedule({
    principal: 3,
    monthlyRate: 0,
    tenureMonths: 12,
    rounding: 'rupee',
  });
  expect(instalments.map(({ payment }) => payment)).toEqual([1, 1, 1]);
});

test.each([
  { principal: 0, monthlyRate: 1, tenureMonths: 12 },
  { principal: Number.NaN, monthlyRate: 1, tenureMonths: 12 },
  { principal: 1000, monthlyRate: -0.1, tenureMonths: 12 },
  { principal: 1000, monthlyRate: 1, tenureMonths: 0 },
  { principal: 1000, monthlyRate: 1, tenureMonths: 12.5 },
])('%o is no loan', (loan) => {
  expect(() => computeEmi(loan)).toThrow(RangeError);
});

const loans = fc.record({
  principal: fc.integer({ min: 75_000, max: 5_00_00_000_00 }).map((paise) => paise / 100),
  monthlyRate: fc.integer({ min: 0, max: 5000 }).map((thousandths) => thousandths / 1000),
  tenureMonths: fc.integer({ min: 1, max: 120 }),
});

describe('for any loan', () => {
  test('the principal parts add up to the principal to the paisa, in either rounding', () => {
    fc.assert(
      fc.property(loans, fc.constantFrom('paisa', 'rupee'), (loan, rounding) => {
        const { instalments } = buildSchedule({ ...loan, rounding });
        const repaid = instalments.reduce((sum, { principal }) => sum + toPaise(principal), 0);
        expect(repaid).toBe(toPaise(loan.principal));
        expect(instalments.at(-1)?.balance).toBe(0);
      }),
    );
  });

  test('each payment is its interest and principal, none is negative, and totals agree', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const plan = buildSchedule(loan);
        let paid = 0;
        for (const { payment, interest, principal, balance } of plan.instalments) {
          expect(toPaise(payment)).toBe(toPaise(interest) + toPaise(principal));
          expect(Math.min(interest, principal, balance)).toBeGreaterThanOrEqual(0);
          paid += toPaise(payment);
        }
        expect(toPaise(plan.totalRepayment)).toBe(paid);
        expect(toPaise(plan.totalInterest)).toBe(paid - toPaise(loan.principal));
      }),
    );
  });

  test('all instalments but the last are equal, and the last differs by rounding alone', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const plan = buildSchedule(loan);
        expect(plan.instalments.slice(0, -1).every(({ payment }) => payment === plan.emi)).toBe(
          true,
        );
        const rate = loan.monthlyRate / 100;
        const growth =
          rate === 0 ? loan.tenureMonths : ((1 + rate) ** loan.tenureMonths - 1) / rate;
        const drift = Math.abs(toPaise(plan.instalments.at(-1)?.payment ?? 0) - toPaise(plan.emi));
        expect(drift).toBeLessThanOrEqual(growth + 1);
      }),
    );
  });

  test('a dearer or larger loan never has a smaller instalment, a longer one never a larger', () => {
    fc.assert(
      fc.property(loans, fc.nat(1000), (loan, more) => {
        const instalment = computeEmi(loan);
        expect(
          computeEmi({ ...loan, monthlyRate: loan.monthlyRate + more / 1000 }),
        ).toBeGreaterThanOrEqual(instalment);
        expect(computeEmi({ ...loan, principal: loan.principal + more })).toBeGreaterThanOrEqual(
          instalment,
        );
        expect(computeEmi({ ...loan, tenureMonths: loan.tenureMonths + more })).toBeLessThanOrEqual(
          instalment,
        );
      }),
    );
  });
});
