import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findRoute } from '../../journey/routes';
import { parseLink } from './parseLink';

const link = (to: string, more = '') => parseLink(`?to=${encodeURIComponent(to)}${more}`);

it.each([
  '/user/offers',
  '/user/applications?id=5b8a1c9e-2f47-4d63-a0be-7c1d94e6f325',
  '/terms-of-use?partner=NEEMVALE',
  '/campusid',
  '/login',
  '/user',
  '/',
  '/privacy-policy#cookies',
])('leads to %s', (to) => expect(link(to)).toEqual({ to, leaves: false }));

it.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/user/offers\u0000',
  'https://user:word@evil.example/user/offers',
  'user/offers',
  '/.//evil.example',
])('recognises %j as a link to another site', (to) => expect(link(to)).toEqual({ leaves: true }));

it.each([
  '/redirect',
  '/redirect/',
  '/redirect?to=/redirect',
  '/auth',
  '/user/../redirect?to=/',
  '/api/user/1',
  '/api',
  '/dev/outbox',
  '/dev',
  '/admin',
  '/partner',
  '/404',
  '/no/such/page',
  '/%2f%2fevil.example',
])('has no target for %s', (to) => expect(link(to)).toEqual({ leaves: false }));

it('is decoded once', () => {
  expect(parseLink('?to=%252Fuser%252Foffers')).toEqual({ leaves: true });
  expect(parseLink('?to=%2Fuser%2Foffers').to).toBe('/user/offers');
});

it('keeps the campaign, and nothing else of its own query', () => {
  const { to } = link('/user/offers?utm_source=partner', '&utm_source=sms&utm_medium=text&token=x');
  expect(to).toBe('/user/offers?utm_source=partner&utm_medium=text');
});

it.each(['gclid', 'gbraid', 'wbraid', 'dclid', 'fbclid', 'msclkid', 'ttclid', 'twclid', 'yclid'])(
  'keeps the %s of an advertisement, unless the page has its own',
  (name) => {
    expect(link('/user/offers', `&${name}=Ab-1_2`).to).toBe(`/user/offers?${name}=Ab-1_2`);
    expect(link(`/user/offers?${name}=own`, `&${name}=Ab-1_2`).to).toBe(`/user/offers?${name}=own`);
    expect(link('/user/offers', `&x${name}x=1`).to).toBe('/user/offers');
  },
);

it.each(['Gold Loans', 'gold_loan', 'GOLD LOANS', '2'])('chooses %s on the way', (name) => {
  const { product, to } = parseLink(`?product=${encodeURIComponent(name)}`);
  expect(product?.type).toBe('Gold Loans');
  expect(to).toBe('/user');
  expect(link('/user/offers', `&product=${encodeURIComponent(name)}`).product?.id).toBe('2');
});

it.each(['Boat Loans', 'nothing', '', '0'])('chooses nothing by %j', (name) => {
  expect(parseLink(`?product=${encodeURIComponent(name)}`)).toEqual({ leaves: false });
  expect(link('/user/offers', `&product=${encodeURIComponent(name)}`).to).toBe('/user/offers');
});

it('hands over to the issuer of a card by its number alone', () => {
  expect(parseLink('?card=3&utm_source=sms').to).toBe('/user/card-issuer?id=3&utm_source=sms');
  for (const card of ['0', '-1', '1.5', '3?id=4', 'x', ''])
    expect(parseLink(`?card=${encodeURIComponent(card)}`)).toEqual({ leaves: false });
});

it('never leads to another origin or to another link', () => {
  const pieces =
    '/ \\ . .. : @ %2f %5c %00 ? # & = to= redirect auth user offers evil.example https api';
  const piece = fc.constantFrom(...pieces.split(' '), '\t', '\n', ' ', 'card=', '3');
  const text = fc.oneof(
    fc.string(),
    fc.tuple(fc.webAuthority(), fc.webPath()).map(([host, path]) => `https://${host}${path}`),
    fc.array(piece).map((parts) => `/${parts.join('')}`),
  );
  const search = fc.oneof(
    text.map((to) => `?to=${encodeURIComponent(to)}`),
    text.map((raw) => `?to=${raw}`),
    text.map((card) => `?card=${encodeURIComponent(card)}&to=${encodeURIComponent(card)}`),
    text,
  );
  fc.assert(
    fc.property(search, (query) => {
      const { to } = parseLink(query);
      if (to === undefined) return;
      expect(new URL(to, 'https://bank.example').origin).toBe('https://bank.example');
      expect(to).toMatch(/^\/(?!\/)/);
      expect(findRoute(to).kind).not.toBe('link');
      expect(to).not.toMatch(/^\/(api|dev|admin|partner|redirect)(\/|\?|#|$)/i);
    }),
    { numRuns: 3000 },
  );
});
