import type { Page } from '@playwright/test';

/** Sums up how far content moves by itself on every page that opens from now on. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, 'hadRecentInput'))
          seen.shift += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Returns the layout shift of the open page. */
export const readShift = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(Reflect.get(window, 'seen'), 'shift')));
