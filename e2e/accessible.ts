import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/**
 * Axe finds nothing in a part of the page as it stands, or in all of it. It runs in the page itself,
 * which holds no frames: otherwise each run would open a window of its own for what it found.
 */
export async function expectNoViolationsIn(page: Page, part: string): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  // Half a megabyte, which a page that has it already is not sent again.
  const there = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(there && { axeSource: ';' }) }).setLegacyMode();
  const { violations } = await axe
    .options({ resultTypes: ['violations'] })
    .include(part)
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** Axe finds nothing on the page as it stands, and it does not scroll sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolationsIn(page, 'html');
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, 'the page scrolls sideways').toBe(0);
}
