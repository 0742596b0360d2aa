import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assessEligibility } from '../eligibility/eligibility';
import { quoteOffer } from '../pricing/offer';
import { type BorrowerFacts, NO_FACTS } from '../eligibility/facts';
import type { LenderTerms } from '../terms';
import { findBestStep, findSteps, LONGEST_TENURE } from './loanStep';

const LENDER: LenderTerms = {
  lender_id: 1,
  name: 'Prithvi-Bank',
  lender_status: 1,
  salaried: 1,
  self_employed: 1,
  business: 1,
  min_age: 21,
  max_age: 60,
  credit_score_class: '700',
  min_loan_amount: 50_000,
  loan_amount_upto: 20_00_000,
  tenure_min: 6,
  tenure: 60,
  apr_min: 1.45,
  apr_max: 1.45,
  processing_fees: 1,
  max_foir_percent: 50,
};

/** Earns ₹90,000 a month and wants ₹15,00,000, over the tenure that the site proposes. */
const PERSON: BorrowerFacts = {
  ...NO_FACTS,
  age: 35,
  age_months: 35 * 12,
  employment: 'business',
  monthly_income: 90_000,
  credit_score: 723,
  amount: 15_00_000,
  tenure_months: 24,
  emi: 0,
};

function advise(facts: Partial<BorrowerFacts>, terms: Partial<LenderTerms> = {}) {
  const lender = { ...LENDER, ...terms };
  const person = { ...PERSON, ...facts };
  const { criteria } = assessEligibility(lender, person);
  return findSteps(lender, person, criteria);
}

describe('the best step of a refused borrower', () => {
  test('is the full amount over the shortest longer tenure, with its figures', () => {
    const [step, ...others] = advise({});
    expect(others).toEqual([]);
    expect(step).toMatchObject({ amount: 15_00_000, tenure_months: 48, other_emis: null });
    expect(step).toMatchObject({
      emi: quoteOffer(LENDER, PERSON, { amount: 15_00_000, tenure_months: 48 })?.emi,
    });
  });

  test('is the largest amount over the longest tenure where no tenure brings the full one', () => {
    const [step] = advise({ monthly_income: 40_000 });
    expect(step?.amount).toBeLessThan(15_00_000);
    expect(step?.tenure_months).toBe(60);
  });

  test('names the EMIs that have to end for the full amount', () => {
    const [smaller, full] = advise({ emi: 20_000 });
    expect(smaller).toMatchObject({ other_emis: null });
    expect(full).toMatchObject({ amount: 15_00_000, tenure_months: 60 });
    expect(full?.other_emis).toBeLessThan(20_000);
    expect(full?.other_emis).toBeGreaterThan(0);
  });

  test('raises an amount below the smallest loan', () => {
    expect(advise({ amount: 10_000 })).toMatchObject([{ amount: 50_000, tenure_months: 24 }]);
  });

  test.each<[string, Partial<BorrowerFacts>, Partial<LenderTerms>]>([
    ['too old', { age: 71, age_months: 71 * 12 }, {}],
    ['a score too low', { credit_score: 699 }, {}],
    ['switched off', {}, { lender_status: 0 }],
    ['not for the self-employed', {}, { business: 0 }],
    ['no income', { monthly_income: 0 }, {}],
    ['no rate', {}, { apr_min: null, apr_max: null }],
    ['an offer already', { amount: 1_00_000 }, {}],
  ])('is none: %s', (_, facts, terms) => {
    expect(advise(facts, terms)).toEqual([]);
  });

  test('ends before the lender’s age limit', () => {
    const [step] = advise({ age: 57, age_months: 57 * 12 + 6 });
    expect(step).toMatchObject({ tenure_months: 41 });
    expect(step?.amount).toBeLessThan(15_00_000);
  });
});

test('whoever takes a step is lent exactly that, with those figures; nearer or sooner is refused', () => {
  const people = fc.record({
    monthly_income: fc.integer({ min: 5_000, max: 2_00_000 }),
    emi: fc.nat(60_000),
    amount: fc.integer({ min: 10_000, max: 30_00_000 }),
    tenure_months: fc.integer({ min: 3, max: 60 }),
    age_months: fc.integer({ min: 40 * 12, max: 62 * 12 }),
  });
  fc.assert(
    fc.property(people, ({ age_months, ...given }) => {
      const facts = { age: Math.floor(age_months / 12), age_months, ...given };
      const person = { ...PERSON, ...facts };
      for (const step of advise(facts)) {
        const asked = { amount: step.amount, tenure_months: step.tenure_months };
        const then = { ...person, ...asked, emi: step.other_emis ?? person.emi };
        expect(assessEligibility(LENDER, then).eligible).toBe(true);
        expect(quoteOffer(LENDER, then, asked)).toMatchObject({ ...asked, emi: step.emi });
        expect(step.tenure_months).toBeLessThanOrEqual(LONGEST_TENURE);
        const isLent = (change: Partial<BorrowerFacts>) =>
          assessEligibility(LENDER, { ...then, ...change }).eligible;
        const most = Math.min(given.amount, 20_00_000);
        const nearer =
          step.other_emis === null
            ? { amount: Math.min(step.amount + 100, most), tenure_months: 60 }
            : { emi: step.other_emis + 1 };
        // Nothing is nearer than all that the lender lends.
        const isNearest = step.other_emis === null && step.amount >= most;
        expect(isNearest || !isLent(nearer)).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

test('the best of several lenders is the nearest amount, then the shortest tenure, then the cheapest', () => {
  const step = (amount: number, tenure_months: number, total_cost: number) => ({
    amount,
    tenure_months,
    total_cost,
    other_emis: null,
    emi: 1,
    apr: 1,
    total_interest: 1,
  });
  const full = [step(10_00_000, 60, 1), step(10_00_000, 48, 9), step(10_00_000, 48, 8)];
  expect(findBestStep([step(9_00_000, 24, 1), ...full], 10_00_000)).toEqual({
    step: full[2],
    lenders: 2,
  });
  expect(findBestStep([], 10_00_000)).toBeUndefined();
});
