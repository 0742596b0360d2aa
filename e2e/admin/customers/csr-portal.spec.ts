import type { Page } from '@playwright/test';
import { expectAccessible } from '../../checks/accessible';
import { expectToast } from '../../fixtures/admin';
import { getToken } from '../../fixtures/console';
import { holdChunk } from '../../checks/faultInjection';
import { expect, test } from '../../fixtures/fixtures';
import { asAdmin } from '../../fixtures/session';

test.use({ dataSet: 'csr portal' });

const rows = (page: Page) => page.locator('tbody tr[data-id]');

test('role 3 finds a caller by mobile number and sees masks, not the reports', async ({ page }) => {
  await asAdmin(page, 'telecalling@demo.in');
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/csr-portal$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CSR Portal');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'CSR Portal' })).toBeVisible();
  for (const name of ['Internal Report', 'Customers Journey', 'User Management', 'Partners'])
    await expect(menu.getByRole('link', { name })).toHaveCount(0);

  await page.getByRole('searchbox').fill('9876543210');
  await expect(rows(page).filter({ hasText: 'Priya S.' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('******3210');
  expect(page.url()).not.toContain('9876543210');
  await page.getByRole('link', { name: 'Priya S.' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Priya S.');
  await expect(page.getByText('ABCP******')).toBeVisible();
  await expect(page.getByText('**/**/1994')).toBeVisible();
  expect(await page.content()).not.toMatch(/9876543210|ABCPS1234K|1994-07-21/);
  await expectAccessible(page);

  for (const path of [
    'internal-report',
    'customers-journey',
    'user-management',
    'products-report',
  ]) {
    await page.goto(`/admin/${path}`);
    await expect(page).toHaveURL(/\/admin\/csr-portal$/);
  }
});

test('a customer’s history is filtered by kind and shows no contact', async ({ page }) => {
  await asAdmin(page, 'telecalling@demo.in');
  await page.goto('/admin/csr-portal');
  await page.getByRole('searchbox').fill('9876543210');
  await page.getByRole('link', { name: 'Priya S.' }).click();
  const history = page.getByRole('region', { name: 'Activity' });
  await expect(history.getByText('Agreed: Check my credit report')).toBeVisible();
  await history.getByRole('combobox', { name: 'Show' }).click();
  await page.getByRole('option', { name: 'Steps' }).click();
  await expect(history.getByText('Personal Loans: Signed in')).toBeVisible();
  await expect(history.getByText('Agreed: Check my credit report')).toHaveCount(0);
  await expectAccessible(page);
});

test('a late search result does not replace an opened customer', async ({ page }) => {
  await asAdmin(page, 'telecalling@demo.in');
  await page.goto('/admin');
  await expect(rows(page).first()).toBeVisible();
  const release = await holdChunk(page, 'CustomerPage');
  await page.clock.install();
  await page.getByRole('searchbox').fill('9876543210');
  await page.getByRole('link', { name: 'Priya S.' }).click();
  await expect(page).toHaveURL(/\/admin\/csr-portal\/.+/);
  await page.clock.runFor(2000);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Priya S.');
  await expect(page).toHaveURL(/\/admin\/csr-portal\/.+/);
});

test('a customer’s page under another partner is not found', async ({ page }) => {
  await asAdmin(page, 'reports@demo.in');
  await page.goto('/admin/csr-portal');
  await page.getByRole('searchbox').fill('Priya Bengaluru');
  const link = page.getByRole('link', { name: 'Priya S.' }).first();
  const path = String(await link.getAttribute('href'));
  await page.goto(path.replace(/\d+$/, '999'));
  await expect(page.getByText('Customer not found')).toBeVisible();
});

test('the desk adds a note and a task, and completes the task from its list', async ({
  page,
  request,
}) => {
  await asAdmin(page, 'telecalling@demo.in');
  await page.goto('/admin/csr-portal');
  await page.getByRole('searchbox').fill('9876543210');
  await page.getByRole('link', { name: 'Priya S.' }).click();
  const history = page.getByRole('region', { name: 'Activity' });
  await history.getByRole('button', { name: 'Add note' }).click();
  const note = page.getByRole('dialog', { name: 'Add note' });
  await note.getByLabel('Note').fill('Call on 98110 04400 after six');
  await note.getByRole('button', { name: 'Add note' }).click();
  await expectToast(page, 'Note added');
  await expect(history.getByText('Call on ********** after six', { exact: true })).toBeVisible();
  await history.getByRole('button', { name: /^Edit note/ }).click();
  const change = page.getByRole('dialog', { name: 'Edit note' });
  await change.getByLabel('Note').fill('Call after seven');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(history.getByText(/^Note by .* \(changed\)/)).toBeVisible();

  const tasks = page.getByRole('region', { name: 'Tasks' });
  await tasks.getByRole('button', { name: 'Add task' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add task' });
  await dialog.getByLabel('Task').fill('Ring Priya at seven');
  await dialog.getByRole('button', { name: 'Add task' }).click();
  await expectToast(page, 'Task added');
  await expect(tasks.getByText('Ring Priya at seven', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const entry = page.getByRole('link', { name: /^Tasks/ });
  await expect(entry).toContainText('1 task of yours is due');
  await entry.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tasks');
  await expect(page.getByRole('button', { name: 'My tasks' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const added = rows(page).filter({ hasText: 'Ring Priya at seven' });
  await expect(added).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Asha Menon' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Overdue' }).click();
  await expect(page.getByRole('button', { name: 'Overdue' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(added).toHaveCount(0);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(rows(page).filter({ hasText: 'Asha Menon' })).not.toHaveCount(0);
  await added.getByRole('switch', { name: /^Done/ }).click();
  await expectToast(page, 'Task updated');
  await expect(entry).not.toContainText('of yours');

  const token = await getToken(request, 'partner', 'partner@demo.in');
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.get('/api/rest/customer-tasks', { headers })).status()).toBe(403);
});
