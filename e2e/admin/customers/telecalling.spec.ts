import { getDeviceToday, toDisplayDate } from '@marketplace/shared/format';
import { expectAccessible } from '../../checks/accessible';
import { expectToast } from '../../fixtures/admin';
import { expect, test } from '../../fixtures/fixtures';
import { asAdmin } from '../../fixtures/session';

test.use({ dataSet: 'telecalling', serverEnv: { TEST_TOOLS: 'on' } });

const PAGE = '/admin/telecalling';

/** Moves the server to an hour of today in India. */
const toClock = (time: string) => ({ data: { now: `${getDeviceToday()}T${time}:00+05:30` } });

test('a caller takes the next person, sees the number for a reason, and notes a call back', async ({
  page,
  browser,
  server,
}) => {
  await page.request.post('/dev/clock', toClock('11:00'));
  await asAdmin(page, 'telecalling@demo.in');
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'Take the next call' }).click();
  const call = page.getByRole('region', { name: 'Your call' });
  await expect(call.getByText(/^\*{6}\d{4}$/)).toBeVisible();
  await expect(call.getByText('Good day')).toBeVisible();
  await call.getByRole('button', { name: 'Hindi' }).click();
  await expect(call.getByText('नमस्ते')).toBeVisible();
  const name = (await call.getByRole('link').first().textContent()) ?? '';
  await expectAccessible(page);

  const context = await browser.newContext({ baseURL: server.url });
  const other = await context.newPage();
  await asAdmin(other);
  await other.goto(PAGE);
  await other.getByRole('button', { name: 'Take the next call' }).click();
  const others = other.getByRole('region', { name: 'Your call' });
  await expect(others.getByRole('link').first()).not.toHaveText(name);
  await context.close();

  await call.getByRole('button', { name: 'Show number' }).click();
  const question = page.getByRole('dialog', { name: 'Show number?' });
  await question.getByLabel('Reason').fill('To dial the number');
  await question.getByRole('button', { name: 'Show' }).click();
  await expect(call.getByRole('link', { name: /^\d{10}$/ })).toBeVisible();

  await call.getByRole('button', { name: 'Record the outcome' }).click();
  const outcome = page.getByRole('dialog', { name: `Outcome of the call with ${name}` });
  await outcome.getByRole('combobox', { name: 'Outcome' }).click();
  await page.getByRole('option', { name: 'Call back' }).click();
  const callBackAt = outcome.getByRole('textbox', { name: 'Call back at' });
  await callBackAt.fill(`${toDisplayDate(getDeviceToday())}, 10:30 pm`);
  await outcome.getByLabel('Notes').fill('At work until three');
  await outcome.getByRole('button', { name: 'Save' }).click();
  await expect(outcome.getByText(/^Choose a time within the next 30 days/)).toBeVisible();
  await callBackAt.fill(`${toDisplayDate(getDeviceToday())} 15:00`);
  await outcome.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Outcome recorded');
  await expect(page.getByRole('button', { name: 'Take the next call' })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Call back');
  await expect(page.getByText('1 reached')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Set target/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Call Rules' })).toHaveCount(0);
});

test('on a phone full access sets a target; at night nobody is called', async ({ page }) => {
  await page.request.post('/dev/clock', toClock('22:00'));
  await page.setViewportSize({ width: 390, height: 844 });
  await asAdmin(page);
  await page.goto(PAGE);
  await expect(page.getByText('Calls are allowed between 9 am and 9 pm in India.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take the next call' })).toBeDisabled();
  await page
    .getByRole('button', { name: /^Set target/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Target for/ });
  await dialog.getByLabel('Calls a day').fill('40');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^\d+ of 40$/)).toBeVisible();
  await expectAccessible(page);
});

test('role 2 is sent home', async ({ page }) => {
  await page.request.delete('/dev/clock');
  await asAdmin(page, 'reports@demo.in');
  await page.goto(PAGE);
  await expect(page).toHaveURL(/\/admin\/dashboard/);
});
