import { expectAccessible } from '../../checks/accessible';
import { signInToConsole } from '../../fixtures/console';
import { expect, test } from '../../fixtures/fixtures';
import { switchOnSecondFactor } from '../../fixtures/secondFactor';
import { asAdmin } from '../../fixtures/session';

test.use({ dataSet: 'admin second factor' });

const PASSWORD = 'Admin@123';

test('a role must have a second factor: it is set up, asked for and reset', async ({
  page,
  browser,
  baseURL,
}) => {
  await asAdmin(page);
  await page.goto('/admin/user-management');
  const rules = page.getByRole('region', { name: 'Second factor' });
  await rules.getByRole('switch', { name: 'Telecalling' }).click();
  const question = page.getByRole('alertdialog');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Require it' }).click();
  await expect(rules.getByRole('switch', { name: 'Telecalling' })).toBeChecked();

  const context = await browser.newContext({ baseURL });
  const caller = await context.newPage();
  await caller.goto('/admin/login');
  await signInToConsole(caller, 'telecalling@demo.in', PASSWORD);
  const due = caller.getByRole('region', { name: 'Set up your second factor' });
  await expect(due).toBeVisible();
  await caller.reload();
  await expectAccessible(caller);
  const recovery = await switchOnSecondFactor(due, PASSWORD);
  await expect(caller.getByRole('heading', { level: 1, name: 'CSR Portal' })).toBeVisible();

  await caller.getByRole('button', { name: 'Your account' }).click();
  await caller.getByRole('menuitem', { name: 'Second factor' }).click();
  await expect(caller.getByRole('main')).toContainText('10 recovery codes are left.');
  await expectAccessible(caller);
  await caller.getByRole('button', { name: 'Your account' }).click();
  await caller.getByRole('menuitem', { name: 'Logout' }).click();
  await signInToConsole(caller, 'telecalling@demo.in', PASSWORD);
  await expect(caller.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible();
  await caller.getByRole('textbox', { name: 'Code' }).fill(recovery);
  await caller.getByRole('button', { name: 'Sign in' }).click();
  await expect(caller.getByRole('heading', { level: 1, name: 'CSR Portal' })).toBeVisible();

  await page.reload();
  const row = page.getByRole('row', { name: /telecalling@demo\.in/ });
  await row.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Reset second factor' }).click();
  await question.getByRole('button', { name: 'Reset second factor' }).click();
  await expect(question).toBeHidden();
  await expect(row).toContainText('No');
  await caller.reload();
  await expect(caller).toHaveURL(/\/admin\/login/);
  await context.close();
});
