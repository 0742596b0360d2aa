import { expect, it } from 'vitest';
import { buildComparisonLink, parseComparisonLink } from './comparisonLink';

const read = (link: string) => parseComparisonLink(new URL(link, 'https://x.example').searchParams);

it('holds the lenders and the loan, and nothing else', () => {
  const shared = { lenders: [3, 11], amount: 2_00_000, tenure_months: 24 };
  const link = buildComparisonLink(shared);
  expect(link).toBe('/compare?lenders=3,11&amount=200000&months=24');
  expect(read(link)).toEqual(shared);
  const ofPartner = { ...shared, partner: 'campusid' };
  expect(buildComparisonLink(ofPartner)).toBe(`${link}&partner=campusid`);
  expect(read(`${link}&partner=campusid`)).toEqual(ofPartner);
  expect(read(`${link}&partner=%2F..%2Fadmin`)).toEqual(shared);
});

it.each([
  '/compare',
  '/compare?lenders=&amount=200000&months=24',
  '/compare?lenders=x&amount=200000&months=24',
  '/compare?lenders=3&amount=1&months=24',
  '/compare?lenders=3&amount=200000&months=0',
  '/compare?lenders=3&amount=200000',
])('%s is incomplete', (link) => {
  expect(read(link)).toBeUndefined();
});
