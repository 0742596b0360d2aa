import { expectAccessible } from '../../checks/accessible';
import { expectNoViolations, expectToast } from '../../fixtures/admin';
import { getToken } from '../../fixtures/console';
import { expect, test } from '../../fixtures/fixtures';
import { asAdmin } from '../../fixtures/session';

test.use({ dataSet: 'audit log' });

test('a change is in the log with its difference, in the record’s history, and is reverted', async ({
  page,
}) => {
  const authorization = `Bearer ${await getToken(page.request, 'admin', 'admin@demo.in')}`;
  const read = await page.request.get('/api/get-lender-data/2', { headers: { authorization } });
  const { priority } = (await read.json()).lender;
  const changed = await page.request.post('/api/update-lender-data', {
    headers: { authorization },
    data: { lender_id: 2, property: 'priority', value: 91 },
  });
  expect(changed.status()).toBe(200);
  await asAdmin(page);
  await page.goto('/admin/audit-log');
  const row = page.locator('tbody tr[data-id]').filter({ hasText: 'Priority' });
  await expect(row).toContainText('Lenders');
  await expect(page.getByRole('row', { name: /Signed in/ }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Verify integrity' }).click();
  await expect(page.getByText(/^The log is intact: \d+ entries are unchanged$/)).toBeVisible();
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /^Entry \d+$/ })).toBeVisible();
  const difference = page.getByRole('listitem').filter({ hasText: 'Before:' });
  await expect(difference).toContainText(`Priority`);
  await expect(difference.locator('del')).toContainText(String(priority));
  await expect(difference.locator('ins')).toContainText('91');
  await expectAccessible(page);

  await page.goto('/admin/lenders/2');
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByText(/^Changed by .+ on /).first()).toBeVisible();
  await expectNoViolations(page);
  await history.getByRole('button', { name: 'Revert Priority' }).click();
  await page.getByRole('button', { name: 'Revert', exact: true }).click();
  await expectToast(page, 'Lender updated successfully!');
  await expect(page.getByLabel('Priority', { exact: true })).toHaveValue(String(priority));
  await expect(history.getByRole('button', { name: 'Revert Priority' })).toHaveCount(2);
});

test('a deletion is undone from the log, an order from the history of a card', async ({ page }) => {
  const authorization = `Bearer ${await getToken(page.request, 'admin', 'admin@demo.in')}`;
  const send = (path: string, data: object) =>
    page.request.post(path, { headers: { authorization }, data });
  const listCards = async () => {
    const answer = await page.request.get('/api/get-credit-cards-data', {
      headers: { authorization },
    });
    const cards: { category_id: number; category_name: string }[] = await answer.json();
    return cards;
  };
  const before = await listCards();
  const ids = before.map(({ category_id }) => category_id);
  const [first, ...rest] = before;
  await send('/api/set-credit-card-order', { category_ids: ids.toReversed() });
  await asAdmin(page);
  await page.goto('/admin/credit-cards');
  const row = page.locator('tbody tr[data-id]').filter({ hasText: first?.category_name ?? '' });
  await row.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: `History of ${first?.category_name}` });
  await history.getByRole('button', { name: 'Put the earlier order back' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Put the earlier order back' }).click();
  await expectToast(page, 'The earlier order is back');
  expect(await listCards()).toMatchObject(before.map(({ category_id }) => ({ category_id })));

  await send('/api/safe-delete-credit-card', { category_id: first?.category_id });
  expect(await listCards()).toHaveLength(rest.length);
  await page.goto('/admin/audit-log');
  const entry = page.getByRole('row').filter({ hasText: 'Deleted' }).first();
  await expect(entry).toContainText(first?.category_name ?? '');
  await entry.getByRole('link').click();
  await page.getByRole('button', { name: 'Put back' }).click();
  await expectNoViolations(page);
  await question.getByRole('button', { name: 'Put back' }).click();
  await expectToast(page, 'Restored');
  expect((await listCards())[0]).toMatchObject({ category_id: first?.category_id });
});

test('the log names a field as the forms of its record do', async ({ page }) => {
  const authorization = `Bearer ${await getToken(page.request, 'admin', 'admin@demo.in')}`;
  const changed = await page.request.put('/api/rest/faqs/1', {
    headers: { authorization },
    data: { active: 0 },
  });
  expect(changed.status()).toBe(200);
  await asAdmin(page);
  await page.goto('/admin/audit-log');
  const row = page.locator('tbody tr[data-id]').filter({ hasText: 'FAQs' });
  await expect(row).toContainText('Shown');
});

test('on a phone the log fits', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await asAdmin(page);
  await page.goto('/admin/audit-log');
  await expect(page.getByRole('heading', { level: 1, name: 'Audit Log' })).toBeVisible();
  await page.route('**/api/audit-log/verification', (route) =>
    route.fulfill({ json: { data: { valid: false, entries: 0, broken_at: 1 } } }),
  );
  await page.getByRole('button', { name: 'Verify integrity' }).click();
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('link', { name: 'The log is broken at entry 1' })).toBeVisible();
  await expectAccessible(page);
});

test('role 2 is sent home and refused', async ({ page }) => {
  await asAdmin(page, 'reports@demo.in');
  await page.goto('/admin/audit-log');
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  const authorization = `Bearer ${await getToken(page.request, 'admin', 'reports@demo.in')}`;
  const answer = await page.request.get('/api/rest/audit-entries', { headers: { authorization } });
  expect(answer.status()).toBe(403);
});
