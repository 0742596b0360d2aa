import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures/fixtures';
import { expectSettled } from './accessible';

export const WIDTHS = [1280, 1440, 1920];

/** The headings of the columns with a row's actions. */
const ACTIONS = /^(Actions|Link)$/;

/** An id, a record as a collection and its id ("Partners / 1"), or the name of a call ("decideApproval"). */
const FOR_PROGRAMS =
  /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}|\p{L}+ \/ \d+(?![\d/])|\b(?:decide|get|update|delete|open|write|upload|request)[A-Z]\w+/u;

/**
 * Scrolls an element's row into the middle of the window and names what covers the element there, or where it is out
 * of the window at the sides; '' if neither. Rows may still grow above it, so that a poll has to scroll each time.
 */
const findCover = (element: Locator): Promise<string> =>
  element.evaluate((own) => {
    own.closest('tr')?.scrollIntoView({ block: 'center', inline: 'start' });
    const { left, right, top, bottom } = own.getBoundingClientRect();
    if (left < 0 || right > document.documentElement.clientWidth) return `${left} to ${right}`;
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isOwn = found !== null && (own.contains(found) || found.contains(own));
    return isOwn ? '' : (found?.outerHTML.slice(0, 120) ?? 'out of the window');
  });

/** The page's table with actions once its rows are there; a list that loads has headings, too. */
async function loadedTable(page: Page): Promise<Locator> {
  const actions = page.getByRole('columnheader').filter({ hasText: ACTIONS });
  const table = page.getByRole('main').getByRole('table').filter({ has: actions });
  await expect(table.getByRole('row').nth(1)).toContainText(/\S/);
  await expectSettled(page);
  return table;
}

/** Expects elements of a row to be in sight: none is covered or out of the window. */
export async function expectInSight(elements: Locator, where: string): Promise<void> {
  await expect(elements.first()).toBeVisible();
  for (const element of await elements.all())
    await expect.poll(() => findCover(element), where).toBe('');
}

/** Expects the page's list to have a column of actions, which is in sight in the first and the last row. */
export async function expectActionsInSight(page: Page, path: string): Promise<void> {
  const table = await loadedTable(page);
  const heads = table.getByRole('columnheader');
  await expect(heads.filter({ hasText: ACTIONS })).toHaveCount(1);
  const column = (await heads.allInnerTexts()).findIndex((head) => ACTIONS.test(head.trim()));
  const body = table.getByRole('rowgroup').nth(1);
  const rows = body.getByRole('row').filter({ has: page.getByRole('cell') });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const row of [rows.first(), rows.last()]) {
      const cell = row.locator('th, td').nth(column);
      await expectInSight(cell.or(cell.getByRole('button')), `${path} at ${width} px`);
    }
  }
}

/** Expects that no list of the page has a column of actions. */
export async function expectNoActions(page: Page, path: string): Promise<void> {
  await expectSettled(page);
  const heads = page.getByRole('main').getByRole('columnheader');
  await expect(heads.filter({ hasText: ACTIONS }), path).toHaveCount(0);
}

/** Expects that the rows of every list of a page can be selected, and its columns and density chosen. */
export async function expectListTools(page: Page, path: string): Promise<void> {
  const main = page.getByRole('main');
  const tables = main.locator('.RaDataTable-root');
  for (const table of await tables.all())
    await expect(table.getByRole('checkbox', { name: 'Select all' }), path).toBeVisible();
  for (const name of ['Columns', 'Compact rows'])
    await expect
      .poll(
        async () => (await main.getByRole('button', { name }).count()) >= (await tables.count()),
        `${name} of ${path}`,
      )
      .toBe(true);
}

/** Expects that the browser suggests to nobody what was searched for before. Returns how many search boxes the page has. */
export async function expectPlainSearch(page: Page, path: string): Promise<number> {
  const boxes = await page.getByRole('main').getByRole('searchbox').all();
  for (const box of boxes)
    await expect(box, `search of ${path}`).toHaveAttribute('autocomplete', 'off');
  return boxes.length;
}

/** Expects that the page speaks of records and calls by names and references alone. */
export async function expectNames(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('main'), `names of ${path}`).not.toContainText(FOR_PROGRAMS);
}
