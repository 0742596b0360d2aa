import type { Page } from '@playwright/test';
import { expectSettled } from '../../checks/accessible';
import { signInAsAdmin } from '../../fixtures/admin';
import { visitMenu } from '../../fixtures/console';
import { expect, test } from '../../fixtures/fixtures';
import { asPartner } from '../../fixtures/session';

test.use({ dataSet: 'list return', serverEnv: { SEED_LENDERS: '120' } });

/** Returns how far the page and the first table's own frame are scrolled down. */
const readScroll = (page: Page) =>
  page.evaluate(() => {
    const area = document.querySelector('main table')?.parentElement;
    return { page: Math.round(window.scrollY), table: Math.round(area?.scrollTop ?? 0) };
  });

/** The links of a list's rows that lead to another page of the same console. */
const rowLinks = (page: Page) =>
  page.locator(
    'main tbody tr[data-id] :is(a[href^="/admin/"], a[href^="/partner/"]):not([target])',
  );

for (const list of ['lenders?perPage=100', 'customer-eligibility'])
  test(`${list}: Back brings it back with scroll and focus`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signInAsAdmin(page, `/admin/${list}`);
    await expect(page.locator('tbody tr[data-id]')).toHaveCount(100, { timeout: 60_000 });
    await expectSettled(page);
    const link = page.locator('tbody tr[data-id]').nth(60).getByRole('link').first();
    const name = await link.innerText();
    await link.scrollIntoViewIfNeeded();
    const before = await readScroll(page);
    expect(before.page + before.table).toBeGreaterThan(1000);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    expect((await readScroll(page)).page).toBe(0);
    await page.goBack();
    await expect(link).toBeFocused();
    await expect.poll(() => readScroll(page)).toEqual(before);
  });

/** Follows the last link of each list of the menu and goes back. Returns how many lists have one. */
async function expectReturns(page: Page): Promise<number> {
  // In a low window most lists scroll.
  await page.setViewportSize({ width: 1280, height: 600 });
  let lists = 0;
  await visitMenu(page, async (path) => {
    await expectSettled(page);
    const link = rowLinks(page).last();
    if ((await link.count()) === 0) return;
    lists += 1;
    const address = page.url();
    await link.scrollIntoViewIfNeeded();
    const before = await readScroll(page);
    await link.click();
    await expect(page).not.toHaveURL(address);
    await expectSettled(page);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect.soft(link, `the focus of ${path}`).toBeFocused();
    await expect
      .configure({ soft: true })
      .poll(() => readScroll(page), `the scroll of ${path}`)
      .toEqual(before);
  });
  return lists;
}

test('Back brings back each list of the partner portal', async ({ page }) => {
  await asPartner(page);
  await page.goto('/partner');
  expect(await expectReturns(page)).toBeGreaterThan(0);
});
