import type { Page } from '@playwright/test';
import { expect } from '../fixtures/fixtures';
import { expectSettled } from './accessible';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
];

const softly = expect.configure({ soft: true });

/** Returns the areas that scroll vertically: the page and parts of it. */
const listScrolling = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main, main *')]
      .filter((area) => {
        const scrolls =
          area === document.documentElement ||
          /auto|scroll/u.test(getComputedStyle(area).overflowY);
        return scrolls && area.scrollHeight > area.clientHeight + 1;
      })
      .map((area) => `${area.tagName} ${area.scrollHeight} > ${area.clientHeight}`),
  );

/** Returns how many pixels of a page that scrolls are empty at its end. */
const measureEmptyEnd = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const parts = [...document.querySelectorAll('main, footer')];
    const end = Math.max(...parts.map((part) => part.getBoundingClientRect().bottom + scrollY));
    return scrollHeight > clientHeight ? Math.round(scrollHeight - end) : 0;
  });

/**
 * Returns the areas that go on at a side where no shadow says so, as they are and scrolled to their end, which they
 * leave again.
 */
const findUnmarkedEdges = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    const areas = [...document.querySelectorAll<HTMLElement>('main *')].filter(
      (area) =>
        /auto|scroll/u.test(getComputedStyle(area).overflowX) &&
        area.scrollWidth > area.clientWidth + 1,
    );
    const isMarked = (area: HTMLElement, side: '::before' | '::after') => {
      const frame = area.closest('[data-wide]');
      if (!frame) return false;
      const { content, opacity, width } = getComputedStyle(frame, side);
      return content !== 'none' && opacity === '1' && width !== '0px';
    };
    // A table that goes beyond its frame and does not scroll is cut.
    const unmarked = [...document.querySelectorAll<HTMLElement>('main table')].flatMap((table) => {
      const frame = table.parentElement;
      const isCut =
        frame !== null &&
        getComputedStyle(frame).overflowX === 'visible' &&
        table.offsetWidth > frame.clientWidth + 1;
      return isCut ? [`${table.getAttribute('aria-label')} is cut`] : [];
    });
    for (const area of areas) {
      const name = `${area.tagName}.${area.className}`;
      const left = area.scrollLeft;
      for (const [place, side] of [
        [0, '::after'],
        [area.scrollWidth, '::before'],
      ] as const) {
        area.scrollLeft = place;
        // The shadow comes within a few frames.
        for (let frame = 0; frame < 30 && !isMarked(area, side); frame += 1) await nextFrame();
        if (!isMarked(area, side)) unmarked.push(`${name} ${side}`);
      }
      area.scrollLeft = left;
    }
    return unmarked;
  });

/**
 * Expects that one area of a page scrolls at most, that the page has no empty end, and that a shadow is at each edge
 * where a table goes on.
 */
export async function expectOneScrollArea(page: Page, where: string): Promise<void> {
  // Chromium gives the units of the window a moment later, and the page measures its tables then.
  await softly
    .poll(async () => (await listScrolling(page)).slice(1), `${where}: more than one area scrolls`)
    .toEqual([]);
  await softly
    .poll(() => measureEmptyEnd(page), `${where}: the page ends in nothing`)
    .toBeLessThanOrEqual(1);
  await softly.poll(() => findUnmarkedEdges(page), `${where}: no shadow at an edge`).toEqual([]);
}

/** Expects that the bar of selected rows stands beside the headings and moves no row, in each list of the page. */
async function expectBarBesideHeadings(page: Page, where: string): Promise<void> {
  const tables = page.getByRole('main').locator('.RaDataTable-root');
  for (const table of await tables.all()) {
    const row = table.locator('tbody tr[data-id]').first();
    if ((await row.count()) === 0) continue;
    const select = row.getByRole('checkbox').first();
    await select.scrollIntoViewIfNeeded();
    const before = await row.boundingBox();
    await select.check();
    const bar = table.locator('[data-test="bulk-actions-toolbar"]');
    await expect(bar, where).toBeVisible();
    const [head, place] = [await table.locator('thead').boundingBox(), await bar.boundingBox()];
    if (!head || !place) throw new Error(`${where}: the bar or the headings have no place`);
    const isBeside = place.y >= head.y + head.height || place.y + place.height <= head.y;
    expect.soft(isBeside, `${where}: the bar is over the headings`).toBe(true);
    expect.soft(await row.boundingBox(), `${where}: the row moves`).toEqual(before);
    await expectOneScrollArea(page, `${where}, selected`);
    await select.uncheck();
  }
}

/** Expects a page to have one scrolling area, with nothing selected and with a row of each list. */
export async function expectFrame(page: Page, path: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectSettled(page);
    await expectOneScrollArea(page, `${path} at ${size.width}`);
  }
  await expectBarBesideHeadings(page, path);
}
