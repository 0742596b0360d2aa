import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { assessEligibility, buildEligibilityTest } from './eligibility';
import { getFieldDescription, LENDER_CRITERIA, lenderSchema } from '../../schema';
import { hasQuote, quoteOffer } from '../pricing/offer';
import { NO_FACTS } from './facts';
import { EMPLOYMENTS } from '../terms';
import { RANGE_CRITERIA } from './rangeCriteria';

const lender = { lender_status: 1, salaried: 1, self_employed: 1, business: 1 };
const facts = {
  ...NO_FACTS,
  age: 30,
  employment: 'salaried',
  credit_score: 700,
  amount: 1_00_000,
  tenure_months: 24,
} as const;

test('raising a minimum income never makes anyone eligible', () => {
  fc.assert(
    fc.property(
      fc.nat(100_000),
      fc.nat(100_000),
      fc.nat(100_000),
      (monthly_income, min_income, raise) => {
        const borrower = { ...facts, monthly_income };
        const before = assessEligibility({ ...lender, min_income }, borrower).eligible;
        const after = assessEligibility(
          { ...lender, min_income: min_income + raise },
          borrower,
        ).eligible;
        expect(after && !before).toBe(false);
      },
    ),
  );
});

test('the quick answers are those of the full ones', () => {
  const bound = (max: number) => fc.option(fc.nat(max));
  // The fields that decide are those of the console's matrix, the figures those of the criteria.
  const highest = { rupees: 900_000, years: 60, months: 60, percentage: 60, points: 900 };
  const highestOf = new Map<string, number>(Object.entries(highest));
  const criteria = LENDER_CRITERIA.map((name): [string, fc.Arbitrary<unknown>] => {
    const { kind } = getFieldDescription(lenderSchema, name);
    if (kind === 'choice') return [name, fc.constantFrom('', '680', '750')];
    return [name, kind === 'flag' ? fc.constantFrom(0, 1) : bound(highestOf.get(kind) ?? 0)];
  });
  const lenders = fc.record({
    ...Object.fromEntries(criteria),
    lender_status: fc.constantFrom(0, 1),
    loan_amount_upto: fc.option(fc.integer({ min: 1, max: 400_000 })),
    max_foir_percent: fc.option(fc.integer({ min: 1, max: 60 })),
    tenure_min: bound(24),
    apr_max: fc.option(fc.integer({ min: 1, max: 4 })),
    processing_fees: fc.option(fc.integer({ min: 0, max: 100 })),
  });
  const borrowers = fc.record({
    ...Object.fromEntries(
      RANGE_CRITERIA.map(({ fact, unit }) => [fact, bound(highestOf.get(unit) ?? 0)]),
    ),
    employment: fc.constantFrom(...EMPLOYMENTS, null),
    amount: fc.nat(300_000),
  });
  fc.assert(
    fc.property(lenders, borrowers, (terms, given) => {
      const one = { ...lender, lender_id: 1, name: 'One', ...terms };
      const borrower = { ...facts, ...given };
      expect(buildEligibilityTest(one)(borrower)).toBe(assessEligibility(one, borrower).eligible);
      if (given.amount < 1) return;
      const asked = { amount: given.amount, tenure_months: 24 };
      expect(hasQuote(one, asked)).toBe(quoteOffer(one, borrower, asked) !== null);
    }),
  );
});
