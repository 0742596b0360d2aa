import type { Translate } from '@marketplace/shared/i18n';
import { describe, expect, it } from 'vitest';
import { offersTexts as english } from '../i18n/en/offers';
import { offersTexts as hindi } from '../i18n/hi/offers';
import { i18n } from '../i18n/featureTexts';
import type { LenderCriterion } from '@marketplace/shared/api';
import { getReason, getReasons } from './reasons';

i18n.addResourceBundle('en', 'offers', english);
i18n.addResourceBundle('hi', 'offers', hindi);
const translateTo =
  (lng: string): Translate =>
  (key, params) =>
    i18n.t(key, { lng, ns: 'offers', ...params });
const en = translateTo('en');
const hi = translateTo('hi');

const failed = (criterion: Omit<LenderCriterion, 'met'>): LenderCriterion => ({
  ...criterion,
  met: false,
});

const CASES: ReadonlyArray<readonly [LenderCriterion, string, string]> = [
  [
    failed({ criterion: 'income', required: { min: 35_000 }, actual: 30_000, shortBy: 5_000 }),
    'Needs a monthly income of ₹35,000 or more; you told us ₹30,000 (₹5,000\u00A0short)',
    'मासिक आय ₹35,000 या उससे ज़्यादा चाहिए; आपने ₹30,000 बताई (₹5,000\u00A0कम)',
  ],
  [
    failed({
      criterion: 'income',
      required: { max: 1_00_000 },
      actual: 2_00_000,
      overBy: 1_00_000,
    }),
    'Lends to people with a monthly income of up to ₹1,00,000; you told us ₹2,00,000 (₹1,00,000\u00A0over)',
    '₹1,00,000 तक की मासिक आय वालों को लोन देता है; आपने ₹2,00,000 बताई (₹1,00,000\u00A0ज़्यादा)',
  ],
  [
    failed({ criterion: 'age', required: { min: 25, max: 50 }, actual: 23, shortBy: 2 }),
    'Lends to people aged 25 to 50; you are 23 (2 years\u00A0short)',
    'उम्र 25 से 50 साल के बीच चाहिए; आपकी 23 साल है (2 साल\u00A0कम)',
  ],
  [
    failed({ criterion: 'age', required: { min: 24 }, actual: 23, shortBy: 1 }),
    'Lends to people aged 24 or over; you are 23 (1 year\u00A0short)',
    'उम्र कम से कम 24 साल चाहिए; आपकी 23 साल है (1 साल\u00A0कम)',
  ],
  [
    failed({ criterion: 'credit_score', required: { min: 750 }, actual: 745, shortBy: 5 }),
    'Needs a credit score of 750 or more; yours is 745 (5\u00A0points\u00A0short)',
    'क्रेडिट स्कोर 750 या उससे ज़्यादा चाहिए; आपका 745 है (5\u00A0अंक\u00A0कम)',
  ],
  [
    failed({ criterion: 'foir', required: { max: 40 }, actual: 523.1, affordable: 3_82_300 }),
    'Your EMIs would take 523.1% of your income. This lender’s limit is 40%',
    'आपकी सारी EMI आपकी आय का 523.1% होंगी। इस लेंडर की सीमा 40% है',
  ],
  [
    failed({ criterion: 'tenure', required: { min: 6, max: 4 }, actual: 24, before: 56 }),
    'Its loans must end before you are 56; its shortest, of 6 months, would end later',
    'इसका लोन आपके 56 साल के होने से पहले ख़त्म होना चाहिए; सबसे छोटा लोन, 6 महीने का, उसके बाद ख़त्म होगा',
  ],
  [
    failed({
      criterion: 'employment',
      required: { accepted: ['salaried', 'self_employed'] },
      actual: 'business',
    }),
    'Lends to salaried people and self-employed people; you told us you are a business owner',
    'नौकरीपेशा लोगों और स्वरोज़गार वालों को लोन देता है; आपने बताया कि आप कारोबारी हैं',
  ],
  [
    failed({
      criterion: 'turnover',
      required: { min: 15_00_000 },
      actual: 5_00_000,
      shortBy: 10_00_000,
    }),
    'Needs a turnover of ₹15 lakh a year or more; you told us ₹5 lakh to ₹15 lakh',
    'साल का टर्नओवर ₹15 लाख या उससे ज़्यादा चाहिए; आपने ₹5 लाख से ₹15 लाख बताया',
  ],
  [
    failed({ criterion: 'turnover', required: { min: 5_00_000 }, actual: 0, shortBy: 5_00_000 }),
    'Needs a turnover of ₹5 lakh a year or more; you told us less than ₹5 lakh',
    'साल का टर्नओवर ₹5 लाख या उससे ज़्यादा चाहिए; आपने ₹5 लाख से कम बताया',
  ],
  [
    failed({ criterion: 'turnover', required: { min: 2_00_00_000 }, actual: 1_00_00_000 }),
    'Needs a turnover of ₹2 crore a year or more; you told us ₹1 crore or more',
    'साल का टर्नओवर ₹2 करोड़ या उससे ज़्यादा चाहिए; आपने ₹1 करोड़ या उससे ज़्यादा बताया',
  ],
  [
    failed({ criterion: 'age', required: { max: 60 }, actual: 61, overBy: 1 }),
    'Lends to people aged 60 or under; you are 61 (1 year\u00A0over)',
    'उम्र ज़्यादा से ज़्यादा 60 साल चाहिए; आपकी 61 साल है (1 साल\u00A0ज़्यादा)',
  ],
  [
    failed({ criterion: 'employment', required: { accepted: [] }, actual: 'salaried' }),
    'Is not taking applications at the moment',
    'अभी आवेदन नहीं ले रहा है',
  ],
  [
    failed({ criterion: 'amount', required: { min: 50_000 }, actual: 30_000, shortBy: 20_000 }),
    'Lends ₹50,000 or more; you asked for ₹30,000 (₹20,000\u00A0short)',
    '₹50,000 या उससे ज़्यादा का लोन देता है; आपने ₹30,000 माँगे (₹20,000\u00A0कम)',
  ],
];

describe('why a lender did not match', () => {
  it.each(CASES)('%j', (criterion, english, hindi) => {
    expect(getReasons({ criteria: [criterion] }, en, 'en')).toEqual([english]);
    expect(getReasons({ criteria: [criterion] }, hi, 'hi')).toEqual([hindi]);
  });

  it('names every failed criterion and none that is met or unknown', () => {
    const criteria: LenderCriterion[] = [
      { criterion: 'active', met: true },
      { criterion: 'age', met: 'unknown', required: { min: 21 }, actual: null },
      ...CASES.slice(0, 1).map(([criterion]) => criterion),
    ];
    expect(getReasons({ criteria }, en, 'en')).toHaveLength(1);
  });

  it('is one sentence: what decides with its figures, the rest by name, and no promise', () => {
    const age = failed({
      criterion: 'age',
      required: { min: 21, max: 55 },
      actual: 71,
      overBy: 16,
    });
    const score = failed({
      criterion: 'credit_score',
      required: { min: 750 },
      actual: 723,
      shortBy: 27,
    });
    const foir = failed({ criterion: 'foir', required: { max: 50 }, actual: 183 });
    expect(getReason({ criteria: [age] }, en, 'en')).toBe(
      'Lends to people aged 21 to 55; you are 71 (16 years\u00A0over)',
    );
    expect(getReason({ criteria: [age, foir] }, en, 'en')).toBe(
      'Lends to people aged 21 to 55; you are 71 (16 years\u00A0over); another reason: how much of your income EMIs take',
    );
    expect(getReason({ criteria: [age, score, foir] }, hi, 'hi')).toBe(
      'उम्र 21 से 55 साल के बीच चाहिए; आपकी 71 साल है (16 साल\u00A0ज़्यादा); दूसरी वजहें: आपका क्रेडिट स्कोर और आपकी आय का कितना हिस्सा EMI में जाता है',
    );
  });

  it('never leaves a lender without a reason', () => {
    expect(getReasons({ criteria: [{ criterion: 'active', met: true }] }, en, 'en')).toEqual([
      'Has not given a rate, so we cannot work out an offer',
    ]);
  });
});
