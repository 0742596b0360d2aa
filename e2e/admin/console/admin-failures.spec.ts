import type { Locator, Page } from '@playwright/test';
import { expectSettled } from '../../checks/accessible';
import { watchRequests } from '../../checks/faultInjection';
import { expectToast, signInAsAdmin } from '../../fixtures/admin';
import { chooseOption } from '../../fixtures/console';
import { expect, test } from '../../fixtures/fixtures';

test.use({ dataSet: 'admin failures' });

const GROUPS = '/api/lender-group/get-all';
const TYPES = '/api/lender-revenue/get-types';

/** Makes every call of this path fail. */
async function failCalls(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    await route.continue({
      headers: { ...route.request().headers(), 'x-mock-fault': 'status=500' },
    });
  });
}

test('a lender opens although its groups and revenue types fail, and can load them again', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === GROUPS || pathname === TYPES) asked.push(pathname);
  });
  await failCalls(page, GROUPS);
  await failCalls(page, TYPES);
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

const PARTS = [
  { at: '/admin/partners/1', path: '/api/admin/partners/1/payout-account', part: 'Payout account' },
  { at: '/admin/partners/1', path: '/api/admin/partners/1/brand', part: 'Brand' },
  { at: '/admin/tracking-links/1', path: '/api/rest/link-clicks?*', part: 'Clicks by day' },
  { at: '/admin/customer-eligibility', path: '/api/test-borrower', part: 'Test a borrower' },
];

test('a part of a page that fails says so in its place, and loads again', async ({ page }) => {
  await signInAsAdmin(page, '/admin/dashboard');
  for (const { at, path, part } of PARTS) {
    await failCalls(page, path);
    await page.goto(at);
    if (part === 'Test a borrower') await page.getByRole('button', { name: part }).click();
    const region = page.getByRole('region', { name: part });
    await expect(region.getByRole('alert'), part).toContainText('A fault was asked for');
    await page.unroute(`**${path}`);
    await region.getByRole('button', { name: 'Try again' }).click();
    await expect(region.getByRole('alert'), part).toHaveCount(0);
  }
});

test('a list that fails says so once, in its place', async ({ page }) => {
  const waitForRequests = watchRequests(page);
  await signInAsAdmin(page, '/admin/dashboard');
  for (const resource of ['approvals', 'calls']) {
    await failCalls(page, `/api/rest/${resource}?*`);
    await page.goto(resource === 'calls' ? '/admin/telecalling' : `/admin/${resource}`);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('A fault was asked for');
    // A toast would come with the answer to the last of the page's reads, before another try has failed.
    await waitForRequests();
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await waitForRequests();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('A fault was asked for');
    await expect(page.getByText('A fault was asked for')).toHaveCount(1);
  }
});

test('a cell shows the server’s message about its value', async ({ page }) => {
  await signInAsAdmin(page, '/admin/lenders');
  await page.getByRole('button', { name: 'Edit Income max of Girivar-Bank' }).click();
  const cell = page.getByRole('textbox', { name: 'Income max of Girivar-Bank' });
  await cell.fill('1');
  await cell.press('Enter');
  await expect(cell).toHaveAccessibleDescription('The maximum must not be below the minimum');
  await expect(page.getByText('Some fields need attention')).toHaveCount(0);
});

test('a field, a dialog and an upload show the server’s messages about their values', async ({
  page,
}) => {
  await signInAsAdmin(page, '/admin/lenders/7');
  const income = page.getByLabel('Income max', { exact: true });
  await income.fill('1');
  await income.press('Tab');
  await expect(income).toHaveAccessibleDescription(/The maximum must not be below the minimum/);

  const refuse = (path: string, field: string, text: string) =>
    page.route(`**${path}`, (route) =>
      route.fulfill({
        status: 422,
        json: { message: 'Some fields need attention', errors: { [field]: text } },
      }),
    );
  await refuse('/api/create-lender', 'name', 'This name is kept for another');
  await page.goto('/admin/lenders');
  await page.getByRole('button', { name: 'Add Lender' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Lender' });
  await dialog.getByLabel('Name').fill('Sagarika-Bank');
  await dialog.getByRole('button', { name: 'Add Lender' }).click();
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(
    /This name is kept for another/,
  );

  await refuse('/api/imports/columns*', 'image_name', 'The sheet has no header');
  await page.goto('/admin/application-status-file');
  const file = page.getByLabel('Drop a file here');
  await file.setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('a') });
  await expect(page.getByLabel('a.csv')).toHaveAccessibleDescription(/The sheet has no header/);
  await expect(page.getByText('Some fields need attention')).toHaveCount(0);
});

test('a negative number is refused, and a revenue entry needs its type', async ({ page }) => {
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
  await chooseOption(type, 1);
  await flat.fill('-750');
  await flat.press('Tab');
  await expect(flat).toHaveValue('-750');
  await expect(flat).toHaveAccessibleDescription(/Must be a positive number/);
  await expect(dialog.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
});

/** Turns a row's first switch, which fails, and expects the row to say so at its old height. */
async function expectSameHeight(row: Locator): Promise<void> {
  const control = row.getByRole('switch').first();
  await expect(control).toBeVisible();
  await expectSettled(row.page());
  const before = await row.boundingBox();
  await control.click();
  await expect(row.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.poll(async () => (await row.boundingBox())?.height).toBe(before?.height);
}

test('a switch that fails keeps the height of its row', async ({ page }) => {
  await failCalls(page, '/api/lender-revenue/update');
  await failCalls(page, '/api/update-lender-data');
  await failCalls(page, '/api/update-credit-card-data');
  await signInAsAdmin(page, '/admin/lenders/6');
  await expectSameHeight(page.getByRole('region', { name: 'Revenue' }).getByRole('row').nth(1));
  await page.goto('/admin/lenders');
  await expectSameHeight(page.getByRole('row').filter({ hasText: 'Girivar-Bank' }));
  await page.goto('/admin/credit-cards');
  await expectSameHeight(page.getByRole('row').nth(1));
});

test('a custom range shows its error at the wrong day', async ({ page }) => {
  await signInAsAdmin(page, '/admin/dashboard');
  await page.getByRole('button', { name: 'Custom Range' }).click();
  const from = page.getByLabel('From', { exact: true });
  const to = page.getByLabel('To', { exact: true });
  const cases = [
    { days: ['', '31/01/2026'], wrong: from, right: to, text: 'Enter a date as DD/MM/YYYY' },
    { days: ['01/01/2026', ''], wrong: to, right: from, text: 'Enter a date as DD/MM/YYYY' },
    { days: ['31/02/2026', '01/03/2026'], wrong: from, right: to, text: 'Enter a date' },
    {
      days: ['02/01/2026', '01/01/2026'],
      wrong: from,
      right: to,
      text: 'The first day must not be',
    },
    {
      days: ['01/01/2020', '01/01/2026'],
      wrong: from,
      right: to,
      text: 'Choose a period of up to 2 years',
    },
    {
      days: ['01/01/2026', '01/01/2090'],
      wrong: to,
      right: from,
      text: 'The last day must not be',
    },
  ];
  for (const { days, wrong, right, text } of cases) {
    await from.fill(days[0] ?? '');
    await to.fill(days[1] ?? '');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(wrong).toHaveAccessibleDescription(new RegExp(text));
    await expect(wrong).toHaveAttribute('aria-invalid', 'true');
    await expect(right).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page).not.toHaveURL(/from=/);
  }
});

test('a missing record or a wrong id shows the not-found page', async ({ page }) => {
  await signInAsAdmin(page, '/admin/dashboard');
  for (const list of ['lenders', 'partners'])
    for (const id of ['999999', '0', 'nobody']) {
      await page.goto(`/admin/${list}/${id}`);
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    }
  for (const id of ['999999', '11111111-1111-4111-8111-111111111111']) {
    await page.goto(`/admin/csr-portal/${id}/1`);
    await expect(page.getByRole('heading', { name: 'Customer not found' })).toBeVisible();
  }
});
