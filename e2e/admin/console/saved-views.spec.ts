import { expectSettled } from '../../checks/accessible';
import { expectNoViolations, expectToast, signInAsAdmin } from '../../fixtures/admin';
import { expect, test } from '../../fixtures/fixtures';
import { asPartner } from '../../fixtures/session';

test.use({ dataSet: 'saved views', permissions: ['clipboard-read', 'clipboard-write'] });

const PATH = '/admin/csr-portal';

test('a view is saved, shared by its address and with all admins, renamed and deleted', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsAdmin(page, PATH);
  const heading = (name: string) => page.getByRole('columnheader', { name });
  const open = async (item: string) => {
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await page.getByRole('searchbox').fill('Asha');
  await expect(page).toHaveURL(/Asha/);
  await heading('City').getByRole('button').click();
  await expect(page).toHaveURL(/sort=city/);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('switch', { name: 'Credit score' }).uncheck();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Compact rows' }).click();

  await open('Save this view');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Ashas by city');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'View saved');
  await open('Copy the address of this view');
  await expectToast(page, 'Copied');
  const address = await page.evaluate(() => navigator.clipboard.readText());

  await page.goto(PATH);
  await page.getByRole('button', { name: 'Comfortable rows' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await open('Ashas by city');
  await expect(page.getByRole('searchbox')).toHaveValue('Asha');
  await expect(heading('City')).toHaveAttribute('aria-sort', /cending$/);
  await expect(page.getByRole('button', { name: 'Comfortable rows' })).toBeVisible();

  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const other = await context.newPage();
  await signInAsAdmin(other, address, 'reports@demo.in');
  await expect(other.getByRole('searchbox')).toHaveValue('Asha');
  await expect(other.getByRole('button', { name: 'Comfortable rows' })).toBeVisible();
  await expectSettled(other);
  await expect(other.getByRole('columnheader', { name: 'Credit score' })).toHaveCount(0);
  await expect(other).not.toHaveURL(/look=/);
  await other.getByRole('button', { name: 'Views' }).click();
  await expect(other.getByRole('menuitem', { name: 'Save this view' })).toBeVisible();
  await expect(other.getByRole('menuitem', { name: 'Ashas' })).toHaveCount(0);

  await open('Manage views');
  await dialog.getByRole('button', { name: 'More for Ashas by city' }).click();
  await page.getByRole('menuitem', { name: 'Rename or share' }).click();
  const rename = page.getByRole('dialog', { name: 'Rename or share' });
  await rename.getByRole('textbox').fill('Everybody called Asha');
  await rename.getByRole('switch').check();
  await rename.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Shared with all admins')).toBeVisible();

  await other.reload();
  await other.getByRole('button', { name: 'Views' }).click();
  await expect(other.getByRole('menuitem', { name: /Everybody called Asha/ })).toContainText(
    'Shared by',
  );
  await context.close();

  await dialog.getByRole('button', { name: 'More for Everybody called Asha' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByText('You have not saved a view of this list.')).toBeVisible();
});

test('a view of a partner’s report keeps its period, its order and its filters', async ({
  page,
}) => {
  await asPartner(page);
  await page.goto('/partner/reports/applications');
  const amount = page.getByRole('columnheader', { name: 'Amount', exact: true });
  const period = page.getByRole('button', { name: 'Last Month' });
  const status = page.getByRole('combobox', { name: /^Status/ });
  const open = async (item: string) => {
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await expectSettled(page);
  await period.click();
  await expect(page).toHaveURL(/period=last_month/);
  await amount.getByRole('button').click();
  await expect(amount).toHaveAttribute('aria-sort', 'ascending');
  await status.click();
  await page.getByRole('option', { name: 'Disbursed' }).click();
  await page.getByRole('listbox').press('Escape');
  await expect(page).toHaveURL(/disbursed/);
  await open('Save this view');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Paid last month');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'View saved');
  await open('Copy the address of this view');
  await expectToast(page, 'Copied');
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const expectView = async () => {
    await expect(period).toHaveAttribute('aria-pressed', 'true');
    await expect(amount).toHaveAttribute('aria-sort', 'ascending');
    await expect(status).toHaveText('Disbursed');
  };

  await page.goto('/partner/reports/applications');
  await expect(status).toHaveText('All');
  await expect(period).toHaveAttribute('aria-pressed', 'false');
  await open('Paid last month');
  await expectView();
  await page.goto(address);
  await expectView();
});

test('the keyboard reorders columns and back, and a search finds one', async ({ page }) => {
  await signInAsAdmin(page, '/admin/lenders');
  const heads = page.getByRole('columnheader');
  const chooser = page.getByRole('dialog', { name: 'Columns' });
  const rows = chooser.getByRole('listitem');
  const sayings = chooser.getByRole('status');
  await expect(heads.nth(3)).toHaveText('Income min/max');
  const first = await heads.allTextContents();
  await page.getByRole('button', { name: 'Columns' }).click();
  await chooser.getByRole('button', { name: 'Move Income min/max', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(sayings).toContainText('Income min/max lifted');
  await page.keyboard.press('ArrowUp');
  await expect(sayings).toContainText('Income min/max is now at position 1');
  await page.keyboard.press('Escape');
  await expect(sayings).toContainText('Moving was cancelled');
  await expect(rows.nth(1)).toHaveText('Income min/max');

  await page.keyboard.press('Space');
  await expect(sayings).toContainText('Income min/max lifted');
  await page.keyboard.press('ArrowUp');
  await expect(sayings).toContainText('Income min/max is now at position 1');
  await page.keyboard.press('Space');
  await expect(rows.first()).toHaveText('Income min/max');
  await chooser.getByRole('searchbox').fill('income');
  await expect(rows).toHaveText(['Income min/max']);
  await page.keyboard.press('Escape');
  await expect(chooser).toBeHidden();
  await expect(heads.nth(2)).toHaveText('Income min/max');
  await page.reload();
  await expect(heads.nth(2)).toHaveText('Income min/max');

  await page.getByRole('button', { name: 'Columns' }).click();
  await chooser.getByRole('button', { name: 'Reset' }).click();
  await page.keyboard.press('Escape');
  await expect(heads).toHaveText(first);
});
