import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AMOUNT_STEP, DEFAULT_MAX_FOIR_PERCENT } from './affordability';
import { assessEligibility } from './eligibility';
import { quoteOffer } from '../pricing/offer';
import { type BorrowerFacts, NO_FACTS } from './facts';
import type { LenderTerms } from '../terms';

const lender: LenderTerms = {
  lender_id: 1,
  name: 'Example Finance',
  lender_status: 1,
  salaried: 1,
  self_employed: 1,
  business: 1,
  min_loan_amount: 10_000,
  loan_amount_upto: 50_00_000,
  tenure_min: 6,
  tenure: 60,
  apr_min: 1,
  apr_max: 1,
  max_foir_percent: 40,
};

const borrower: BorrowerFacts = {
  ...NO_FACTS,
  monthly_income: 45_000,
  emi: 0,
  amount: 2_00_000,
  tenure_months: 24,
};

function foir(facts: Partial<BorrowerFacts>, terms: Partial<LenderTerms> = {}) {
  const { eligible, criteria } = assessEligibility(
    { ...lender, ...terms },
    { ...borrower, ...facts },
  );
  return { eligible, found: criteria.find(({ criterion }) => criterion === 'foir') };
}

describe('the share of the income that all EMIs may take', () => {
  test('a loan far above it is refused, with the amount that can be borrowed', () => {
    expect(foir({ amount: 50_00_000 })).toMatchObject({
      eligible: false,
      found: {
        met: false,
        required: { max: 40 },
        actual: 523.1,
        overBy: 483.1,
        affordable: 3_82_300,
      },
    });
  });

  test('the stated amount is accepted, one step more is not', () => {
    expect(foir({ amount: 3_82_300 }).eligible).toBe(true);
    expect(foir({ amount: 3_82_300 + AMOUNT_STEP }).eligible).toBe(false);
  });

  test('the EMIs of other loans count', () => {
    expect(foir({ emi: 10_000 }).found).toMatchObject({ met: false, affordable: 1_69_900 });
    expect(foir({ emi: 18_000 }).found).toMatchObject({ met: false, affordable: null });
  });

  test('an amount of nothing is not assessed', () => {
    expect(foir({ amount: 0 }, { min_loan_amount: null }).found).toMatchObject({ met: 'unknown' });
  });

  test('a lender that states none has the default', () => {
    for (const max_foir_percent of [null, undefined])
      expect(foir({ amount: 50_00_000 }, { max_foir_percent }).found).toMatchObject({
        required: { max: DEFAULT_MAX_FOIR_PERCENT },
      });
  });

  test('exactly the share passes', () => {
    // ₹1,00,000 without interest over 10 months is ₹10,000 a month, 40% of ₹25,000.
    const terms = { apr_min: 0, apr_max: 0 };
    const facts = { amount: 1_00_000, tenure_months: 10, monthly_income: 25_000 };
    expect(foir(facts, terms).found).toMatchObject({ met: true, actual: 40 });
    expect(foir({ ...facts, emi: 0.01 }, terms).found).toMatchObject({ met: false, actual: 40.1 });
  });

  test('an amount above the lender’s maximum is assessed at the maximum', () => {
    expect(foir({ amount: 50_00_000 }, { loan_amount_upto: 1_00_000 }).eligible).toBe(true);
  });

  test('an amount below the smallest loan is assessed at the smallest loan', () => {
    const { found } = foir({ amount: 5_000, monthly_income: 1_000 });
    expect(found).toMatchObject({ met: false });
    expect(found).not.toHaveProperty('affordable');
  });

  test('no amount is promised to whoever fails another criterion too', () => {
    const wanted = { amount: 50_00_000 };
    const others: Array<[Partial<BorrowerFacts>, Partial<LenderTerms>]> = [
      [{}, { lender_status: 0 }],
      [{ employment: 'business' }, { business: 0 }],
      [{ age: 71 }, { max_age: 55 }],
      [{ age: 55, age_months: 55 * 12 + 8 }, { max_age: 55 }],
      [{}, { min_income: 60_000 }],
      [{ credit_score: 723 }, { credit_score_class: '750' }],
    ];
    for (const [facts, terms] of others) {
      const { found } = foir({ ...wanted, ...facts }, terms);
      expect(found).toMatchObject({ met: false, actual: expect.any(Number) });
      expect(found).not.toHaveProperty('affordable');
    }
    expect(foir(wanted).found).toHaveProperty('affordable', 3_82_300);
  });

  const unknown = [{ monthly_income: null }, { amount: null }, { tenure_months: null }];
  test.each(unknown)('an unknown value is left for the lender to check: %j', (facts) => {
    expect(foir(facts)).toMatchObject({ eligible: true, found: { met: 'unknown' } });
  });
});

const boundsAndRate = fc.record({
  min_loan_amount: fc.option(fc.integer({ min: 0, max: 60_000 })),
  loan_amount_upto: fc.option(fc.integer({ min: 60_000, max: 60_00_000 })),
  tenure_min: fc.option(fc.integer({ min: 1, max: 12 })),
  tenure: fc.option(fc.integer({ min: 12, max: 84 })),
  rate: fc.integer({ min: 0, max: 5_000 }),
  max_foir_percent: fc.option(fc.integer({ min: 0, max: 100_000 }).map((n) => n / 1000)),
});
const people = fc.record({
  monthly_income: fc.integer({ min: 1, max: 10_00_000 }),
  emi: fc.option(fc.integer({ min: 0, max: 2_00_000 })),
  amount: fc.integer({ min: 750, max: 60_00_000 }),
  tenure_months: fc.integer({ min: 1, max: 84 }),
});

type Bounds = Partial<LenderTerms> & { rate: number };

function stands({ rate, ...bounds }: Bounds, facts: BorrowerFacts) {
  const offered = { ...lender, ...bounds, apr_min: rate / 1000, apr_max: rate / 1000 };
  const { eligible, criteria } = assessEligibility(offered, facts);
  const loanRequest = { amount: facts.amount ?? 0, tenure_months: facts.tenure_months ?? 0 };
  const offer = eligible ? quoteOffer(offered, facts, loanRequest) : null;
  return { offer, eligible, found: criteria.find(({ criterion }) => criterion === 'foir') };
}

test('no offer ever has EMIs above the share', () => {
  fc.assert(
    fc.property(boundsAndRate, people, (bounds, person) => {
      const { offer } = stands(bounds, { ...NO_FACTS, ...person });
      if (!offer) return;
      const all = Math.round((offer.emi + (person.emi ?? 0)) * 100);
      const most = bounds.max_foir_percent ?? DEFAULT_MAX_FOIR_PERCENT;
      expect(all).toBeLessThanOrEqual(person.monthly_income * most + 1e-6);
    }),
  );
});

test('the stated amount is the largest step that passes', () => {
  fc.assert(
    fc.property(boundsAndRate, people, (bounds, person) => {
      const facts = { ...NO_FACTS, ...person };
      const { found } = stands(bounds, facts);
      fc.pre(found?.criterion === 'foir' && found.met === false);
      const affordable = found?.criterion === 'foir' ? (found.affordable ?? null) : null;
      const passes = (amount: number) => stands(bounds, { ...facts, amount }).eligible;
      const least = Math.max(bounds.min_loan_amount ?? 0, 1);
      const next =
        affordable === null
          ? Math.ceil(least / AMOUNT_STEP) * AMOUNT_STEP
          : affordable + AMOUNT_STEP;
      expect(next % AMOUNT_STEP).toBe(0);
      expect(passes(next)).toBe(false);
      expect(affordable === null || passes(affordable)).toBe(true);
    }),
    { numRuns: 300 },
  );
});
