import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../../checks/accessible';
import { expectToast } from '../../fixtures/admin';
import { newNumber, signInHere } from '../../borrower/borrower';
import { getToken } from '../../fixtures/console';
import { expect, test } from '../../fixtures/fixtures';
import { asAdmin } from '../../fixtures/session';

test.use({ dataSet: 'tracking links' });

const PAGE = '/admin/tracking-links';

test('a link is built, brings a borrower to the product in the partner’s brand, and counts both', async ({
  page,
  browser,
  server,
}) => {
  await asAdmin(page);
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'New link' }).click();
  const dialog = page.getByRole('dialog', { name: 'New link' });
  const save = dialog.getByRole('button', { name: 'New link' });
  await dialog.getByLabel('Campaign', { exact: true }).fill('Market stand');
  await dialog.getByRole('combobox', { name: 'Partner' }).click();
  await page.getByRole('option', { name: 'NEEMVALE' }).click();
  await dialog.getByRole('combobox', { name: 'Product' }).click();
  await page.getByRole('option', { name: 'Gold Loans' }).click();
  await dialog.getByLabel('UTM source').fill('poster stand');
  await dialog.getByLabel('UTM medium').fill('qr');
  await dialog.getByLabel('UTM campaign').fill('market');
  await expect(save).toBeDisabled();
  await expect(dialog.getByText('Use only letters, digits, underscore and hyphen')).toBeVisible();
  await dialog.getByLabel('UTM source').fill('poster');
  await dialog.getByLabel('Short code').fill('market-26');
  await expectAccessible(page);
  await save.dblclick();
  await expectToast(page, 'Link added');
  await expect(page.locator('tbody tr[data-id]')).toHaveCount(4);
  await expectAccessible(page);

  const context = await browser.newContext({ baseURL: server.url });
  const borrower = await context.newPage();
  await borrower.goto('/l/market-26');
  await expect(borrower).toHaveURL(/utm_source=poster&.*utm_campaign=market/);
  await signInHere(borrower, newNumber());
  await expect(borrower).toHaveURL(/\/user\/user-detail\/gold-loan/);
  await expect(borrower.getByRole('banner').getByText('Neemvale')).toBeVisible();
  await context.close();

  await page.getByRole('link', { name: 'Market stand' }).click();
  const funnel = page.getByRole('table', { name: 'From click to disbursal' });
  await expect(funnel.getByRole('row', { name: /^Clicks 1/ })).toBeVisible();
  await expect(funnel.getByRole('row', { name: /^Leads 1 100/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /QR code of .*\/l\/market-26$/ })).toBeVisible();
  await expectAccessible(page);
  for (const [button, head] of [
    ['QR as SVG', '<svg'],
    ['QR as PNG', '\u0089PNG'],
  ] as const) {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    const file = await readFile(await (await saved).path(), 'latin1');
    expect(file.startsWith(head)).toBe(true);
  }
  await page.getByRole('button', { name: 'Archive' }).click();
  await expectToast(page, 'Link saved');
  await expect(page.getByText('This link is archived.')).toBeVisible();
  await expect(funnel.getByRole('row', { name: /^Clicks 1/ })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
});

test('role 2 is sent home and refused', async ({ page }) => {
  await asAdmin(page, 'reports@demo.in');
  await page.goto(PAGE);
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  const authorization = `Bearer ${await getToken(page.request, 'admin', 'reports@demo.in')}`;
  const answer = await page.request.get('/api/rest/tracking-links', { headers: { authorization } });
  expect(answer.status()).toBe(403);
});
