import { expect, test } from 'vitest';
import { readFrontPage } from './frontPage';

test.each([
  ['partner', '/partner/invitation', '#abc', { name: 'invitation', token: 'abc' }],
  ['admin', '/partner/invitation', '#abc', undefined],
  ['admin', '/admin/new-password', '#abc', { name: 'new-password', token: 'abc' }],
  ['partner', '/partner/new-password/', '', { name: 'new-password', token: '' }],
  ['partner', '/admin/new-password', '#abc', undefined],
  ['admin', '/admin/login', '#forgot-password', { name: 'forgot-password' }],
  ['partner', '/taralune/partner/login', '#forgot-password', { name: 'forgot-password' }],
  ['admin', '/admin/lenders', '#forgot-password', undefined],
  ['admin', '/admin/login', '', undefined],
] as const)('in the area %s, %s%s names its page', (area, pathname, hash, page) => {
  expect(readFrontPage(area, { pathname, hash })).toEqual(page);
});
