import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { assessEligibility, buildEligibilityTest } from './eligibility';
import { hasQuote, quoteOffer } from '../pricing/offer';

const lender = { lender_status: 1, salaried: 1, self_employed: 1, business: 1 };
const facts = {
  age: 30,
  employment: 'salaried',
  business_current_turnover: null,
  credit_score: 700,
  amount: 1_00_000,
  tenure_months: 24,
  emi: null,
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
  const lenders = fc.record({
    lender_status: fc.constantFrom(0, 1),
    salaried: fc.constantFrom(0, 1),
    self_employed: fc.constantFrom(0, 1),
    min_age: bound(40),
    max_age: bound(60),
    max_age_self_employed: bound(60),
    tenure_min: bound(24),
    min_income: bound(60_000),
    min_turnover: bound(900_000),
    credit_score_class: fc.constantFrom('', '680', '750'),
    min_loan_amount: bound(200_000),
    loan_amount_upto: fc.option(fc.integer({ min: 1, max: 400_000 })),
    max_foir_percent: fc.option(fc.integer({ min: 1, max: 60 })),
    apr_max: fc.option(fc.integer({ min: 1, max: 4 })),
    processing_fees: fc.option(fc.integer({ min: 0, max: 100 })),
  });
  const borrowers = fc.record({
    employment: fc.constantFrom('salaried', 'self_employed', 'business', null),
    age: bound(60),
    business_current_turnover: bound(2_000_000),
    credit_score: bound(900),
    monthly_income: bound(90_000),
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
