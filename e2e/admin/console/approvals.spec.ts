import { addDays, formatDate, getDeviceToday } from '@marketplace/shared/format';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../checks/accessible';
import { readShift, watchShifts } from '../../checks/layoutShift';
import { expectToast } from '../../fixtures/admin';
import { getToken } from '../../fixtures/console';
import { expect, test } from '../../fixtures/fixtures';
import { asAdmin } from '../../fixtures/session';

const MOMENT = /\d{1,2} \p{L}+ \d{4}, \d{1,2}:\d\d [ap]m$/u;
const BY_ASHA = new RegExp(`^Asha Menon\\s*${MOMENT.source}`, 'u');
const BY_NEHA = new RegExp(`^Neha Rao\\s*${MOMENT.source}`, 'u');

test.use({ dataSet: 'approvals', serverEnv: { TEST_TOOLS: 'on' } });

const SECOND = 'telecalling@demo.in';
const WAITS = 'Waiting for a second admin';

async function getHeaders(
  request: APIRequestContext,
  email: string,
  area: 'admin' | 'partner' = 'admin',
) {
  return { authorization: `Bearer ${await getToken(request, area, email)}` };
}

test.beforeAll(async ({ browser, server }) => {
  const page = await browser.newPage({ baseURL: server.url });
  const headers = await getHeaders(page.request, 'admin@demo.in');
  await page.request.put('/api/rest/admin-users/3', { headers, data: { role: '1' } });
  await page.close();
});

/** Returns the percentage that partner 1 reads as its own share. */
async function readOwnShare(page: Page): Promise<number> {
  const headers = await getHeaders(page.request, 'partner@demo.in', 'partner');
  const { data } = await (await page.request.get('/api/partner/get-revenue', { headers })).json();
  return Number(data.revenue_percent);
}

const percent = (page: Page) => page.getByRole('textbox', { name: /^Revenue percent/i });

test('a partner’s share changes only once a second admin has approved', async ({
  page,
  browser,
  server,
}) => {
  const before = await readOwnShare(page);
  await asAdmin(page);
  await page.goto('/admin/approvals');
  const share = page.getByRole('switch', { name: 'Partner’s share' });
  await share.click();
  await expectToast(page, 'Settings saved');
  await expect(share).toBeChecked();
  await expectAccessible(page);

  await page.goto('/admin/partners/1');
  await percent(page).fill('41');
  await percent(page).press('Tab');
  await expectToast(page, WAITS);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Change withdrawn');
  await percent(page).fill('42');
  await percent(page).press('Tab');
  const mark = page.getByRole('link', { name: '42% waits for approval' });
  await expect(mark).toBeVisible();
  await expect(percent(page)).toHaveValue(String(before));
  await mark.click();
  await expect(page.getByText('You asked for this change')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Give a reason' }).click();
  const reason = page.getByRole('dialog', { name: 'Give a reason' });
  await reason.getByLabel('Reason').fill('New contract');
  await reason.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('New contract')).toBeVisible();
  expect(await readOwnShare(page)).toBe(before);

  const context = await browser.newContext({ baseURL: server.url });
  const second = await context.newPage();
  await asAdmin(second, SECOND);
  await second.goto('/admin/approvals');
  await expect(second.getByRole('link', { name: /^Approvals .*to decide$/ })).toBeVisible();
  await second
    .getByRole('row', { name: /Waiting for approval/ })
    .getByRole('link')
    .click();
  // The list has the reason and an Approve, too.
  await expect(second.getByRole('region', { name: 'Requested change' })).toBeVisible();
  await expect(second.getByText('New contract')).toBeVisible();
  await expectAccessible(second);
  await second.getByRole('button', { name: 'Approve' }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expectToast(second, 'Approved. The change is made.');
  expect(await readOwnShare(page)).toBe(42);

  // A change that takes effect later, beside the one that has.
  const from = addDays(getDeviceToday(), 3);
  const asked = await page.request.post('/api/update-partner-revenue-data/3', {
    headers: await getHeaders(page.request, 'admin@demo.in'),
    data: { revenue_percent: 43, revenue_flat_fee: null },
  });
  const { pending_id } = await asked.json();
  const decided = await page.request.post(`/api/approvals/${pending_id}/decision`, {
    headers: await getHeaders(page.request, SECOND),
    data: { status: 'approved', reason: '', effective_on: from },
  });
  expect(decided.status(), await decided.text()).toBe(200);
  await second.goto('/admin/approvals');
  const listed = (status: RegExp) =>
    second.locator('tbody tr[data-id]').filter({ hasText: status });
  const cell = (row: Locator, column: string) => row.locator(`td[data-column="${column}"]`);
  const applied = listed(/Approved(?! for)/u);
  const scheduled = listed(/Approved for a later day/u);
  for (const row of [applied, scheduled]) {
    await expect(cell(row, 'requested_at')).toHaveText(BY_ASHA);
    await expect(cell(row, 'decided_at')).toHaveText(BY_NEHA);
  }
  await expect(cell(applied, 'status')).toHaveText('Approved');
  await expect(cell(scheduled, 'status')).toContainText(`On ${formatDate(from)}`);
  await expectAccessible(second);

  await second.goto('/admin/audit-log');
  const entry = listed(/Approved(?! for)/u).first();
  await expect(entry).toContainText('Neha Rao');
  await entry.getByRole('link').click();
  await expect(second.getByRole('heading', { level: 1, name: /^Entry \d+$/ })).toBeVisible();
  await expect(second.getByRole('main')).not.toContainText('decideApproval');
  await context.close();
});

test('two admins in one field see each other’s value, and the one who types chooses', async ({
  page,
  browser,
  server,
}) => {
  await page.clock.install();
  await asAdmin(page);
  await page.goto('/admin/lenders/1');
  const priority = page.getByRole('textbox', { name: /^Priority/ });
  await priority.fill('77');

  const context = await browser.newContext({ baseURL: server.url });
  const second = await context.newPage();
  await asAdmin(second, SECOND);
  await second.goto('/admin/lenders/1');
  const theirs = second.getByRole('textbox', { name: /^Priority/ });
  await theirs.fill('55');
  await theirs.press('Tab');
  await expectToast(second, 'Lender updated successfully!');

  // The first admin's page notices the change without an action, because it reads the record again.
  await page.clock.runFor('00:30');
  await expect(page.getByText('Someone else changed this')).toBeVisible();
  await expect(page.getByText(/^[A-Z][\w ]+, \d\d.*:\d\d/).first()).toBeVisible();
  await expect(priority).toHaveValue('77');
  await page.getByRole('button', { name: 'Use theirs' }).click();
  await expect(priority).toHaveValue('55');
  await context.close();
});

test('the inbox does not move when other waiting requests load after its list', async ({
  page,
}) => {
  const headers = await getHeaders(page.request, 'admin@demo.in');
  const customers = await page.request.get('/api/rest/customers?range=[0,0]', { headers });
  const [{ id: user_id }]: [{ id: string }] = await customers.json();
  const data = { user_id, reason: 'Asked for it on the phone' };
  expect((await page.request.post('/api/erasures', { headers, data })).ok()).toBe(true);
  await asAdmin(page);
  await watchShifts(page);
  const listed = page.waitForResponse(/\/api\/rest\/approvals/);
  await page.route('**/api/waiting-approvals', async (route) => {
    await (await listed).finished();
    await route.continue();
  });
  await page.goto('/admin/approvals');
  await expect(page.getByText('Other approvals')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Partner’s share' })).toBeVisible();
  expect(await readShift(page)).toBeLessThan(0.02);
});

test('other roles have no inbox', async ({ page }) => {
  await asAdmin(page, 'reports@demo.in');
  await page.goto('/admin/approvals');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(page.getByRole('link', { name: /^Approvals/ })).toHaveCount(0);
});

test('a deletion is undone, and one that waits for a second admin says so and marks its rows', async ({
  page,
}) => {
  const headers = await getHeaders(page.request, 'admin@demo.in');
  await asAdmin(page);
  await page.goto('/admin/credit-cards');
  const rows = page.locator('tbody tr[data-id]');
  await expect(rows.first()).toBeVisible();
  const [first, second] = [rows.nth(0), rows.nth(1)];
  const name = (await first.locator('strong').first().textContent()) ?? '';
  const select = async (row: typeof first) => row.getByRole('checkbox').first().click();
  const deleteSelected = async () => {
    await page.locator('[data-test="bulk-actions-toolbar"]').getByText('Delete').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  };
  await select(first);
  await deleteSelected();
  await expectToast(page, '1 credit card deleted');
  const card = page.getByRole('cell', { name, exact: true });
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Undone');
  await expect(card).toBeVisible();

  const settings = { partner_share: 1, payout_account: 0, commission: 1, criteria: 0, deletion: 1 };
  const saved = await page.request.post('/api/approval-settings', { headers, data: settings });
  expect(saved.status()).toBe(200);
  await select(first);
  await select(second);
  await deleteSelected();
  await expectToast(page, '2 deletions wait for approval');
  await expect(page.getByRole('link', { name: 'Deletion waits for approval' })).toHaveCount(2);
  await expect(first).toContainText(name);
  await expectAccessible(page);

  const slabs = await page.request.get('/api/lender-revenue/get/1', { headers });
  const { lenderRevenue }: { lenderRevenue: { id: number }[] } = await slabs.json();
  const removal = `/api/lender-revenue/delete/${lenderRevenue[0]?.id}`;
  const { pending_id } = await (await page.request.post(removal, { headers })).json();
  await page.goto(`/admin/approvals/${pending_id}`);
  await expect(page.getByText('Approving deletes this record.')).toBeVisible();
  const changes = page.getByRole('listitem');
  await expect(changes.filter({ hasText: 'Revenue type' })).toContainText('On disbursal');
  await expect(changes.filter({ hasText: 'Number min' })).toHaveCount(0);
});
