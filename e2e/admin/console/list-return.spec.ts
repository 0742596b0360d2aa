import type { Page } from '@playwright/test';
import { expectSettled } from '../../checks/accessible';
import { signInAsAdmin } from '../../fixtures/admin';
import { expect, test } from '../../fixtures/fixtures';

test.use({ dataSet: 'list return', serverEnv: { SEED_LENDERS: '120' } });

/** Returns how far the page and the table's own frame are scrolled down. */
const readScroll = (page: Page) =>
  page.evaluate(() => {
    const area = document.querySelector('.RaDataTable-tableWrapper');
    return { page: Math.round(window.scrollY), table: Math.round(area?.scrollTop ?? 0) };
  });

/** Returns the areas that scroll vertically: the page and parts of it. */
const listScrolling = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main, main *')]
      .filter((area) => {
        const scrolls =
          area === document.documentElement ||
          /auto|scroll/u.test(getComputedStyle(area).overflowY);
        return scrolls && area.scrollHeight > area.clientHeight + 1;
      })
      .map((area) => area.tagName),
  );

test('the lenders: one area scrolls, and Back brings it back with scroll and focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAsAdmin(page, '/admin/lenders?perPage=100');
  await expect(page.locator('tbody tr[data-id]')).toHaveCount(100, { timeout: 60_000 });
  await expectSettled(page);
  expect(await listScrolling(page)).toHaveLength(1);
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
