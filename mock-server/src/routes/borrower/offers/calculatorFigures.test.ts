import { computeBalanceTransfer, computePartPayment } from '@marketplace/shared/lending';
import { describe, expect, test } from 'vitest';
import {
  computePlainFigures,
  findPlainEmi,
  payOff,
  type PlainRow,
  sumOf,
  takeShare,
  toExactPaise,
} from '../../../testing/plainLoan';

const rupees = (paise: bigint): number => Number(paise) / 100;
const sumInterest = (rows: readonly PlainRow[]): number => rupees(sumOf(rows, 'interest'));

const LOANS = [
  { amount: 20_000, tenure_months: 6 },
  { amount: 2_50_000, tenure_months: 18 },
  { amount: 7_77_777, tenure_months: 48 },
  { amount: 15_00_000, tenure_months: 240 },
];

describe.each(LOANS)('calculators for $amount over $tenure_months months', (asked) => {
  const months = asked.tenure_months;
  const loan = { paise: toExactPaise(asked.amount), rate: 1_875n, months };
  const emi = findPlainEmi(loan);
  const rows = payOff(loan, emi);

  test.each([1, 3, months - 1])('part-payment with EMI %i', (month) => {
    const amount = Math.round(asked.amount / 20);
    const before = rows[month - 1]?.balance ?? 0n;
    const paid = before < toExactPaise(amount) ? before : toExactPaise(amount);
    const left = { paise: before - paid, rate: loan.rate, months: months - month };
    const rest = payOff(left, emi);
    const charge = takeShare(paid, 4000n);
    const gst = takeShare(charge, 18_000n);
    const result = computePartPayment({
      loan: { principal: asked.amount, monthlyRate: 1.875, tenureMonths: months },
      month,
      amount,
      chargePercent: 4,
      keep: 'emi',
    });
    const saved = sumInterest(rows.slice(month)) - sumInterest(rest);
    expect(result).toMatchObject({
      balance: rupees(before),
      paid: rupees(paid),
      charge: rupees(charge),
      gst: rupees(gst),
      monthsLeft: rest.length,
      newInterest: sumInterest(rest),
    });
    expect(result.interestSaved).toBeCloseTo(saved, 2);
    expect(result.saved).toBeCloseTo(saved - rupees(charge + gst), 2);
  });

  test('balance transfer to 1.25 % a month', () => {
    const there = { ...loan, rate: 1_250n };
    const other = computePlainFigures(
      { processing_fees: 2 },
      { amount: asked.amount, rate: 1_250n, months },
    );
    const charge = takeShare(loan.paise, 4000n);
    const costs =
      rupees(charge + takeShare(charge, 18_000n)) + other.processing_fee + other.processing_fee_gst;
    const saved = sumInterest(rows) - sumInterest(payOff(there, findPlainEmi(there))) - costs;
    const result = computeBalanceTransfer({
      current: { principal: asked.amount, monthlyRate: 1.875, tenureMonths: months },
      closurePercent: 4,
      monthlyRate: 1.25,
      tenureMonths: months,
      feePercent: 2,
    });
    expect(result).toMatchObject({ emi: rupees(emi), newEmi: other.emi, apr: other.apr });
    expect(result.costs).toBeCloseTo(costs, 2);
    expect(result.saved).toBeCloseTo(saved, 2);
  });
});
