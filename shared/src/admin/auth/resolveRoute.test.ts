import { expect, test } from 'vitest';
import { resolveRoute } from './resolveRoute';

function at(pathname: string, search = '') {
  const visited: unknown[] = [];
  const browser = {
    location: { pathname, search },
    history: {
      replaceState: (_: unknown, __: string, url?: string | URL | null) => void visited.push(url),
    },
  };
  return { browser, visited };
}

const home = () => '/admin/dashboard';

test.each([
  ['/admin/lenders', '?page=2', '/admin/login?callback=%2Fadmin%2Flenders%3Fpage%3D2'],
  ['/admin', '', '/admin/login?callback=%2Fadmin'],
])(
  'whoever is not signed in goes from %s to the sign-in, which knows the way back',
  (path, search, to) => {
    const { browser, visited } = at(path, search);
    expect(resolveRoute('admin', false, home, browser)).toBe(false);
    expect(visited).toEqual([to]);
  },
);

test('the sign-in itself stays as it was asked for, with its callback', () => {
  const { browser, visited } = at('/admin/login', '?callback=%2Fadmin%2Flenders');
  expect(resolveRoute('admin', false, home, browser)).toBe(false);
  expect(visited).toEqual([]);
});

test('the sign-in leads home whoever is signed in, and any other page stays', () => {
  const signIn = at('/admin/login');
  expect(resolveRoute('admin', true, home, signIn.browser)).toBe(true);
  expect(signIn.visited).toEqual(['/admin/dashboard']);
  const page = at('/admin/lenders');
  expect(resolveRoute('admin', true, home, page.browser)).toBe(true);
  expect(page.visited).toEqual([]);
});

test('both sign-ins of the partner count as sign-ins', () => {
  const { browser, visited } = at('/taralune/partner/login');
  expect(resolveRoute('partner', true, () => '/partner', browser)).toBe(true);
  expect(visited).toEqual(['/partner']);
});
