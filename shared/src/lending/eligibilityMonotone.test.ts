import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { assessEligibility } from './eligibility';

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
