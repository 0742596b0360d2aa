import type { Page } from '@playwright/test';
import { expectAccessible } from '../../checks/accessible';
import { expectToast } from '../../fixtures/admin';
import { getToken } from '../../fixtures/console';
import { expectPrintedWords } from '../../checks/printed';
import { expect, test } from '../../fixtures/fixtures';
import { asAdmin } from '../../fixtures/session';

test.use({ dataSet: 'customer info deletion', serverEnv: { TEST_TOOLS: 'on' } });

const SECOND = 'telecalling@demo.in';
const list = '/admin/customer-info-deletion';

/** Signs in an admin for API calls. */
async function getHeaders(page: Page, email: string) {
  return { authorization: `Bearer ${await getToken(page.request, 'admin', email)}` };
}

/** Finds a customer without an application by search words. */
async function findCustomer(page: Page): Promise<{ id: string; reference: string }> {
  const headers = await getHeaders(page, 'admin@demo.in');
  const customers: { id: string; reference: string }[] = await (
    await page.request.get('/api/rest/customers?range=[0,199]', { headers })
  ).json();
  const applied: { user_id: string }[] = await (
    await page.request.get('/api/rest/applications?range=[0,999]', { headers })
  ).json();
  const asked: { user_id: string }[] = await (
    await page.request.get('/api/rest/erasures?range=[0,99]', { headers })
  ).json();
  const taken = new Set([...applied, ...asked].map(({ user_id }) => user_id));
  const free = customers.find(({ id }) => !taken.has(id));
  if (!free) throw new Error('Every customer has an application');
  return free;
}

test.beforeAll(async ({ browser, server }) => {
  const page = await browser.newPage({ baseURL: server.url });
  const headers = await getHeaders(page, 'admin@demo.in');
  await page.request.put('/api/rest/admin-users/3', { headers, data: { role: '1' } });
  await page.close();
});

test('one admin enters a request, another approves it, and a certificate proves it', async ({
  page,
  browser,
  server,
}) => {
  const customer = await findCustomer(page);
  await asAdmin(page);
  await page.goto(list);
  await page.getByRole('button', { name: 'New request' }).click();
  const dialog = page.getByRole('dialog', { name: 'New request' });
  const send = dialog.getByRole('button', { name: 'Send for approval' });
  await expect(send).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'Customer' }).fill(customer.reference);
  await page.getByRole('option', { name: new RegExp(customer.reference) }).click();
  await dialog.getByLabel('Reason').fill('Asked by e-mail');
  await expectAccessible(page);
  await send.dblclick();
  // The toast goes after seconds, which the page of the request may take to come.
  const toast = page.getByText(/^Request E-\S+ waits for approval$/);
  const reference = /E-\S+/.exec((await toast.textContent()) ?? '')?.[0] ?? '';
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(reference);
  await expect(page.getByText('You entered this request')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Emptied of personal data' })).toContainText(
    'Customer profiles',
  );
  await expectAccessible(page);

  const context = await browser.newContext({ baseURL: server.url });
  const second = await context.newPage();
  await asAdmin(second, SECOND);
  await second.goto(list);
  await expect(second.getByRole('link', { name: reference })).toHaveCount(1);
  await second.getByRole('link', { name: reference }).click();
  await second.getByRole('button', { name: 'Approve' }).click();
  const question = second.getByRole('alertdialog').or(second.getByRole('dialog'));
  await question.getByRole('button', { name: 'Approve' }).click();
  await expectToast(second, `${reference} is approved`);
  await expect(second.getByText(/^The data is erased on/)).toBeVisible();

  const advanced = await page.request.post('/dev/clock', { data: { advance: '11520m' } });
  expect(advanced.status()).toBe(200);
  // Eight days are a jump of the clock, after which the server deletes nothing until it is confirmed.
  const run = await page.request.post('/dev/jobs', { data: { clock: 'confirmed' } });
  expect(run.status()).toBe(200);
  await asAdmin(second, SECOND);
  await second.goto(list);
  await second.getByRole('link', { name: reference }).click();
  const certificate = second.getByRole('region', { name: 'Erasure certificate' });
  await expect(certificate.getByText('Unchanged since it was issued')).toBeVisible();
  await expect(certificate).toContainText(/[0-9a-f]{64}/);
  await expectAccessible(second);
  await second.emulateMedia({ media: 'print' });
  await expect(certificate.getByRole('button')).toBeHidden();
  await expect(certificate.getByText('Unchanged since it was issued')).toBeVisible();
  await expectPrintedWords(certificate, 'en');
  await context.close();
  await page.request.delete('/dev/clock');
});

test('on a phone an admin refuses a request with a reason', async ({ page }) => {
  const customer = await findCustomer(page);
  const entered = await page.request.post('/api/erasures', {
    headers: await getHeaders(page, SECOND),
    data: { user_id: customer.id, reason: 'Asked on the phone' },
  });
  const { data } = await entered.json();
  await page.setViewportSize({ width: 390, height: 844 });
  await asAdmin(page);
  await page.goto(`${list}/${data.id}`);
  await page.getByRole('button', { name: 'Refuse' }).click();
  const dialog = page.getByRole('dialog', { name: `Refuse ${data.reference}?` });
  await dialog.getByLabel('Reason').fill('No');
  await expect(dialog.getByRole('button', { name: 'Refuse' })).toBeDisabled();
  await dialog.getByLabel('Reason').fill('A dispute is open');
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expectToast(page, `${data.reference} is refused`);
  await expect(page.getByText('A dispute is open')).toBeVisible();
  await expectAccessible(page);
  await page.goto(list);
  await expect(page.getByText(data.reference)).toBeVisible();
  await expectAccessible(page);
});

test('role 2 is sent home and refused', async ({ page }) => {
  await asAdmin(page, 'reports@demo.in');
  await page.goto(list);
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  const headers = await getHeaders(page, 'reports@demo.in');
  expect((await page.request.get('/api/rest/erasures', { headers })).status()).toBe(403);
});
