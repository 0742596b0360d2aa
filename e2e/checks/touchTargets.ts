import type { Page } from '@playwright/test';
import { expect } from '../fixtures/fixtures';
import { NARROW } from '../../scripts/browser/phone';

const softly = expect.configure({ soft: true });

/** The narrowest screen that WCAG asks for: what is left of 1280 px at a zoom of 400 %. */

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Controls that a finger could miss: below 44 px, or 24 px for a link in a line of text. */
export async function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = 'a[href],button,input,select,textarea,summary,[role=button],[tabindex="0"]';
    const inLine = (element: Element): boolean =>
      element instanceof HTMLAnchorElement && getComputedStyle(element).display === 'inline';
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((element) => {
      // A label extends its checkbox, and a field's frame extends the controls in it.
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const frame = [element.parentElement, element.parentElement?.parentElement].flatMap((each) =>
        each?.matches(':has(input, select)') && each.getBoundingClientRect().height < 60
          ? [each]
          : [],
      );
      const rects = [element, ...labels, ...frame].map((each) => each.getBoundingClientRect());
      const before = getComputedStyle(element, '::before');
      const grown = before.position === 'absolute' && before.content !== 'none';
      const beyond = (side: string): number => (grown ? Math.max(0, -Number.parseFloat(side)) : 0);
      const width = Math.max(...rects.map((rect) => rect.width));
      const drawn = Math.max(...rects.map((rect) => rect.height));
      const height = drawn + beyond(before.top) + beyond(before.bottom);
      const seen = element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
      const scrolled = element.matches('[tabindex="0"]:not([role])');
      if (!seen || scrolled) return [];
      const small = inLine(element) ? height < 24 : height < 44 || width < 24;
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return small
        ? [
            `${element.tagName} “${name.trim().slice(0, 40)}” ${Math.round(width)} × ${Math.round(height)}`,
          ]
        : [];
    });
  });
}

/**
 * The page fits 320 px, and with letters twice as large; its controls are large enough for a finger.
 * The window is as it was afterwards.
 */
export async function expectReflow(page: Page, where: string): Promise<void> {
  const size = page.viewportSize();
  expect.soft(await findSmallTargets(page), `${where}: targets`).toEqual([]);
  await page.setViewportSize(NARROW);
  // The page receives the resize events a moment later.
  await softly.poll(() => sideways(page), `${where}: scrolls sideways at 320 px`).toBe(0);
  if (size) await page.setViewportSize(size);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await softly
    .poll(() => sideways(page), `${where}: scrolls sideways with letters twice as large`)
    .toBe(0);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
}
