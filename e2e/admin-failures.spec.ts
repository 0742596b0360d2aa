import type { Page } from '@playwright/test';
import { expectToast, signInAsAdmin } from './admin';
import { expect, test } from './fixtures';

test.use({ dataSet: 'admin failures' });

const GROUPS = '/api/lender-group/get-all';
const TYPES = '/api/lender-revenue/get-types';

/** Every call of this path fails from now on. */
async function failing(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    await route.continue({
      headers: { ...route.request().headers(), 'x-mock-fault': 'status=500' },
    });
  });
}

test('a lender whose groups and revenue types fail opens, asks seldom, and can ask again', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === GROUPS || pathname === TYPES) asked.push(pathname);
  });
  await failing(page, GROUPS);
  await failing(page, TYPES);
  await signInAsAdmin(page, '/admin/lenders/6');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Edit lender');
  const commissions = page.getByRole('region', { name: 'Commissions' });
  const revenue = page.getByRole('region', { name: 'Revenue' });
  await expectToast(page, 'Failed to load lender groups');
  await expectToast(page, 'Failed to load revenue types');
  await expect(commissions.getByText('Failed to load lender groups')).toBeVisible();
  await expect(revenue.getByText('Failed to load revenue types')).toBeVisible();
  await expect(revenue.getByRole('row')).toHaveCount(4);
  await page.getByLabel('Priority', { exact: true }).fill('12');
  await page.getByLabel('Priority', { exact: true }).press('Tab');
  await expectToast(page, 'Lender updated successfully!');
  expect(asked.length).toBeLessThanOrEqual(4);

  await page.unroute(`**${GROUPS}`);
  await page.unroute(`**${TYPES}`);
  await commissions.getByRole('button', { name: 'Try again' }).click();
  await expect(commissions.getByRole('checkbox', { name: 'Small ticket' })).toBeVisible();
  await revenue.getByRole('button', { name: 'Try again' }).click();
  await expect(revenue.getByText('Failed to load revenue types')).toHaveCount(0);
  await expect(revenue.getByRole('row').nth(1)).toContainText(/[a-z]/i);
});

test('a cell says what the server says of its value', async ({ page }) => {
  await signInAsAdmin(page, '/admin/lenders');
  await page.getByRole('button', { name: 'Edit Income max of Girivar-Bank' }).click();
  const cell = page.getByRole('textbox', { name: 'Income max of Girivar-Bank' });
  await cell.fill('1');
  await cell.press('Enter');
  await expect(cell).toHaveAccessibleDescription('The upper bound is below the lower one');
  await expect(page.getByText('Some fields need attention')).toHaveCount(0);
});

test('a number below zero is refused as it was typed, and a revenue needs its type', async ({
  page,
}) => {
  await signInAsAdmin(page, '/admin/lenders/7');
  const priority = page.getByLabel('Priority', { exact: true });
  await priority.fill('-3');
  await priority.press('Tab');
  await expect(priority).toHaveValue('-3');
  await expect(priority).toHaveAccessibleDescription(/Must be a positive number/);
  const age = page.getByRole('region', { name: 'Eligibility preview' }).getByLabel('Age');
  await age.fill('-3');
  await expect(age).toHaveValue('-3');
  await expect(age).toHaveAccessibleDescription(/Must be a positive number/);

  await page.getByRole('button', { name: 'Add revenue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add revenue' });
  const type = dialog.getByLabel('Revenue type');
  await type.focus();
  await type.press('Tab');
  await expect(type).toHaveAccessibleDescription(/Revenue type is required/);
  const flat = dialog.getByLabel('Revenue Flat');
  await type.selectOption({ index: 1 });
  await flat.fill('-750');
  await flat.press('Tab');
  await expect(flat).toHaveValue('-750');
  await expect(flat).toHaveAccessibleDescription(/Must be a positive number/);
  await expect(dialog.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
});

test('a switch that fails keeps the height of its row', async ({ page }) => {
  await page.route('**/api/lender-revenue/update', async (route) => {
    await route.continue({
      headers: { ...route.request().headers(), 'x-mock-fault': 'status=500' },
    });
  });
  await signInAsAdmin(page, '/admin/lenders/6');
  const row = page.getByRole('region', { name: 'Revenue' }).getByRole('row').nth(1);
  const before = await row.boundingBox();
  await row.getByRole('switch').click();
  await expect(row.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect((await row.boundingBox())?.height).toBe(before?.height);
});

for (const width of [1280, 1440, 1920]) {
  test(`no table hides its actions at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/admin/lenders', '/admin/credit-cards', '/admin/user-management']) {
      await signInAsAdmin(page, path);
      const actions = page.locator('tbody tr').first().locator('[data-phone="actions"]');
      await expect(actions.getByRole('button').last()).toBeVisible();
      const box = await actions.boundingBox();
      expect((box?.x ?? width) + (box?.width ?? 0), path).toBeLessThanOrEqual(width);
    }
  });
}

test('a custom range says at the day that is wrong what is wrong with it', async ({ page }) => {
  await signInAsAdmin(page, '/admin/dashboard');
  await page.getByRole('button', { name: 'Custom Range' }).click();
  const from = page.getByLabel('From', { exact: true });
  const to = page.getByLabel('To', { exact: true });
  await from.fill('01/01/2026');
  await to.fill('');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(to).toHaveAccessibleDescription(/Enter a date/);
  await expect(from).not.toHaveAttribute('aria-invalid');
});

test('a lender that is not there is a page that says so, also by a wrong name', async ({
  page,
}) => {
  for (const id of ['999999', '0', 'nobody']) {
    await signInAsAdmin(page, `/admin/lenders/${id}`);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  }
});

for (const email of ['reports@demo.in', 'telecalling@demo.in']) {
  test(`the console of ${email} asks for nothing that is refused`, async ({ page }) => {
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 403) refused.push(response.url());
    });
    await signInAsAdmin(page, '/admin/lenders', email);
    await expect(page).not.toHaveURL(/lenders/);
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    for (const link of await menu.getByRole('link').all()) {
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
    }
    expect(refused).toEqual([]);
  });
}
