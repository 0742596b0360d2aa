import type { Language } from '@marketplace/shared/i18n';
import { expect, it } from 'vitest';
import { i18n } from '../../../i18n/featureTexts';
import { offersTexts as english } from '../../../i18n/en/offers';
import { offersTexts as hindi } from '../../../i18n/hi/offers';
import { getImprovementText, type Improvement } from './improvements';

i18n.addResourceBundle('en', 'offers', english);
i18n.addResourceBundle('hi', 'offers', hindi);
const textsIn = (lng: Language) => ({
  text: (key: string, params: object = {}) => i18n.t(key, { lng, ns: 'offers', ...params }),
  language: lng,
});
const en = textsIn('en');
const hi = textsIn('hi');

it.each<[Improvement, string, string]>([
  [
    { criterion: 'age', min: undefined, lenders: 1 },
    '1 lender lends only to people of a different age',
    '1 लेंडर सिर्फ़ दूसरी उम्र के लोगों को लोन देता है',
  ],
  [
    { criterion: 'age', min: undefined, lenders: 3 },
    '3 lenders lend only to people of a different age',
    '3 लेंडर सिर्फ़ दूसरी उम्र के लोगों को लोन देते हैं',
  ],
  [
    { criterion: 'employment', min: undefined, lenders: 1 },
    '1 lender lends only to people with a different employment status',
    '1 लेंडर सिर्फ़ दूसरी तरह से कमाने वालों को लोन देता है',
  ],
  [
    { criterion: 'income', min: 50_000, lenders: 1 },
    'With a monthly income of ₹50,000: 1 lender would match',
    'मासिक आय ₹50,000 हो: तब 1 लेंडर से ऑफ़र मिलेगा',
  ],
  [
    { criterion: 'credit_score', min: 680, lenders: 2 },
    'With a credit score of 680: 2 lenders would match',
    'क्रेडिट स्कोर 680 हो: तब 2 लेंडर से ऑफ़र मिलेगा',
  ],
])('%j is said of one lender as of one, of several as of several', (change, inEnglish, inHindi) => {
  expect(getImprovementText(change, en)).toBe(inEnglish);
  expect(getImprovementText(change, hi)).toBe(inHindi);
});
