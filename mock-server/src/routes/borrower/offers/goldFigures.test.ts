import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { REPOSITORY } from '../../../repository';
import { createBorrowerActions } from '../../../testing/borrowers';
import { computePlainFigures } from '../../../testing/plainLoan';
import { signInConsumer } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

/** What a lender's record holds, as far as the figures of a gold loan follow from it. */
type GoldFixture = Record<
  'lender_id' | 'apr_max' | 'processing_fees' | 'gold_ltv_percent' | 'gold_price_per_gram',
  number
> &
  Record<'min_loan_amount' | 'loan_amount_upto' | 'tenure_min' | 'tenure', number | null> &
  Record<'product', string>;

const records: GoldFixture[] = JSON.parse(
  readFileSync(join(REPOSITORY, 'mock-server/fixtures/lenders.json'), 'utf8'),
);
const lenders = records.filter(({ product }) => product === 'gold_loan');

const server = testServer();
const { of } = createBorrowerActions(server);

/** The Reserve Bank's limits of 2025: 85% of the gold's value up to ₹2,50,000, 80% up to ₹5,00,000, then 75%. */
const findCeiling = (amount: number): number =>
  amount > 5_00_000 ? 75 : amount > 2_50_000 ? 80 : 85;

/** Counts in whole paise and tenths of a gram, so that nothing is rounded twice. */
function weighGold(lender: GoldFixture, amount: number) {
  const ltv_percent = Math.min(lender.gold_ltv_percent, findCeiling(amount));
  const paise = BigInt(lender.gold_price_per_gram) * BigInt(ltv_percent);
  const tenths = (BigInt(amount) * 1000n + paise - 1n) / paise;
  return { ltv_percent, per_gram: Number(paise) / 100, grams: Number(tenths) / 10 };
}

const LOANS = [5_000, 2_50_000, 2_50_001, 3_33_333, 5_00_000, 5_00_001, 7_77_777].flatMap(
  (amount) => [3, 12, 24, 36].map((tenure_months) => ({ amount, tenure_months })),
);

describe('gold loans', () => {
  test.each(LOANS)(
    'of ₹$amount over $tenure_months months follow from the records',
    async (loan) => {
      const who = await signInConsumer(server, '9100009410');
      const query = `amount=${loan.amount}&tenure_months=${loan.tenure_months}`;
      const { body } = await of('GET', `gold-offers?${query}`, who);
      const expected = lenders
        .filter(({ min_loan_amount, loan_amount_upto }) => {
          const most = loan_amount_upto ?? loan.amount;
          return loan.amount >= (min_loan_amount ?? 0) && loan.amount <= most;
        })
        .map((lender) => {
          const months = Math.min(loan.tenure_months, lender.tenure ?? loan.tenure_months);
          // Somebody without a score gets the highest rate.
          const rate = BigInt(Math.round(lender.apr_max * 1000));
          return {
            lender_id: lender.lender_id,
            tenure_months: months,
            ...computePlainFigures(lender, { amount: loan.amount, rate, months }),
            ...weighGold(lender, loan.amount),
          };
        });
      const byId = (rows: { lender_id: number }[]) =>
        rows.toSorted((a, b) => a.lender_id - b.lender_id);
      expect(expected).toHaveLength(2);
      expect(byId(Object(body).data.offers)).toMatchObject(byId(expected));
    },
  );
});
