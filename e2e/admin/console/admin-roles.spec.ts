import { ENDPOINTS, buildUrl } from '@marketplace/shared/api';
import { RESOURCES } from '@marketplace/shared/resources';
import { type AdminRole } from '@marketplace/shared/session';
import { getAdminHome, adminRoutes, canVisit } from '@marketplace/shared/session/adminRoutes';
import { expectSettled } from '../../checks/accessible';
import { watchRequests } from '../../checks/faultInjection';
import { signInAsAdmin } from '../../fixtures/admin';
import { listMenuNames, getToken, openInConsole, visitInConsole } from '../../fixtures/console';
import { expect, test } from '../../fixtures/fixtures';
import { asAdmin } from '../../fixtures/session';

const accounts: readonly { role: AdminRole; email: string }[] = [
  { role: 2, email: 'reports@demo.in' },
  { role: 3, email: 'telecalling@demo.in' },
];

const place = (path: string) => path.replaceAll(/:\w+/g, '1');

/** The calls that a role must be refused: each of section 7 and of the contract, and each resource. */
function refusedTo(role: AdminRole) {
  const calls = ENDPOINTS.flatMap((endpoint) => {
    const { access, method } = endpoint;
    if (access === 'public') return [];
    const roles: readonly AdminRole[] = access.admin ?? [];
    if (roles.includes(role)) return [];
    const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, '1']);
    return [{ method, path: buildUrl(endpoint, { params: Object.fromEntries(names) }) }];
  });
  const resources = RESOURCES.filter(({ rest }) => rest).flatMap(({ name, read, write }) => {
    const readers: readonly AdminRole[] = read;
    const writers: readonly AdminRole[] = write;
    const path = `/api/rest/${name}`;
    return [
      ...(readers.includes(role) ? [] : [{ method: 'GET', path }]),
      ...(writers.includes(role) || writers.length === 0
        ? []
        : [
            { method: 'POST', path },
            { method: 'PUT', path: `${path}/1` },
            { method: 'DELETE', path: `${path}/1` },
          ]),
    ];
  });
  return [...calls, ...resources];
}

for (const { role, email } of accounts) {
  test(`role ${role} finds its own menu, and every other page sends it home`, async ({ page }) => {
    await asAdmin(page, email);
    await page.goto('/admin');
    await expect(page).toHaveURL(getAdminHome(role));
    const names = await listMenuNames(page);
    expect(names.length).toBeGreaterThan(0);
    const links = await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link')
      .evaluateAll((all) =>
        all.map((link) => new URL(link.getAttribute('href') ?? '', location.href).pathname),
      );
    for (const path of links) expect(canVisit(role, path), path).toBe(true);
    for (const { path } of adminRoutes.filter((route) => !canVisit(role, route.path))) {
      await openInConsole(page, place(path));
      await expect(page, path).toHaveURL(new RegExp(`${getAdminHome(role)}(\\?.*)?$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

  test(`the server refuses role ${role} every call that is not its own`, async ({ request }) => {
    const token = await getToken(request, 'admin', email);
    const calls = refusedTo(role);
    expect(calls.length).toBeGreaterThan(20);
    for (const { method, path } of calls) {
      const answer = await request.fetch(path, {
        method,
        headers: { authorization: `Bearer ${token}` },
      });
      expect(answer.status(), `${method} ${path}`).toBe(403);
      expect(Object.keys(await answer.json())).toContain('message');
    }
  });

  test(`role ${role} opens every page that it may see, and nothing is refused`, async ({
    page,
  }) => {
    const refused: string[] = [];
    const waitForRequests = watchRequests(page);
    page.on('response', (response) => {
      if (response.status() === 403) refused.push(`${page.url()}: ${response.url()}`);
    });
    await signInAsAdmin(page, '/admin/lenders', email);
    await expect(page).not.toHaveURL(/lenders/);
    await page.goto('/admin/csr-portal');
    await page.getByRole('main').getByRole('row').getByRole('link').first().click();
    await expect(page).toHaveURL(/csr-portal\/.+\/\d+/);
    const paths = adminRoutes
      .filter(({ path }) => canVisit(role, path))
      .map(({ path }) => place(path));
    expect(paths.length).toBeGreaterThan(2);
    for (const path of paths) {
      await visitInConsole(page, path);
      await expectSettled(page);
      await waitForRequests();
      await expect(page).toHaveURL(new RegExp(`${path}(\\?.*)?$`));
    }
    expect(refused).toEqual([]);
  });
}

test('without a token every call that needs one answers 401', async ({ request }) => {
  for (const endpoint of ENDPOINTS.filter(({ access }) => access !== 'public')) {
    const path = place(endpoint.path);
    const answer = await request.fetch(path, { method: endpoint.method });
    expect(answer.status(), `${endpoint.method} ${path}`).toBe(401);
  }
});
