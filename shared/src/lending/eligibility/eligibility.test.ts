import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Criterion } from './criterion';
import { assessEligibility } from './eligibility';
import { type BorrowerFacts, NO_FACTS } from './facts';
import type { LenderCriteria } from '../terms';

const lender: LenderCriteria = {
  lender_status: 1,
  salaried: 1,
  self_employed: 1,
  business: 0,
  min_age: 23,
  max_age: 58,
  min_age_self_employed: 28,
  max_age_self_employed: 65,
  min_income: 30_000,
  max_income: 10_00_000,
  min_income_self_employed: null,
  min_turnover: 15_00_000,
  credit_score_class: '750',
  min_loan_amount: 50_000,
  loan_amount_upto: 50_00_000,
};

const borrower: BorrowerFacts = {
  ...NO_FACTS,
  age: 30,
  employment: 'salaried',
  monthly_income: 45_000,
  credit_score: 760,
  amount: 2_00_000,
  tenure_months: 24,
  emi: 0,
};

const openLender: LenderCriteria = { lender_status: 1, salaried: 1, self_employed: 1, business: 1 };

function judged(
  name: Criterion['criterion'],
  facts: Partial<BorrowerFacts>,
  terms: Partial<LenderCriteria> = {},
) {
  const { eligible, criteria } = assessEligibility(
    { ...lender, ...terms },
    { ...borrower, ...facts },
  );
  return { eligible, found: criteria.find(({ criterion }) => criterion === name) };
}

test('a borrower within every bound is eligible and every criterion is listed', () => {
  const { eligible, criteria } = assessEligibility(lender, borrower);
  expect(eligible).toBe(true);
  expect(criteria.map(({ criterion, met }) => [criterion, met])).toEqual([
    ['active', true],
    ['employment', true],
    ['age', true],
    // The lender's longest tenure is open, so its age limit is what ends it.
    ['tenure', true],
    ['income', true],
    ['credit_score', true],
    ['amount', true],
    // The lender has no rate, so the EMI cannot be computed.
    ['foir', 'unknown'],
  ]);
});

test('a lender that is switched off matches nobody', () => {
  expect(judged('active', {}, { lender_status: 0 })).toEqual({
    eligible: false,
    found: { criterion: 'active', met: false },
  });
});

describe('age', () => {
  test.each([
    [22, false, { shortBy: 1 }],
    [23, true, {}],
    [58, true, {}],
    [59, false, { overBy: 1 }],
  ])('salaried, %d', (age, met, by) => {
    const { eligible, found } = judged('age', { age });
    expect(eligible).toBe(met);
    expect(found).toEqual({
      criterion: 'age',
      met,
      required: { min: 23, max: 58 },
      actual: age,
      ...by,
    });
  });

  test.each([
    [27, false],
    [28, true],
    [65, true],
    [66, false],
  ])('self-employed under bounds of their own, %d', (age, met) => {
    const facts = {
      age,
      employment: 'self_employed',
      business_current_turnover: 20_00_000,
    } as const;
    expect(judged('age', facts)).toMatchObject({
      eligible: met,
      found: { met, required: { min: 28, max: 65 } },
    });
  });

  test('an open end accepts any age', () => {
    expect(judged('age', { age: 99 }, { max_age: null }).found).toMatchObject({
      met: true,
      required: { min: 23 },
    });
  });
});

describe('income', () => {
  test.each([
    [29_999, false, { shortBy: 1 }],
    [30_000, true, {}],
    [10_00_000, true, {}],
    [10_00_001, false, { overBy: 1 }],
  ])('₹%d a month', (monthly_income, met, by) => {
    expect(judged('income', { monthly_income }).found).toMatchObject({ met, ...by });
  });

  test.each([
    [14_99_999, false],
    [15_00_000, true],
    [null, 'unknown'],
  ])('turnover is asked instead of the self-employed, ₹%s', (business_current_turnover, met) => {
    const { found } = judged('turnover', {
      employment: 'self_employed',
      business_current_turnover,
    });
    expect(found).toMatchObject({ met, required: { min: 15_00_000 } });
    expect(judged('income', { employment: 'self_employed' }).found).toBeUndefined();
  });

  test('a minimum of its own holds for the self-employed and for businesses', () => {
    const terms = { min_turnover: null, min_income_self_employed: 60_000 };
    expect(judged('income', { employment: 'self_employed' }, terms).found).toMatchObject({
      met: false,
      shortBy: 15_000,
    });
    expect(judged('income', { employment: 'business' }, terms).found).toMatchObject({
      met: false,
      shortBy: 15_000,
    });
    expect(judged('income', {}, terms).found).toMatchObject({ met: true });
  });
});

describe('employment', () => {
  test.each([
    ['salaried', true],
    ['business', false],
    [null, 'unknown'],
  ] as const)('%s', (employment, met) => {
    expect(judged('employment', { employment }).found).toEqual({
      criterion: 'employment',
      met,
      required: { accepted: ['salaried', 'self_employed'] },
      actual: employment,
    });
  });

  test('a lender that accepts every kind matches without one, and one that accepts none matches nobody', () => {
    expect(judged('employment', { employment: null }, { business: 1 }).found).toMatchObject({
      met: true,
    });
    expect(
      judged('employment', { employment: null }, { salaried: 0, self_employed: 0 }).found,
    ).toMatchObject({ met: false });
  });
});

describe('credit score', () => {
  test.each([
    [749, false, false],
    [750, true, true],
    [null, true, 'unknown'],
  ])('%s', (credit_score, eligible, met) => {
    expect(judged('credit_score', { credit_score })).toMatchObject({
      eligible,
      found: { met, required: { min: 750 } },
    });
  });

  test.each(['', null, undefined])('class %s asks for none', (credit_score_class) => {
    expect(
      judged('credit_score', { credit_score: null }, { credit_score_class }).found,
    ).toMatchObject({ met: true, required: {} });
  });
});

describe('amount', () => {
  test.each([
    [49_999, { met: false, offered: null, shortBy: 1 }],
    [50_000, { met: true, offered: 50_000 }],
    [50_00_000, { met: true, offered: 50_00_000 }],
    [60_00_000, { met: true, offered: 50_00_000 }],
    [null, { met: 'unknown', offered: null }],
  ])('wanted ₹%s', (amount, expected) => {
    expect(judged('amount', { amount }).found).toMatchObject(expected);
  });
});

test('unknown facts reject nobody, and terms without bounds accept everybody', () => {
  expect(assessEligibility(lender, NO_FACTS).eligible).toBe(true);
  fc.assert(
    fc.property(
      fc.nat(120),
      fc.nat(1e7),
      fc.integer({ min: 300, max: 900 }),
      (age, monthly_income, credit_score) => {
        const facts = {
          ...NO_FACTS,
          age,
          monthly_income,
          credit_score,
          employment: 'business',
        } as const;
        expect(assessEligibility(openLender, facts).eligible).toBe(true);
      },
    ),
  );
});
