import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Frame, Locator, Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from '../fixtures/fixtures';
import { installRepeatedCells } from './repeatedCells';

/** Waits until nothing on the page says that it loads or saves, and nothing moves. */
export async function expectSettled(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(page.locator('[aria-busy=true], [data-stale=true], .MuiSkeleton-root')).toHaveCount(
    0,
  );
  // The promise of an animation in a closed part of the page, or in one that is removed, never settles.
  const countMoving = () =>
    page.evaluate(() => {
      const moving = document.getAnimations().filter(({ effect, playState }) => {
        const end = effect?.getComputedTiming().endTime;
        return playState === 'running' && typeof end === 'number' && Number.isFinite(end);
      });
      return moving.length + Number(document.fonts.status === 'loading');
    });
  await expect.poll(countMoving, { intervals: [20, 50, 100] }).toBe(0);
}

/** Expects that a field shows the whole of its text. */
export async function expectWholeText(field: Locator): Promise<void> {
  await expect
    .poll(() => field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    .toBe(0);
}

/** The channels of a colour as axe keeps them. */
interface AxeColor {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString: (this: AxeColor, text: string) => AxeColor;
}

declare global {
  interface Window {
    axe: Pick<typeof axe, 'configure' | 'run'> & {
      commons: { color: { Color: { prototype: AxeColor } } };
    };
  }
}

/** The minified axe: each page compiles it anew, and the readable one is more than twice as long. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Sends axe's half megabyte to a frame that does not have it yet. */
async function loadAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return;
  await frame.evaluate(AXE);
  await frame.evaluate(installRepeatedCells);
  await frame.evaluate(() => {
    // axe would else write the HTML of every element that it checks, not only of those with a violation.
    window.axe.configure({ noHtml: true });
    // A page has a few dozen colours, and axe parses them some four thousand times a run: a fifth of its time.
    const { prototype } = window.axe.commons.color.Color;
    const { parseString } = prototype;
    const parsed = new Map<string, Pick<AxeColor, 'r' | 'g' | 'b' | 'alpha'>>();
    prototype.parseString = function parseOnce(text) {
      const known = parsed.get(text);
      if (known) return Object.assign(this, known);
      const { r, g, b, alpha } = parseString.call(this, text);
      parsed.set(text, { r, g, b, alpha });
      return this;
    };
  });
}

/** Returns what axe finds in a part of the page, as `[rule, target, reason]`. */
export async function findViolations(page: Page, part: string): Promise<unknown[]> {
  await Promise.all(page.frames().map(loadAxe));
  return page.evaluate(async (selector) => {
    const parts = { include: [selector], exclude: window.listRepeatedCells() };
    const { violations } = await window.axe.run(parts, {
      resultTypes: ['violations'],
      // A page has the colours in Hindi that axe measures in English, which takes half of its time.
      rules: {
        'color-contrast': { enabled: document.documentElement.lang !== 'hi' },
        // axe leaves the size of targets of WCAG 2.2 to those who ask for it.
        'target-size': { enabled: true },
      },
    });
    const { scrollX, scrollY } = window;
    // A target under a bar that stays in the window counts if it is still there once it is scrolled to.
    const isCovered = async ([target]: (typeof violations)[number]['nodes'][number]['target']) => {
      const element = typeof target === 'string' && document.querySelector(target);
      if (!element) return true;
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const again = await window.axe.run(element, { runOnly: ['target-size'] });
      return again.violations.length > 0;
    };
    const lasting = [];
    for (const { id, nodes } of violations)
      for (const { target, failureSummary } of nodes)
        if (id !== 'target-size' || (await isCovered(target)))
          lasting.push([id, target, failureSummary]);
    window.scrollTo(scrollX, scrollY);
    return lasting;
  }, part);
}

/** Expects no axe violation in a part of the page. */
export async function expectNoViolationsIn(page: Page, part: string): Promise<void> {
  await expectSettled(page);
  // A page may render again while axe runs, so only violations that persist count.
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
