import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** Waits until nothing on the page says that it loads or saves, and nothing moves. */
export async function expectSettled(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(page.locator('[aria-busy=true], [data-stale=true], .MuiSkeleton-root')).toHaveCount(
    0,
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    const moving = document.getAnimations().filter(({ effect, playState }) => {
      const end = effect?.getComputedTiming().endTime;
      return playState === 'running' && typeof end === 'number' && Number.isFinite(end);
    });
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

async function findViolations(page: Page, part: string): Promise<unknown[]> {
  // Do not send axe's half megabyte again to a page that already has it.
  const { there, hindi } = await page.evaluate(() => ({
    there: 'axe' in window,
    hindi: document.documentElement.lang === 'hi',
  }));
  const axe = new AxeBuilder({ page, ...(there && { axeSource: ';' }) }).setLegacyMode();
  const { violations } = await axe
    .options({
      resultTypes: ['violations'],
      // A page has the colours in Hindi that axe measures in English, which takes three quarters of its time.
      rules: { 'color-contrast': { enabled: !hindi } },
    })
    .include(part)
    .analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/**
 * Expects no axe violation in a part of the page. Runs axe in legacy mode, inside the page, because the pages
 * have no frames and the default mode opens a new window for each run.
 */
export async function expectNoViolationsIn(page: Page, part: string): Promise<void> {
  await expectSettled(page);
  // A page may draw itself anew while axe looks at it, so what counts is what stays.
  await expect.poll(() => findViolations(page, part), 'axe').toEqual([]);
}

/** Expects no axe violation on the page and no sideways scrolling. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolationsIn(page, 'html');
  const sideways = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(sideways, 'the page scrolls sideways').toBe(0);
}
