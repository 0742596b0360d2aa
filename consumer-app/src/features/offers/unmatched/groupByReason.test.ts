import type { LenderCriterion, UnmatchedLender } from '@marketplace/shared/api';
import type { Language } from '@marketplace/shared/i18n';
import { expect, it } from 'vitest';
import { i18n } from '../../../i18n/featureTexts';
import { offersTexts as english } from '../../../i18n/en/offers';
import { offersTexts as hindi } from '../../../i18n/hi/offers';
import { formatReasonGroup, groupByReason } from './groupByReason';

i18n.addResourceBundle('en', 'offers', english);
i18n.addResourceBundle('hi', 'offers', hindi);
const textsIn = (lng: Language) => ({
  text: (key: string, params: object = {}) => i18n.t(key, { lng, ns: 'offers', ...params }),
  language: lng,
});

let lenders = 0;
const refusedFor = (...failed: Omit<LenderCriterion, 'met'>[]): UnmatchedLender => ({
  lender_id: (lenders += 1),
  slug: `bank-${lenders}`,
  name: `Bank-${lenders}`,
  applied: 0,
  journey: '',
  special_offer: '',
  special_offer_hi: '',
  criteria: [
    { criterion: 'active', met: true },
    ...failed.map((criterion) => ({ ...criterion, met: false })),
  ],
  steps: [],
});

const score = (min: number) =>
  ({ criterion: 'credit_score', required: { min }, actual: 662, shortBy: min - 662 }) as const;

it('groups lenders by what they fail by first, with the bounds of all', () => {
  const foir = { criterion: 'foir', required: { max: 50 }, actual: 61 } as const;
  const groups = groupByReason([
    refusedFor(foir),
    refusedFor(score(680), foir),
    refusedFor(score(750)),
    refusedFor(),
  ]);
  const en = groups.map((group) => formatReasonGroup(group, textsIn('en')));
  expect(en).toEqual([
    '2 need a credit score of 680 to 750; yours is 662',
    '1 finds that EMIs would take too much of your income',
    '1 has not given a rate',
  ]);
  const [first] = groups;
  expect(first && formatReasonGroup(first, textsIn('hi'))).toBe(
    '2 लेंडरों को 680 से 750 का क्रेडिट स्कोर चाहिए; आपका 662 है',
  );
});

it.each<[Omit<LenderCriterion, 'met'>, string]>([
  [score(680), '1 needs a credit score of 680; yours is 662'],
  [
    { criterion: 'income', required: { min: 35_000 }, actual: 30_000, shortBy: 5_000 },
    '1 needs another income: ₹35,000 a month; yours is ₹30,000',
  ],
  [
    { criterion: 'age', required: { min: 21, max: 55 }, actual: 71, overBy: 16 },
    '1 lends to people of another age; you are 71',
  ],
  [
    { criterion: 'amount', required: { min: 50_000 }, actual: 30_000, shortBy: 20_000 },
    '1 lends only more: from ₹50,000; you asked for ₹30,000',
  ],
  [
    { criterion: 'employment', required: { accepted: ['salaried'] }, actual: 'business' },
    '1 lends to people who earn in another way',
  ],
])('%j', (criterion, title) => {
  const [group] = groupByReason([refusedFor(criterion)]);
  expect(group && formatReasonGroup(group, textsIn('en'))).toBe(title);
});
