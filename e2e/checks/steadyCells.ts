import type { Page } from '@playwright/test';
import { expect } from '../fixtures/fixtures';
import { expectSettled } from './accessible';

const WIDTHS = [1280, 1366, 1440, 1600, 1920];

/**
 * Returns the cells of which a box moves under the pointer or the focus. All cells get the styles of both at once, by a
 * class on the page that the rules for both take as well: a pointer would take a frame for each of them. The class
 * stays until the next call, which takes it away: half a second of work in a long table is done once and not twice.
 */
const findMoved = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const widen = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule && !rule.selectorText.includes('.steady'))
          rule.selectorText = rule.selectorText.replaceAll(
            /:(?:hover|focus(?:-visible|-within)?)(?![-\w])/gu,
            ':is($&, .steady *)',
          );
        if (rule instanceof CSSGroupingRule) widen(rule.cssRules);
      }
    };
    for (const { cssRules } of document.styleSheets) widen(cssRules);
    const parts = [
      ...document.querySelectorAll(
        'main table :is(tr:nth-child(-n + 25), tr:nth-child(-n + 25) :is(th, td, button))',
      ),
    ];
    const readBoxes = () =>
      parts.map((part) => JSON.stringify(part.getBoundingClientRect().toJSON()));
    const before = readBoxes();
    document.querySelector('main')?.classList.toggle('steady');
    const after = readBoxes();
    const moved = parts.filter((_, at) => before[at] !== after[at]);
    return [...new Set(moved.map((part) => part.closest('th, td')?.textContent ?? ''))];
  });

/** Expects that no box of the page's list moves under the pointer or the focus, from 1280 to 1920 px. */
export async function expectSteadyCells(page: Page, where: string): Promise<void> {
  await expect(page.locator('main table tbody tr[data-id]').first(), where).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectSettled(page);
    expect.soft(await findMoved(page), `${where} at ${width}: cells move`).toEqual([]);
  }
  await page.evaluate(() => document.querySelector('main')?.classList.remove('steady'));
}
