import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/**
 * Expects no axe violation in a part of the page. Runs axe in legacy mode, inside the page, because the pages
 * have no frames and the default mode opens a new window for each run.
 */
export async function expectNoViolationsIn(page: Page, part: string): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  // Do not send axe's half megabyte again to a page that already has it.
  const there = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(there && { axeSource: ';' }) }).setLegacyMode();
  const { violations } = await axe
    .options({ resultTypes: ['violations'] })
    .include(part)
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** Expects no axe violation on the page and no sideways scrolling. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolationsIn(page, 'html');
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, 'the page scrolls sideways').toBe(0);
}
