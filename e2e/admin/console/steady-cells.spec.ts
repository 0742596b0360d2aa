import type { Page } from '@playwright/test';
import { expectSettled } from '../../checks/accessible';
import { signInAsAdmin } from '../../fixtures/admin';
import { expect, test } from '../../fixtures/fixtures';

test.use({ dataSet: 'steady cells' });

/** The lists whose cells are edited in their place and that have records in the fixtures. */
const LISTS = [
  'lenders',
  'customer-eligibility',
  'credit-cards',
  'partners',
  'help-requests',
  'faqs',
  'courses',
  'course-lessons',
  'quiz-questions',
  'creatives',
  'message-contents',
  'partner-taxes',
];

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

test('no box of a list moves under the pointer or the focus', async ({ page }) => {
  // Twelve lists at five widths take half a minute alone, and several on a machine with much else to do.
  test.setTimeout(360_000);
  await signInAsAdmin(page, '/admin/lenders');
  for (const list of LISTS) {
    await page.locator(`nav a[href="/admin/${list}"]`).click();
    await expect(page.locator('main table tbody tr[data-id]').first(), list).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expectSettled(page);
      expect.soft(await findMoved(page), `${list} at ${width}`).toEqual([]);
    }
  }
});

test('a row stays under the pointer that goes over its cells', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await signInAsAdmin(page, '/admin/lenders');
  const row = page.locator('main tbody tr').first();
  await expect(row).toBeVisible();
  await expectSettled(page);
  const readBoxes = () =>
    row.evaluate(({ children }) =>
      [...children].map((cell) => JSON.stringify(cell.getBoundingClientRect().toJSON())),
    );
  const before = await readBoxes();
  for (const control of await row.getByRole('button', { name: /^Edit / }).all()) {
    await control.hover();
    expect(await readBoxes()).toEqual(before);
  }
});
