import { describe, expect, test } from 'vitest';
import { isSignInPath, signInPath } from './signIn';
import { handleUnauthorized } from './unauthorized';

describe('signInPath', () => {
  test('carries the page that an admin wanted', () => {
    expect(signInPath('admin', '/admin/lenders?sort=name')).toBe(
      '/admin/login?callback=%2Fadmin%2Flenders%3Fsort%3Dname',
    );
  });

  test.each([
    'https://evil.example',
    '//evil.example',
    '/admin/login',
    '/admin/login?callback=%2Fadmin',
  ])('drops the callback %s', (from) => {
    expect(signInPath('admin', from)).toBe('/admin/login');
  });

  test('has none for partners and consumers', () => {
    expect(signInPath('partner', '/partner/reports')).toBe('/partner/login');
    expect(signInPath('consumer', '/user/offers')).toBe('/login');
  });
});

test('both addresses of the partner sign-in are sign-in pages', () => {
  expect(isSignInPath('partner', '/partner/login')).toBe(true);
  expect(isSignInPath('partner', '/topclind/partner/login/')).toBe(true);
  expect(isSignInPath('partner', '/partner')).toBe(false);
  expect(isSignInPath('consumer', '/partner/login')).toBe(false);
});

describe('handleUnauthorized', () => {
  test('sends each area to its own sign-in', () => {
    expect(handleUnauthorized('admin', { pathname: '/admin/lenders' })).toBe(
      '/admin/login?callback=%2Fadmin%2Flenders',
    );
    expect(handleUnauthorized('partner', { pathname: '/partner/faqs' })).toBe('/partner/login');
    expect(handleUnauthorized('consumer', { pathname: '/user/offers' })).toBe('/login');
  });

  test('stays on a sign-in page, so that a wrong password does not reload it', () => {
    expect(handleUnauthorized('admin', { pathname: '/admin/login' })).toBeUndefined();
    expect(handleUnauthorized('partner', { pathname: '/acme/partner/login' })).toBeUndefined();
  });
});
