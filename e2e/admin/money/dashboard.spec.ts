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
  const disbursed = (await cells.nth(4).innerText()).trim();
  const count = (await cells.nth(3).innerText()).trim();
  await cells.nth(4).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Internal Report', level: 1 })).toBeVisible();
  const total = page.getByRole('main').getByRole('table').getByRole('rowgroup').last();
  await expect(total).toContainText(`Total of ${count}`);
  await expect(total).toContainText(disbursed);
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
