import type { Page } from '@playwright/test';
import { expect } from '../fixtures/fixtures';
import { expectSettled } from './accessible';

/** Returns how far the page and the first table's own frame are scrolled down. */
export const readScroll = (page: Page) =>
  page.evaluate(() => {
    const area = document.querySelector('main table')?.parentElement;
    return { page: Math.round(window.scrollY), table: Math.round(area?.scrollTop ?? 0) };
  });

/** The links of a list's rows that lead to another page of the same console. */
const rowLinks = (page: Page) =>
  page.locator(
    'main tbody tr[data-id] :is(a[href^="/admin/"], a[href^="/partner/"]):not([target])',
  );

/** Follows the last link of the page's list and goes back. Returns whether there is one. */
export async function expectReturn(page: Page, path: string): Promise<boolean> {
  // In a low window most lists scroll.
  await page.setViewportSize({ width: 1280, height: 600 });
  await expectSettled(page);
  const link = rowLinks(page).last();
  if ((await link.count()) === 0) return false;
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
  return true;
}
