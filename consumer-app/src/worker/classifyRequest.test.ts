import { expect, it } from 'vitest';
import { classifyRequest } from './classifyRequest';

const ORIGIN = 'https://loans.example';

const ask = (path: string, mode: string, method = 'GET') =>
  classifyRequest({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN);

it.each([
  ['/', 'page'],
  ['/login?next=%2Fuser', 'page'],
  ['/campusid', 'page'],
  ['/user/offers', 'page'],
  ['/administrator', 'page'],
  ['/assets/index-1.js', 'file'],
  ['/admin', 'other'],
  ['/admin/lenders/7', 'other'],
  ['/partner', 'other'],
  ['/TOPCLIND/partner/login', 'other'],
  ['/api/user/1', 'other'],
  ['/dev/outbox', 'other'],
  ['/db/users', 'other'],
  ['/l/diwali', 'other'],
  ['/uploads/a.png', 'other'],
  ['/sw.js', 'other'],
  ['/manifest.webmanifest', 'other'],
  ['https://elsewhere.example/', 'other'],
  ['https://elsewhere.example/assets/a.js', 'other'],
] as const)('the worker treats %s, when opened, as a %s', (path, kind) =>
  expect(ask(path, 'navigate')).toBe(kind),
);

it.each(['/', '/user/offers', '/api/user/1', '/admin/assets/a.js'])(
  'the worker leaves fetches from %s to the browser',
  (path) => expect(ask(path, 'cors')).toBe('other'),
);

it('the service worker answers only GET requests', () => {
  expect(ask('/', 'navigate', 'POST')).toBe('other');
  expect(ask('/assets/a.js', 'no-cors', 'HEAD')).toBe('other');
});
