import type { Page } from '@playwright/test';
import { expectAccessible } from '../../checks/accessible';
import { signInAsAdmin } from '../../fixtures/admin';
import { signInToConsole, expectNoCookies, listMenuNames } from '../../fixtures/console';
import { expect, test } from '../../fixtures/fixtures';

const dashboard = (page: Page) => page.getByRole('heading', { name: 'Dashboard', level: 1 });

test('a page requested without a session opens after the sign-in', async ({ page }) => {
  await page.goto('/admin/lenders?perPage=50');
  await expect(page).toHaveURL('/admin/login?callback=%2Fadmin%2Flenders%3FperPage%3D50');
  await expect(page).toHaveTitle(/^Admin - Sign in \| /);
  await expectAccessible(page);
  await signInToConsole(page, 'admin@demo.in', 'Admin@123');
  await expect(page).toHaveURL(/\/admin\/lenders\?perPage=50$/);
  await expect(page).toHaveTitle(/^Admin - Lenders \| /);
});

test('a callback to elsewhere is not followed, and the sign-in leads home who is signed in', async ({
  page,
}) => {
  await page.goto('/admin/login?callback=%2F%2Fevil.example%2Fadmin');
  await signInToConsole(page, 'admin@demo.in', 'Admin@123');
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(dashboard(page)).toBeVisible();
  await page.goto('/admin/login?callback=%2Fadmin%2Flenders');
  await expect(page).toHaveURL('/admin/dashboard');
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/dashboard');
});

test('a sign-in that fails keeps what was typed', async ({ page }) => {
  await page.goto('/admin/login');
  await signInToConsole(page, 'admin@demo.in', 'wrong');
  await expect(page.getByRole('alert')).toContainText('wrong');
  await page.route('**/api/admin/login', (route) => route.abort());
  await signInToConsole(page, 'admin@demo.in', 'Admin@123');
  await expect(page.getByRole('alert')).toContainText('We kept what you entered.');
  await expect(page.getByLabel('E-mail')).toHaveValue('admin@demo.in');
  await expectAccessible(page);
  await page.unroute('**/api/admin/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(dashboard(page)).toBeVisible();
});

test('an ended session leads to the sign-in and back', async ({ page, context }) => {
  await signInAsAdmin(page, '/admin/dashboard');
  await expect(dashboard(page)).toBeVisible();
  const cookies = await context.cookies();
  await context.addCookies(
    cookies.map((one) => (one.name === 'adminToken' ? { ...one, value: 'dead' } : one)),
  );
  await page.getByRole('link', { name: 'Lenders', exact: true }).click();
  await expect(page).toHaveURL('/admin/login?callback=%2Fadmin%2Flenders');
  await expectNoCookies(context, 'adminToken');
});

test('the chosen colour mode survives a logout, and does not change the partner portal', async ({
  page,
}) => {
  await signInAsAdmin(page, '/admin/dashboard');
  await expect(dashboard(page)).toBeVisible();
  await page.getByRole('button', { name: 'Dark' }).click();
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await signInToConsole(page, 'admin@demo.in', 'Admin@123');
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  await page.goto('/partner/login');
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-mode');
});

test('the keyboard opens the user menu, moves in it, closes it and follows its entries', async ({
  page,
}) => {
  await signInAsAdmin(page, '/admin/dashboard');
  const opener = page.getByRole('button', { name: 'Your account' });
  const entry = (name: string) => page.getByRole('menuitem', { name });
  await opener.press('Enter');
  await expect(entry('Change password')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entry('Active sessions')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(entry('Logout')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(entry('Change password')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  // The menu still closes while it is opened again.
  await page.keyboard.press('Enter');
  await expect(entry('Change password')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/account/password');
});

test('speaks Hindi from the sign-in on', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('heading', { name: 'साइन इन करें' })).toBeVisible();
  await page.getByLabel('ई-मेल').fill('admin@demo.in');
  await page.getByLabel('पासवर्ड', { exact: true }).fill('Admin@123');
  await page.getByRole('button', { name: 'साइन इन करें' }).click();
  await expect(page.getByRole('heading', { name: 'डैशबोर्ड', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.getByRole('button', { name: 'पिछले 7 दिन' }).click();
  await expect(page).toHaveURL(/period=last_7_days/);
  const names = page.getByRole('main').locator('svg text');
  await expect(names.filter({ visible: true }).first()).toBeVisible();
  const overhang = () =>
    names.evaluateAll((all) =>
      all.map((name) => {
        const chart = name.closest('svg')?.getBoundingClientRect().right ?? 0;
        return Math.max(0, Math.round(name.getBoundingClientRect().right - chart));
      }),
    );
  await expect.poll(async () => new Set(await overhang())).toEqual(new Set([0]));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(dashboard(page)).toBeVisible();
});

test('the dashboard follows its period, shows its failures, and draws for everyone', async ({
  page,
}) => {
  await signInAsAdmin(page, '/admin/dashboard');
  const figures = page.getByRole('region', { name: 'Key figures' });
  await expect(figures.getByRole('heading')).toHaveText([
    'Leads',
    'Applications',
    'Approval rate',
    'Disbursed',
    'Revenue',
    'Partner payout',
  ]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('table', { name: 'Leads and applications by day' })).toBeVisible();
  await expectAccessible(page);
  await page.route('**/api/admin/summary*', (route) =>
    route.fulfill({ status: 422, json: { message: 'No figures today' } }),
  );
  await page.getByRole('button', { name: 'Yesterday' }).click();
  await expect(page).toHaveURL(/period=yesterday/);
  await expect(page.getByRole('alert').filter({ hasText: 'No figures today' })).toBeVisible();
  await page.unroute('**/api/admin/summary*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(figures).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Yesterday' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('an unknown path shows the not-found page inside the shell', async ({ page }) => {
  await signInAsAdmin(page, '/admin/nowhere');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect((await listMenuNames(page)).slice(0, 1)).toEqual(['Dashboard']);
});

test('a window that is narrowed loses its menu and stays usable', async ({ page }) => {
  await signInAsAdmin(page, '/admin/lenders');
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
  await page
    .getByRole('button', { name: 'Add Lender' })
    .or(page.getByRole('link', { name: 'Add Lender' }))
    .click();
  await expect(page.getByRole('heading', { name: 'Add lender' }).first()).toBeVisible();
});

test('the keyboard skips the menu', async ({ page }) => {
  await page.goto('/admin/login');
  await signInToConsole(page, 'admin@demo.in', 'Admin@123');
  await expect(dashboard(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
