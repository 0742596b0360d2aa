import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quoteOffer } from './offer';
import { type BorrowerFacts, NO_FACTS } from '../eligibility/facts';
import type { LenderPricing } from '../terms';

const lender: LenderPricing = {
  lender_id: 4,
  name: 'Example Finance',
  loan_amount_upto: 3_00_000,
  tenure_min: 6,
  tenure: 36,
  apr_min: 1,
  apr_max: 2.5,
  processing_fees: 2,
  penal_charge_percent: 2,
  foreclosure_percent: 4,
};

const borrower: BorrowerFacts = {
  ...NO_FACTS,
  age: 30,
  employment: 'salaried',
  monthly_income: 50_000,
  credit_score: 810,
  amount: 1_00_000,
  tenure_months: 24,
  emi: 5000,
};

const loanRequest = { amount: 1_00_000, tenure_months: 12 };

test('works an offer out to the paisa', () => {
  expect(quoteOffer(lender, borrower, loanRequest)).toEqual({
    lender_id: 4,
    name: 'Example Finance',
    amount: 1_00_000,
    tenure_months: 12,
    monthly_rate: 1,
    annual_rate: 12,
    annual_rate_min: 12,
    annual_rate_max: 30,
    rate_basis: 'score',
    apr: 16.56,
    emi: 8884.88,
    processing_fee: 2000,
    processing_fee_gst: 360,
    net_disbursed: 97_640,
    total_interest: 6618.53,
    total_repayment: 1_06_618.53,
    total_cost: 8978.53,
    penal_charge_percent: 2,
    foreclosure_percent: 4,
    obligations_percent: 27.8,
  });
});

describe('the rate', () => {
  test.each([
    [900, 1],
    [800, 1],
    [799, 1.5],
    [750, 1.5],
    [749, 2],
    [700, 2],
    [699, 2.5],
    [300, 2.5],
  ])('by a score of %d', (credit_score, expected) => {
    expect(quoteOffer(lender, { ...borrower, credit_score }, loanRequest)).toMatchObject({
      monthly_rate: expected,
      rate_basis: 'score',
    });
  });

  test('without a score is the highest, and says so', () => {
    expect(quoteOffer(lender, { ...borrower, credit_score: null }, loanRequest)).toMatchObject({
      monthly_rate: 2.5,
      rate_basis: 'highest',
    });
  });

  test('is the one on record when there is only one, and no offer is made without any', () => {
    expect(quoteOffer({ ...lender, apr_max: null }, borrower, loanRequest)).toMatchObject({
      monthly_rate: 1,
      annual_rate_max: 12,
    });
    expect(
      quoteOffer({ ...lender, apr_min: null, apr_max: null }, borrower, loanRequest),
    ).toBeNull();
  });
});

test.each([
  [3, 6],
  [6, 6],
  [36, 36],
  [60, 36],
])('a tenure of %d months becomes %d', (tenure_months, expected) => {
  expect(quoteOffer(lender, borrower, { ...loanRequest, tenure_months })?.tenure_months).toBe(
    expected,
  );
});

test('an amount above the largest loan is cut to it, and an open end cuts nothing', () => {
  expect(quoteOffer(lender, borrower, { ...loanRequest, amount: 9_00_000 })?.amount).toBe(3_00_000);
  expect(
    quoteOffer({ ...lender, loan_amount_upto: null }, borrower, {
      ...loanRequest,
      amount: 9_00_000,
    })?.amount,
  ).toBe(9_00_000);
});

test('fees as high as the loan make no offer', () => {
  expect(quoteOffer({ ...lender, processing_fees: 90 }, borrower, loanRequest)).toBeNull();
});

test('an unknown charge is not stated', () => {
  const bare = { lender_id: 1, name: 'Bare', apr_min: 1, apr_max: 1 };
  expect(quoteOffer(bare, { ...borrower, monthly_income: null }, loanRequest)).toMatchObject({
    processing_fee: 0,
    penal_charge_percent: null,
    foreclosure_percent: null,
    obligations_percent: null,
  });
});

test('APR is never under the nominal rate, and the parts of any offer add up', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 750, max: 50_00_000 }),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 3000 }),
      fc.integer({ min: 0, max: 10_000 }),
      (amount, tenure_months, rate, fee) => {
        const terms = {
          lender_id: 1,
          name: 'Any',
          apr_max: rate / 1000,
          processing_fees: fee / 1000,
        };
        const offer = quoteOffer(terms, borrower, { amount, tenure_months });
        expect(offer).not.toBeNull();
        if (!offer) return;
        expect(offer.apr).toBeGreaterThanOrEqual(offer.annual_rate - 0.02);
        expect(offer.net_disbursed + offer.processing_fee + offer.processing_fee_gst).toBeCloseTo(
          amount,
          2,
        );
        expect(offer.total_repayment - offer.net_disbursed).toBeCloseTo(offer.total_cost, 2);
      },
    ),
  );
});
