import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteOffer } from '../pricing/offer';
import { NO_FACTS } from './facts';
import { assessEligibility } from './eligibility';
import { getTenureRange } from './tenure';

const LENDER = {
  lender_id: 1,
  name: 'Dhruvtara',
  lender_status: 1,
  salaried: 1,
  self_employed: 1,
  business: 1,
  min_age: 21,
  max_age: 55,
  tenure_min: 3,
  tenure: 36,
  apr_min: 1.5,
};
const LOAN = { amount: 1_00_000, tenure_months: 24 };

test.each<[string, number, number | undefined, number, number | undefined]>([
  ['54 today', 54, 54 * 12, 23, 56],
  ['a month before 55', 54, 54 * 12 + 11, 12, 56],
  ['a month before 56', 55, 55 * 12 + 11, 0, 56],
  ['young', 30, 30 * 12, 36, undefined],
  ['too old already', 57, 57 * 12, 36, undefined],
  ['54, the month unknown', 54, undefined, 23, 56],
])('%s: the loan ends before the lender’s age limit', (_, age, age_months, max, before) => {
  const range = getTenureRange(LENDER, { ...NO_FACTS, age, age_months });
  expect(range).toEqual({ min: 3, max, ...(before !== undefined && { before }) });
});

test('the limit of the self-employed is their own', () => {
  const lender = { ...LENDER, max_age_self_employed: 65 };
  const facts = { ...NO_FACTS, age: 54, age_months: 54 * 12 };
  expect(getTenureRange(lender, { ...facts, employment: 'business' }).max).toBe(36);
  expect(getTenureRange(lender, { ...facts, employment: 'salaried' }).max).toBe(23);
});

test('the offer is over the longest tenure that is left, and the criterion says so', () => {
  const facts = { ...NO_FACTS, ...LOAN, age: 54, age_months: 54 * 12 + 11 };
  expect(quoteOffer(LENDER, facts, LOAN)).toMatchObject({ tenure_months: 12 });
  expect(assessEligibility(LENDER, facts)).toMatchObject({
    eligible: true,
    criteria: expect.arrayContaining([
      {
        criterion: 'tenure',
        met: true,
        required: { min: 3, max: 12 },
        actual: 24,
        before: 56,
      },
    ]),
  });
});

test('a lender whose shortest loan ends too late refuses for this reason alone', () => {
  const facts = { ...NO_FACTS, ...LOAN, age: 55, age_months: 55 * 12 + 10 };
  const { eligible, criteria } = assessEligibility(LENDER, facts);
  expect(eligible).toBe(false);
  expect(criteria.filter(({ met }) => met === false).map(({ criterion }) => criterion)).toEqual([
    'tenure',
  ]);
});

test('no offer runs past the age limit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 21 * 12, max: 60 * 12 }),
      fc.integer({ min: 1, max: 60 }),
      (age_months, tenure_months) => {
        const facts = { ...NO_FACTS, age: Math.floor(age_months / 12), age_months };
        if (!assessEligibility(LENDER, { ...facts, ...LOAN }).eligible) return;
        const offer = quoteOffer(LENDER, facts, { ...LOAN, tenure_months });
        const end = age_months + (offer?.tenure_months ?? 0);
        expect(offer).not.toBeNull();
        expect(end).toBeLessThan(56 * 12);
      },
    ),
  );
});
