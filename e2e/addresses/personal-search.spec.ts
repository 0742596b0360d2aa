import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/fixtures';
import { asAdmin, asPartner } from '../fixtures/session';

const WRITTEN = ['98765 43210', '+91 98765-43210', '098765 43210', 'abcps1234k', 'x.y@example.in'];
const PERSONAL = /9876543210|ABCPS1234K|x\.y@example/i;

/** A text without what stands between the digits of a number. */
const condense = (text: string): string =>
  decodeURIComponent(text.replaceAll('+', ' ')).replaceAll(/[\s-]/g, '');

/** Collects the addresses of all requests of a page. */
function watchAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  return addresses;
}

/** Returns the addresses of the tab's history. */
const readHistory = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // TypeScript's DOM does not know the Navigation API yet.
    const navigation: { entries(): { url: string | null }[] } = Reflect.get(window, 'navigation');
    return navigation.entries().map(({ url }) => String(url));
  });

const LISTS = [
  ['admin', '/admin/csr-portal'],
  ['admin', '/admin/help-requests'],
  ['admin', '/admin/user-management'],
  ['admin', '/admin/tracking-links'],
  ['admin', '/admin/vendors-on-off'],
  ['partner', '/partner/leads'],
  ['partner', '/partner/applications'],
] as const;

test.describe.configure({ mode: 'parallel' });

for (const [area, path] of LISTS)
  test(`a search of ${path} names nobody in an address, the history or a log`, async ({ page }) => {
    await (area === 'admin' ? asAdmin(page) : asPartner(page));
    const addresses = watchAddresses(page);
    await page.goto(path);
    const box = page.getByRole('main').getByRole('searchbox').first();
    for (const text of WRITTEN) {
      await box.fill('');
      await box.pressSequentially(text);
      await expect(box).toHaveValue(/\*{4}/);
      await expect.poll(() => new URL(page.url()).searchParams.get('filter') ?? '').toContain('**');
    }
    addresses.push(...(await readHistory(page)), page.url());
    expect(addresses.filter((address) => PERSONAL.test(condense(address)))).toEqual([]);
    const log = await page.request.get('/dev/log', { headers: { accept: 'application/json' } });
    expect(condense(encodeURIComponent(await log.text()))).not.toMatch(PERSONAL);
  });

test('the palette finds a person by a number in any form and puts it into no address', async ({
  page,
}) => {
  await asAdmin(page);
  const addresses = watchAddresses(page);
  await page.goto('/admin/dashboard');
  const label = 'Search pages, records and actions';
  await page.getByRole('button', { name: label }).click();
  const field = page.getByRole('combobox', { name: label });
  for (const text of ['+91 98765-43210', 'ABCPS 1234 K']) {
    await field.fill(text);
    await expect(page.getByRole('option', { name: /Priya S\./ }).first()).toBeVisible();
  }
  expect(addresses.filter((address) => PERSONAL.test(condense(address)))).toEqual([]);
});

test('the desk finds a caller by a number in any form, typed key by key', async ({ page }) => {
  await asAdmin(page, 'telecalling@demo.in');
  await page.goto('/admin/csr-portal');
  const box = page.getByRole('searchbox');
  for (const text of ['919876543210', '+91 98765-43210', '098765 43210', 'ABCPS 1234 K']) {
    await box.fill('');
    await box.pressSequentially(text);
    await expect(box).toHaveValue(/^(\*{6}3210|ABCP\*{6})$/);
    await expect(page.getByRole('row', { name: /Priya S\./ })).toBeVisible();
  }
});
