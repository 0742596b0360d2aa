import { expectAccessible, expectSettled } from '../../checks/accessible';
import { signInAsAdmin } from '../../fixtures/admin';
import { expect, test } from '../../fixtures/fixtures';

test('a figure of the dashboard opens its list, with the same filter, range and sum', async ({
  page,
}) => {
  await signInAsAdmin(page, '/admin/dashboard');
  const products = page.getByRole('table', { name: 'Conversion by product' });
  const row = products.getByRole('row', { name: /^Personal Loans/ });
  await expect(row).toBeVisible();
  await expectSettled(page);
  const cells = row.getByRole('cell');
  const disbursed = (await cells.nth(3).innerText()).trim();
  const count = (await cells.nth(2).innerText()).trim();
  await cells.nth(3).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Internal Report', level: 1 })).toBeVisible();
  const total = page.getByRole('main').getByRole('table').getByRole('rowgroup').last();
  await expect(total).toContainText(`Total of ${count}`);
  await expect(total).toContainText(disbursed);
});

test('the partner payout opens what each disbursal earned, which can be filtered by kind', async ({
  page,
}) => {
  await signInAsAdmin(page, '/admin/dashboard', 'reports@demo.in');
  const payout = page
    .getByRole('region', { name: 'Key figures' })
    .getByRole('heading', { name: 'Partner payout' })
    .locator('..')
    .getByRole('link');
  const shown = Number((await payout.innerText()).replaceAll(/\D/g, ''));
  await payout.click();
  await expect(page.getByRole('heading', { name: 'Earnings', level: 1 })).toBeVisible();
  const table = page.getByRole('table', { name: 'Earnings' });
  const total = table.getByRole('rowgroup').last();
  await expect(total).toContainText('Total of');
  const sum = Number((await total.getByRole('cell').last().innerText()).replaceAll(/[₹,]/g, ''));
  expect(Math.round(sum)).toBe(shown);
  // Claw-backs are booked long after the application.
  await page.getByRole('button', { name: 'Disbursal date' }).click();
  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Claw-back' }).click();
  await page.keyboard.press('Escape');
  await expect(table.getByRole('cell', { name: 'Commission', exact: true })).toHaveCount(0);
  await expect(total.getByRole('cell').last()).toContainText('-₹');
  await expectAccessible(page);
});

test('an alert opens the requests that it counts', async ({ page }) => {
  await signInAsAdmin(page, '/admin/dashboard');
  const alerts = page.getByRole('region', { name: 'Needs attention' });
  const help = alerts.getByRole('link', { name: /help requests? waits? for an answer/ });
  await expect(help).toBeVisible();
  await expectAccessible(page);
  const count = Number.parseInt(await help.innerText(), 10);
  await help.click();
  await expect(page.getByRole('heading', { name: 'Help Requests', level: 1 })).toBeVisible();
  const list = page.getByRole('main').getByRole('table');
  await expect(list.getByRole('row')).toHaveCount(count + 1);
  await expectSettled(page);
  await expect(list.getByText('Answered')).toHaveCount(0);
});

test('role 2 sees no alert that leads to a page it may not open', async ({ page }) => {
  await signInAsAdmin(page, '/admin/dashboard', 'reports@demo.in');
  const alerts = page.getByRole('region', { name: 'Needs attention' });
  await expect(page.getByRole('table', { name: 'Conversion by lender' })).toBeVisible();
  await expect(alerts.getByRole('link', { name: /help request|merchant/ })).toHaveCount(0);
});
