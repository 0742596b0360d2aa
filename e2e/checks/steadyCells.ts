import type { Page } from '@playwright/test';
import { expect } from '../fixtures/fixtures';
import { expectSettled } from './accessible';
import { expectSteadyUnderPointer } from './steadyPointer';

const WIDTHS = [1280, 1366, 1440, 1600, 1920];

/**
 * Returns the cells of which a box moves under the pointer or the focus. All cells get the styles of both at once, by a
 * class on the page that the rules for both take as well: a pointer would take a frame for each of them. The rules get
 * their selectors back, because every later change of styles would else cost several times as much.
 */
const findMoved = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const original = new Map<CSSStyleRule, string>();
    const widen = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSGroupingRule) widen(rule.cssRules);
        else if (rule instanceof CSSStyleRule) {
          const { selectorText } = rule;
          const wide = selectorText.replaceAll(
            /:(?:hover|focus(?:-visible|-within)?)(?![-\w])/gu,
            ':is($&, .steady *)',
          );
          if (wide === selectorText) continue;
          original.set(rule, selectorText);
          rule.selectorText = wide;
        }
      }
    };
    const parts = [
      ...document.querySelectorAll(
        'main table :is(tr:nth-child(-n + 25), tr:nth-child(-n + 25) :is(th, td, button))',
      ),
    ];
    const readBoxes = () =>
      parts.map((part) => JSON.stringify(part.getBoundingClientRect().toJSON()));
    const before = readBoxes();
    for (const { cssRules } of document.styleSheets) widen(cssRules);
    document.querySelector('main')?.classList.add('steady');
    const after = readBoxes();
    document.querySelector('main')?.classList.remove('steady');
    for (const [rule, selector] of original) rule.selectorText = selector;
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
    // What scripts do under a pointer does not depend on the width, where they do anything at all.
    if (width === WIDTHS[0])
      await expectSteadyUnderPointer(row, `${where} at ${width}: a pointer over its cells`);
    expect.soft(await findMoved(page), `${where} at ${width}: cells move`).toEqual([]);
  }
}
