import { describe, expect, test } from 'vitest';
import { ADMIN_ROLES, RESOURCES } from '../resources';
import { getAdminHome, findAdminRoute, adminRoutes, canVisit } from './adminRoutes';

const declared = RESOURCES.filter(({ labels }) => labels);
const ofDeclared = declared.flatMap(({ name }) => [`/admin/${name}`, `/admin/${name}/:id`]);
const ownPages = adminRoutes.map(({ path }) => path).filter((path) => !ofDeclared.includes(path));

/** Repeats the specification's table (and help requests, tasks and earnings) by hand, so that the test does not derive it from the code. */
const visible: Record<1 | 2 | 3, readonly string[]> = {
  1: ownPages,
  2: [
    '/admin/dashboard',
    '/admin/csr-portal',
    '/admin/csr-portal/:id/:pid',
    '/admin/customer-tasks',
    '/admin/internal-report',
    '/admin/earnings',
    '/admin/customers-journey',
    '/admin/application-status-file',
    '/admin/products-report',
    '/admin/vendors-products-report',
  ],
  3: [
    '/admin/csr-portal',
    '/admin/csr-portal/:id/:pid',
    '/admin/customer-tasks',
    '/admin/help-requests',
    '/admin/telecalling',
  ],
};

describe.each(ADMIN_ROLES)('role %i', (role) => {
  test.each(ownPages)('%s', (path) => {
    expect(canVisit(role, path.replaceAll(/:\w+/g, '5'))).toBe(visible[role].includes(path));
  });

  test.each(declared)('sees the pages of $name if it may read them', ({ name, read }) => {
    const visits = [`/admin/${name}`, `/admin/${name}/5`].map((path) => canVisit(role, path));
    expect(visits).toEqual([read.includes(role), read.includes(role)]);
  });

  test('has a start page that it may visit', () => {
    expect(canVisit(role, getAdminHome(role))).toBe(true);
    expect(findAdminRoute(getAdminHome(role))).toBeDefined();
  });
});

test('a page with ids is found by its shape, a trailing slash changes nothing', () => {
  expect(findAdminRoute('/admin/lenders/12')?.name).toBe('lender');
  expect(findAdminRoute('/admin/lenders/')?.name).toBe('lenders');
  expect(findAdminRoute('/admin/csr-portal/1')).toBeUndefined();
  expect(findAdminRoute('/admin/lenders/12/edit')).toBeUndefined();
});

test('without a role nothing is open, and no guard hides the not-found page', () => {
  expect(canVisit(undefined, '/admin/csr-portal')).toBe(false);
  expect(canVisit(3, '/admin/no-such-page')).toBe(true);
});
