import type { Page } from '@playwright/test';
import { expect } from '../fixtures/fixtures';
import { expectSettled } from './accessible';
import { expectSteadyUnderPointer } from './steadyPointer';

const WIDTHS = [1280, 1366, 1440, 1600, 1920];

/**
 * Returns the cells of which a box moves under the pointer or the focus. All cells get the styles of both at once, by a
 * class on the page that the rules for both take as well: a pointer would take a frame for each of them.
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
  const row = page.locator('main table tbody tr[data-id]').first();
  await expect(row, where).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectSettled(page);
    await expectSteadyUnderPointer(row, `${where} at ${width}: a pointer over its cells`);
    expect.soft(await findMoved(page), `${where} at ${width}: cells move`).toEqual([]);
    // Under the class a pointer changes nothing.
    await page.evaluate(() => document.querySelector('main')?.classList.remove('steady'));
  }
}
