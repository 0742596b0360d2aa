import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toPaise } from '../money';
import { computeBalanceTransfer } from './balanceTransfer';
import { buildSchedule } from './computeEmi';
import { computePartPayment } from './partPayment';

const loans = fc.record({
  principal: fc.integer({ min: 10_000, max: 50_00_000 }),
  monthlyRate: fc.integer({ min: 0, max: 3500 }).map((rate) => rate / 1000),
  tenureMonths: fc.integer({ min: 2, max: 120 }),
});
/** A loan, a month of it and a sum. */
const payments = loans.chain((loan) =>
  fc.record({
    loan: fc.constant(loan),
    month: fc.integer({ min: 1, max: loan.tenureMonths - 1 }),
    amount: fc.integer({ min: 1000, max: loan.principal }),
  }),
);
const keeps = fc.constantFrom('emi', 'tenure');
const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + toPaise(amount), 0);

describe('a part-payment', () => {
  const example = {
    loan: { principal: 3_00_000, monthlyRate: 1.5, tenureMonths: 36 },
    month: 12,
    amount: 50_000,
    chargePercent: 4,
  } as const;

  test('of ₹50,000 after 12 of 36 EMIs, with its charge and GST', () => {
    // The figures are those of a schedule in decimal arithmetic, kept apart from this code.
    expect(computePartPayment({ ...example, keep: 'emi' })).toMatchObject({
      balance: 2_17_244.12,
      paid: 50_000,
      charge: 2_000,
      gst: 360,
      emi: 10_845.72,
      monthsLeft: 18,
      monthsSaved: 6,
      newEmi: 10_845.72,
      interestSaved: 18_651.25,
      saved: 16_291.25,
    });
    const lower = computePartPayment({ ...example, keep: 'tenure' });
    expect(lower).toMatchObject({
      monthsSaved: 0,
      monthsLeft: 24,
      newEmi: 8_349.51,
      interestSaved: 9_908.91,
    });
  });

  test('of the whole balance closes the loan', () => {
    const closed = computePartPayment({ ...example, amount: 9_00_000, keep: 'emi' });
    expect(closed).toMatchObject({ paid: 2_17_244.12, newEmi: 0, monthsLeft: 0, monthsSaved: 24 });
    expect(closed.charge).toBe(8_689.76);
  });

  test('of nothing changes nothing', () => {
    fc.assert(
      fc.property(payments, keeps, ({ loan, month }, keep) => {
        const plan = buildSchedule(loan);
        fc.pre(month < plan.instalments.length);
        const same = computePartPayment({ loan, month, amount: 0, chargePercent: 4, keep });
        expect(same).toMatchObject({
          paid: 0,
          charge: 0,
          gst: 0,
          interestSaved: 0,
          monthsSaved: 0,
        });
        expect(same.rest).toEqual(
          plan.instalments
            .slice(month)
            .map((instalment) => ({ ...instalment, number: instalment.number - month })),
        );
      }),
    );
  });

  test('never costs more interest, and a larger one saves no less', () => {
    fc.assert(
      fc.property(payments, keeps, fc.nat(1_00_000), ({ loan, month, amount }, keep, more) => {
        fc.pre(month < buildSchedule(loan).instalments.length);
        const save = (paid: number) =>
          computePartPayment({ loan, month, amount: paid, chargePercent: 0, keep }).interestSaved;
        expect(save(amount)).toBeGreaterThanOrEqual(0);
        // Rounding the EMI to the paisa moves the interest by less than a rupee for each year of the loan.
        expect(save(amount + more)).toBeGreaterThanOrEqual(save(amount) - loan.tenureMonths / 12);
      }),
    );
  });

  test('and the EMIs before and after it repay the loan to the paisa', () => {
    fc.assert(
      fc.property(payments, keeps, ({ loan, month, amount }, keep) => {
        const plan = buildSchedule(loan);
        fc.pre(month < plan.instalments.length);
        const result = computePartPayment({ loan, month, amount, chargePercent: 4, keep });
        const first = plan.instalments.slice(0, month);
        const principal = [...first, ...result.rest].map((each) => each.principal);
        expect(sum([...principal, result.paid])).toBe(toPaise(loan.principal));
        const interest = [...first, ...result.rest].map((each) => each.interest);
        expect(toPaise(plan.totalInterest) - sum(interest)).toBe(toPaise(result.interestSaved));
        expect(sum([result.saved, result.charge, result.gst])).toBe(toPaise(result.interestSaved));
        expect(result.monthsLeft + result.monthsSaved).toBe(plan.instalments.length - month);
      }),
    );
  });
});

describe('a balance transfer', () => {
  const current = { principal: 3_00_000, monthlyRate: 1.5, tenureMonths: 36 };
  const transfer = { current, closurePercent: 4, monthlyRate: 1, tenureMonths: 36, feePercent: 2 };

  test('counts the closure charge, the fee and the GST on both', () => {
    expect(computeBalanceTransfer(transfer)).toMatchObject({
      charge: 12_000,
      charge_gst: 2_160,
      fee: 6_000,
      fee_gst: 1_080,
      costs: 21_240,
      emi: 10_845.72,
      newEmi: 9_964.29,
      saved: 10_491.26,
      paysOffMonth: 17,
    });
  });

  test('that costs more than it saves never pays off', () => {
    const dear = computeBalanceTransfer({ ...transfer, monthlyRate: 1.45 });
    expect(dear.saved).toBeLessThan(0);
    expect(dear.paysOffMonth).toBeNull();
  });

  test('to the same rate without fees saves nothing', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const { saved, paysOffMonth, emi, newEmi } = computeBalanceTransfer({
          current: loan,
          closurePercent: 0,
          monthlyRate: loan.monthlyRate,
          tenureMonths: loan.tenureMonths,
          feePercent: 0,
        });
        expect({ saved, paysOffMonth, newEmi }).toEqual({
          saved: 0,
          paysOffMonth: null,
          newEmi: emi,
        });
      }),
    );
  });

  const transfers = fc.record({
    current: loans,
    closurePercent: fc.integer({ min: 0, max: 6 }),
    monthlyRate: fc.integer({ min: 0, max: 3500 }).map((rate) => rate / 1000),
    tenureMonths: fc.integer({ min: 1, max: 120 }),
    feePercent: fc.integer({ min: 0, max: 6 }),
  });

  test('saves the difference of the schedules minus its costs, and pays off only if it saves', () => {
    fc.assert(
      fc.property(transfers, (asked) => {
        const result = computeBalanceTransfer(asked);
        const stay = buildSchedule(asked.current);
        const move = buildSchedule({ ...asked, principal: asked.current.principal });
        expect(sum([result.charge, result.charge_gst, result.fee, result.fee_gst])).toBe(
          toPaise(result.costs),
        );
        expect(toPaise(stay.totalRepayment) - sum([move.totalRepayment, result.costs])).toBe(
          toPaise(result.saved),
        );
        expect(result.paysOffMonth !== null).toBe(result.saved > 0);
        expect(result.paysOffMonth ?? 1).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  test('with a lower rate, no fees and no more months never costs more', () => {
    fc.assert(
      fc.property(loans, fc.double({ min: 0, max: 1, noNaN: true }), (loan, share) => {
        const monthlyRate = Math.floor(loan.monthlyRate * share * 1000) / 1000;
        const { saved } = computeBalanceTransfer({
          current: loan,
          closurePercent: 0,
          monthlyRate,
          tenureMonths: loan.tenureMonths,
          feePercent: 0,
        });
        expect(saved).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
