import { expectAccessible } from '../../checks/accessible';
import { chooseOption, signInToConsole } from '../../fixtures/console';
import { expect, test } from '../../fixtures/fixtures';
import { asAdmin } from '../../fixtures/session';

test.use({ dataSet: 'partner links', permissions: ['clipboard-read', 'clipboard-write'] });

test('a partner makes a link for a customer, copies it and sees how far it has come', async ({
  page,
  server,
}) => {
  await page.goto('/partner/login');
  await signInToConsole(page, 'second@demo.in', 'Partner@123');
  await page.getByRole('link', { name: 'Customer Links' }).click();
  await expect(page.getByRole('heading', { name: 'Customer Links' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Customer Links' })).toBeVisible();
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(6);
  await expectAccessible(page);
  // What the list shows now would hide the new link.
  await page.getByRole('searchbox').fill('nobody');
  await expect(rows.filter({ hasText: /\d/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Create a link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create a link' });
  await chooseOption(dialog.getByLabel('Product'), 'Gold Loans');
  await dialog.getByLabel('First name').fill('Lakshmi');
  await dialog.getByLabel('Contact').fill('12');
  await dialog.getByLabel('First name').focus();
  await expect(dialog.getByLabel('Contact')).toHaveAccessibleDescription(/10-digit mobile number/);
  const create = dialog.getByRole('button', { name: 'Create a link' });
  await expect(create).toBeDisabled();
  await expect(create).toHaveAccessibleDescription('Fill in or correct: Contact');
  await dialog.getByLabel('Contact').fill('9811112222');
  await expectAccessible(page);
  await create.click();
  const made = page.getByRole('dialog', { name: 'Your link is ready' });
  await made.getByRole('button', { name: 'Copy link' }).click();
  await expect(made.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expectAccessible(page);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${server.url}/transfer/[0-9a-f-]{36}$`));
  await made.getByRole('button', { name: 'Close' }).click();
  const row = rows.filter({ hasText: 'Lakshmi' });
  await expect(row).toContainText('Gold Loans');
  await expect(row).toContainText('New');
  await expect(row).not.toContainText('9811112222');
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await row.getByRole('button', { name: /Copy link for Lakshmi/ }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  const customer = await page.context().newPage();
  await customer.goto(link);
  await expect(customer.getByRole('heading', { level: 1 })).toContainText('gold loan');
  await customer.close();
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('heading', { name: 'ग्राहक लिंक' })).toBeVisible();
  await page.reload();
  await expect(rows.filter({ hasText: 'Lakshmi' })).toContainText('खोला गया');
  await expectAccessible(page);
});

test('an admin adds a partner, whose page opens in the default brand', async ({ page }) => {
  await asAdmin(page);
  await page.goto('/admin/partners');
  await page.getByRole('button', { name: 'Add partner' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add partner' });
  const add = dialog.getByRole('button', { name: 'Add partner' });
  await expect(add).toBeDisabled();
  await dialog.getByLabel('Name').fill('NADIPAY');
  await dialog.getByLabel('Title').fill('Nadi Payments');
  const segment = dialog.getByLabel('URL segment');
  await segment.fill('campusid');
  await add.click();
  await expect(dialog.getByText('That name is already in use').first()).toBeVisible();
  await expectAccessible(page);
  await segment.fill('nadi-pay');
  await add.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Partner added')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nadi Payments' })).toBeVisible();
  for (const start of ['/nadi-pay', '/baharpay']) {
    await page.goto(start);
    await expect(page.getByRole('textbox', { name: 'Mobile number or e-mail' })).toBeVisible();
    await expect(page.getByRole('banner').getByText('Cedarloop')).toBeVisible();
    await expect(page.getByText('In Partnership With')).toBeHidden();
  }
  expect((await page.goto('/no-such-partner'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
