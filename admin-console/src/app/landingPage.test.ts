import { expect, test } from 'vitest';
import { getRequestedPage } from './landingPage';

const search = (callback: string) => `?callback=${encodeURIComponent(callback)}`;

test.each([
  ['/admin/lenders?page=2', 1, '/admin/lenders?page=2'],
  ['/admin/dashboard', 2, '/admin/dashboard'],
  ['/admin/lenders', 2, undefined],
  ['/admin/dashboard', 3, undefined],
  ['https://evil.example/admin', 1, undefined],
  ['//evil.example/admin', 1, undefined],
  ['/\\evil.example', 1, undefined],
  ['/partner', 1, undefined],
  ['/user/offers', 1, undefined],
] as const)('%s for role %i', (callback, role, path) => {
  expect(getRequestedPage(search(callback), role)).toBe(path);
});

test('without a callback no page was requested', () => {
  expect(getRequestedPage('', 1)).toBeUndefined();
});
