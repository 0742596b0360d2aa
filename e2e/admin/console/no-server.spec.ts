import type { Locator, Page } from '@playwright/test';
import { signInAsAdmin } from '../../fixtures/admin';
import { expect, test } from '../../fixtures/fixtures';
import { asAdmin, asPartner } from '../../fixtures/session';

test.use({ dataSet: 'no server' });

const rows = (page: Page) => page.locator('main tbody tr[data-id]');
/** Returns the reference of an application in its row. */
const readReference = async (row: Locator): Promise<string> =>
  /A-[0-9A-Z]{4}-[0-9A-Z]{4}/u.exec(await row.innerText())?.[0] ?? '';
const open = (page: Page, list: string) => page.locator(`nav a[href="/admin/${list}"]`).click();

test('a page whose code does not come says that the server is away, and opens once it is back', async ({
  page,
}) => {
  await signInAsAdmin(page, '/admin/lenders');
  await expect(rows(page).first()).toBeVisible();
  const everything = /\/(?:api|admin|assets)\//;
  await page.route(everything, (route) => route.abort());
  await open(page, 'audit-log');
  await expect(page.getByRole('heading', { name: 'The server cannot be reached' })).toBeVisible();
  await expect(page.getByText(/link/i).filter({ hasText: /broken/ })).toHaveCount(0);
  await page.unroute(everything);
  await expect(rows(page).first()).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/audit-log/);
});

for (const { list, sign } of [
  { list: '/admin/lenders', sign: asAdmin },
  { list: '/partner/applications', sign: asPartner },
])
  test(`${list} searched without a network says so, and shows what was searched for once there is one`, async ({
    page,
    context,
  }) => {
    await sign(page);
    await page.clock.install();
    await page.goto(list);
    await expect(rows(page).nth(1)).toBeVisible();
    // A whole list that has just been loaded is searched in the page.
    await page.clock.fastForward(6000);
    const name = list.startsWith('/admin') ? 'Girivar' : await readReference(rows(page).nth(1));
    await context.setOffline(true);
    await page.getByRole('searchbox').fill(name);
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toContainText('We could not reach the server. Check your connection');
    await context.setOffline(false);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(name);
    await expect(failure).toHaveCount(0);
  });

test('a new record is shown although the filter would hide it', async ({ page }) => {
  await signInAsAdmin(page, '/admin/lenders?filter={"q":"Girivar"}');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Add Lender' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Lender' });
  await dialog.getByLabel('Name').fill('Sagarika-Bank');
  await dialog.getByRole('button', { name: 'Add Lender' }).click();
  await expect(rows(page).filter({ hasText: 'Sagarika-Bank' })).toBeVisible();
});

test('a save that is off names the fields that it waits for', async ({ page }) => {
  await signInAsAdmin(page, '/admin/tracking-links');
  await page.getByRole('button', { name: 'New link' }).click();
  const dialog = page.getByRole('dialog', { name: 'New link' });
  const save = dialog.getByRole('button', { name: 'New link' });
  await expect(save).toBeDisabled();
  await expect(save).toHaveAccessibleDescription(/^Fill in or correct: .*Campaign/);
  await dialog.getByLabel('Campaign', { exact: true }).fill('Diwali');
  await expect(save).not.toHaveAccessibleDescription(/: Campaign/);
});
