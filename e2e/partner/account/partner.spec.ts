import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectWholeText } from '../../checks/accessible';
import {
  signInToConsole,
  expectNoCookies,
  listMenuNames,
  readSentPassword,
  getToken,
  chooseOption,
} from '../../fixtures/console';
import { ELIGIBILITY_TABLE } from './eligibilityTable';
import { expect, test } from '../../fixtures/fixtures';
import { asPartner } from '../../fixtures/session';

async function signIn(page: Page, email = 'partner@demo.in'): Promise<void> {
  await asPartner(page, email);
  await page.goto('/partner');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
}

test('a partner’s own address and the pages behind it have its brand', async ({ page }) => {
  await page.goto('/tarafin/partner/login');
  await expect(page).toHaveTitle('Partner - Sign in | Taralune Finance');
  await expectAccessible(page);
  await signInToConsole(page, 'second@demo.in', 'Partner@123');
  await expect(page).toHaveURL('/partner');
  await expect(page).toHaveTitle('Partner - Dashboard | Taralune Finance');
  await expect(page.getByRole('region', { name: 'Key figures' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/partner/login');
  await expect(page).toHaveURL('/partner');
});

test('the figures are those of this partner alone', async ({ page, request }) => {
  await signIn(page, 'second@demo.in');
  const token = await getToken(request, 'partner', 'second@demo.in');
  const answer = await request.get('/api/partner/summary', {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = await answer.json();
  const figures = page.getByRole('region', { name: 'Key figures' });
  const card = (name: string) =>
    figures.locator('div').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(card('Leads')).toContainText(new RegExp(`Leads${data.leads}\\D`));
  await expect(card('Applications')).toContainText(
    new RegExp(`Applications${data.applications}\\D`),
  );
  expect(await listMenuNames(page)).toEqual([
    'Dashboard',
    'Product Offering',
    'Lender Journey',
    'Call Next',
    'Referral',
    'Leads',
    'Customer Links',
    'Applications',
    'Merchants',
    'Reports',
    'Training Material',
    'Eligibility Criteria',
    'Marketing Support',
    'Communication',
    'FAQs',
    'Custom Funnel',
    'Digital Integration',
    'Settings',
  ]);
});

test('every change of path checks the token, and a failed check ends the session', async ({
  page,
  context,
}) => {
  await signIn(page);
  const check = page.waitForRequest('**/api/partner/get-revenue');
  await page.getByRole('link', { name: 'Leads', exact: true }).click();
  await check;
  await expect(page.getByRole('heading', { name: 'Leads', level: 1 })).toBeVisible();
  await page.route('**/api/partner/get-revenue', (route) =>
    route.fulfill({ status: 403, json: { message: 'no' } }),
  );
  await page.getByRole('link', { name: 'Applications', exact: true }).click();
  await expect(page).toHaveURL('/partner/login');
  await expectNoCookies(context, 'partnerToken', 'partnerId');
});

test('leads and applications are narrowed and saved as a file', async ({ page }) => {
  await signIn(page);
  await page.goto('/partner/applications');
  const rows = page.getByRole('table', { name: 'Applications' }).getByRole('row');
  await expect(rows).not.toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('combobox', { name: /^Status/ }).click();
  await page.getByRole('option', { name: 'Approved', exact: true }).click();
  await page.keyboard.press('Escape');
  // Besides the headings every row is one of the chosen status before they are saved as a file.
  await expect(rows.filter({ hasNotText: 'Approved' })).toHaveCount(1);
  await expect(rows.nth(1)).toContainText('Approved');
  await expect(rows.nth(1)).toContainText(/A-[0-9A-Z]{4}-[0-9A-Z]{4}/);
  await expect(page.getByText('Withdrawn', { exact: true }).filter({ visible: true })).toHaveCount(
    0,
  );
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('menuitem', { name: 'CSV' })).toBeVisible();
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toContain('Customer,Lender,');
  expect(lines.slice(1).every((line) => line.includes('Approved'))).toBe(true);
  await page.goto('/partner/leads');
  const lead = page.getByRole('table', { name: 'Leads' }).getByRole('row').nth(1);
  await expect(lead).toContainText(/L-[0-9A-Z]{4}-[0-9A-Z]{4}/);
  await expectAccessible(page);
});

test('the eligibility criteria are below the training material, one row for each lender', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/partner/training-material');
  const criteria = page.getByRole('main').getByRole('link', { name: 'Eligibility Criteria' });
  await expect(criteria).toBeVisible();
  await expectAccessible(page);
  await criteria.click();
  await expect(page).toHaveURL('/partner/training-material/eligibility-criteria');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await expect(trail).toHaveText(['Dashboard', 'Training Material', 'Eligibility Criteria']);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.locator('[aria-current]')).toHaveText('Eligibility Criteria');
  const table = page.getByRole('table', { name: 'Eligibility Criteria' });
  await expect(table.getByRole('columnheader')).toHaveText([
    '',
    'Criteria',
    'Age',
    'Salaried/Selfemployed',
    'Monthly net income',
    'Min loan',
    'Max loan',
    'Cibil',
    'Lender Journey',
  ]);
  await expect(table.getByRole('rowheader')).toHaveCount(ELIGIBILITY_TABLE.length);
  for (const [place, cells] of ELIGIBILITY_TABLE.entries())
    await expect(
      table
        .getByRole('row')
        .nth(place + 1)
        .getByRole('cell'),
    ).toHaveText(['', ...cells.split(' | ')]);
  await expectAccessible(page);
});

test('logging out ends the session whatever the server says', async ({ page, context }) => {
  await signIn(page);
  await page.route('**/api/logout', (route) => route.abort());
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/partner/login');
  await expectNoCookies(context, 'partnerToken');
});

test('a partner whose password was reset chooses a new one, and changes it in the account', async ({
  page,
  request,
}) => {
  const email = 'second@demo.in';
  const admin = await getToken(request, 'admin', 'admin@demo.in');
  const reset = await request.post('/api/admin/reset-password', {
    headers: { authorization: `Bearer ${admin}` },
    data: { account_id: 5 },
  });
  expect(reset.status()).toBe(200);
  const sent = await readSentPassword(request, email);
  await page.goto('/partner/login');
  await signInToConsole(page, email, sent);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password');
  await page.getByLabel('Temporary password').fill(sent);
  await page.getByLabel('New password', { exact: true }).fill('tidal lantern 58 rope');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change password');
  await expectAccessible(page);
  await page.getByLabel('Current password').fill('not my password');
  await page.getByLabel('New password', { exact: true }).fill('copper anchor 19 meadow');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText(/That is not your current password/)).toBeVisible();
  await page.getByLabel('Current password').fill('tidal lantern 58 rope');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText(/^Password changed/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change password');
});

test('a list shows a preset period, or the days of a range', async ({ page }) => {
  await asPartner(page);
  await page.goto('/partner/leads');
  const count = page.getByText(/^1–25 of \d+$/);
  await expect(count).toBeVisible();
  const all = (await count.textContent()) ?? '';
  const period = page.getByRole('combobox', { name: 'Created' });
  const choose = (name: string) => chooseOption(period, name);
  await choose('Yesterday');
  await expect(page.getByText(all, { exact: true })).toBeHidden();
  await expect(page).toHaveURL(/filter=%7B%22created_at/);
  const from = page.getByRole('textbox', { name: 'Created from' });
  await expect(from).toBeHidden();
  await choose('Custom Range');
  await expect(from).toHaveValue(/^\d{2}\/\d{2}\/\d{4}$/);
  await expectWholeText(from);
  const day = await from.inputValue();
  await expect(page.getByRole('textbox', { name: 'Created to' })).toHaveValue(day);
  await expect(page).toHaveURL(/%22gte%22%3A%22\d/u);
  await page.reload();
  // The options move when the rows below them come.
  await expect(page.getByText(/^1–\d+ of \d+$/)).toBeVisible();
  await expect(period).toHaveText('Custom Range');
  await expect(from).toHaveValue(day);
  await choose('Last 30 Days');
  await expect(from).toBeHidden();
  await choose('All');
  await expect(page.getByText(all, { exact: true })).toBeVisible();
  await expect(page).not.toHaveURL(/filter=%7B%22created_at/);
});
