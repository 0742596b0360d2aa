import { expectNoViolationsIn } from '../../checks/accessible';
import { signInAsAdmin } from '../../fixtures/admin';
import { expect, test } from '../../fixtures/fixtures';
import { asPartner } from '../../fixtures/session';

test('pages, records and actions of one’s role are found and opened by keyboard', async ({
  page,
}) => {
  await signInAsAdmin(page, '/admin/dashboard');
  const field = page.getByRole('combobox', { name: 'Search pages, records and actions' });
  const option = (name: string | RegExp) => page.getByRole('option', { name });
  await expect(
    page.getByRole('button', { name: 'Search pages, records and actions' }),
  ).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await field.fill('girivar');
  await expect(option(/Girivar-Bank/)).toContainText('Lenders');
  await expectNoViolationsIn(page, '[role="dialog"]');
  await expect(field).toHaveAttribute('aria-activedescendant', /.+/);
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Girivar-Bank' })).toBeVisible();

  await page.getByRole('button', { name: 'Search pages, records and actions' }).click();
  await expect(option(/Girivar-Bank/)).toBeVisible();
  // A page with exactly this name comes before one whose name only begins with it.
  for (const name of ['Lenders', 'Messaging']) {
    await field.fill(name.toLowerCase());
    await expect(page.getByRole('option').first()).toHaveText(name);
  }
  await field.fill('add lender');
  await option('Add Lender').click();
  await expect(page.getByRole('dialog', { name: 'Add Lender' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).not.toHaveURL(/create=/);
});

test('the palette finds only what the role may see', async ({ page }) => {
  await signInAsAdmin(page, '/admin/csr-portal', 'telecalling@demo.in');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: 'Search pages, records and actions' }).click();
  const field = page.getByRole('combobox', { name: 'Search pages, records and actions' });
  await field.fill('asha');
  await expect(page.getByRole('option').first()).toContainText('Customer');
  expect(asked.filter((path) => /lenders|partners|admin-users/.test(path))).toEqual([]);
  await field.fill('lender');
  await expect(page.getByRole('dialog').getByText('Nothing matches')).toBeVisible();

  await field.fill('add');
  await expect(page.getByRole('option')).toHaveText(['Add task']);
  await field.press('Enter');
  const task = page.getByRole('dialog', { name: 'Add task' });
  await task.getByLabel('Task').fill('Ask Asha for her papers');
  await task.getByRole('combobox', { name: 'Customer' }).fill('asha');
  await page.getByRole('option', { name: /Asha/ }).first().click();
  await expectNoViolationsIn(page, '[role="dialog"]');
  await task.getByRole('button', { name: 'Add task' }).click();
  await expect(page.getByRole('row', { name: /Ask Asha for her papers/ })).toContainText('Asha');
});

test('a partner finds own leads', async ({ page }) => {
  await asPartner(page);
  await page.goto('/partner');
  await page.getByRole('button', { name: 'Search pages, records and actions' }).click();
  const field = page.getByRole('combobox', { name: 'Search pages, records and actions' });
  await field.fill('asha');
  await page.getByRole('option', { name: /Leads/ }).first().click();
  await expect(page.getByRole('searchbox')).toHaveValue(/Asha/);
});
