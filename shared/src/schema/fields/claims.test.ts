import { expect, test } from 'vitest';
import { BRAND_FONTS } from '../../branding';
import { DEFAULT_FUNNEL, funnelSchema } from '../entities/partner/funnel';
import { ownBrandSchema } from '../entities/partner/partnerBrand';
import { makesClaim } from './claims';

const REFUSED = [
  'Guaranteed loans',
  'Loan GUARANTEE',
  'Instant approval for all',
  'Pre-approved for you',
  '100% approval',
  'Approved in 5 minutes',
  'Loans at 0 %',
  'Loans at 0% interest',
  'Loans at ० %',
  'Zero percent? 0 per cent!',
  'Zero interest',
  'No-fee loans',
  'Interest-free EMI',
  'No CIBIL needed',
  'Loan without income',
  'Lowest rates in India',
  'RBI approved',
  'Gua\u200Branteed',
  'G*uaranteed',
  'गारंटी के साथ लोन',
  'तुरंत मंज़ूरी',
  'तुरंत मंजूरी',
  '0 प्रतिशत ब्याज',
  'शून्य ब्याज',
  'बिना सिबिल लोन',
  'ब्याज मुक्त लोन',
  'सबसे कम ब्याज',
];

const ALLOWED = [
  'Compare loans in your city',
  'Rates from 10.5 % to 18 %',
  'Save 20% of your time',
  'EMIs from ₹2,000',
  'Nobody decides for you',
  'Apply once, compare many',
  'अपने शहर में लोन की तुलना करें',
  'ब्याज 10% से शुरू',
  'तुरंत तुलना करें',
  'No spam',
];

test.each(REFUSED)('no partner may write "%s"', (text) => {
  expect(makesClaim(text)).toBe(true);
});

test.each(ALLOWED)('a partner may write "%s"', (text) => {
  expect(makesClaim(text)).toBe(false);
});

test('every text of funnel and brand that borrowers read refuses claims', () => {
  const claim = 'Guaranteed';
  const brand = {
    name: 'Cedarloop',
    name_hi: '',
    title: '',
    title_hi: '',
    logo: '',
    logo_wide: '',
    font_family: BRAND_FONTS[0],
    primary: '#112233',
    secondary: '#112233',
  };
  expect(ownBrandSchema.isValidSync(brand)).toBe(true);
  for (const field of ['name', 'name_hi', 'title', 'title_hi'])
    expect([field, ownBrandSchema.isValidSync({ ...brand, [field]: claim })]).toEqual([
      field,
      false,
    ]);
  for (const field of ['headline_en', 'headline_hi', 'subline_en', 'subline_hi']) {
    const twin = field.endsWith('_en') ? field.replace('_en', '_hi') : field.replace('_hi', '_en');
    const texts = { [field]: claim, [twin]: 'Compare' };
    expect([field, funnelSchema.isValidSync({ ...DEFAULT_FUNNEL, ...texts })]).toEqual([
      field,
      false,
    ]);
  }
});
