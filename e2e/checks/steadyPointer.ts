import type { Locator } from '@playwright/test';
import { expect } from '../fixtures/fixtures';

/** Goes over each cell and control of a row with a real pointer, and expects no box of the row to move. */
export async function expectSteadyUnderPointer(row: Locator, where: string): Promise<void> {
  const page = row.page();
  const readBoxes = () =>
    row.evaluate((own) => {
      // The table may scroll, so the boxes count from its corner.
      const corner = own.closest('table')?.getBoundingClientRect();
      return [own, ...own.querySelectorAll('th, td, button, input')].map((part) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        return [left - (corner?.left ?? 0), top - (corner?.top ?? 0), width, height]
          .map((value) => value.toFixed(2))
          .join(' ');
      });
    });
  await row.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  const before = await readBoxes();
  // A pointer over a button is over its cell, too.
  const places = await row
    .locator('td button, :is(th, td):not(:has(button))')
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      }),
    );
  const moved = new Set<string>();
  for (const { x, y } of places) {
    await page.mouse.move(x, y);
    for (const [at, box] of (await readBoxes()).entries())
      if (box !== before[at]) moved.add(`${before[at]} → ${box}`);
  }
  expect.soft([...moved], where).toEqual([]);
}
