import type { Browser, Page } from 'playwright';
import { array, number, object, string } from 'yup';
import { type Cookies, onDevice } from './device';

/** A first visit to a page; times in milliseconds since it began. */
export interface Visit {
  lcp: number;
  /** The element of the largest paint, to help with a missed budget. */
  lcpElement: string;
  usable: number;
  /** Addresses of the scripts loaded when the page became usable. */
  scripts: string[];
}

/** The page to open, and the element that must respond before the page counts as usable. */
export interface Target {
  url: string;
  /** Selector of an element that React controls. */
  ready: string;
  cookies?: Cookies;
}

const seenSchema = object({ time: number().required(), element: string().defined() });
const scriptsSchema = array(string().required()).required();

/** Returns the milliseconds from the start of the page until the element `ready` is usable. */
export async function measureUsable(page: Page, ready: string): Promise<number> {
  return number()
    .required()
    .validate(await page.evaluate(`bench.usable(${JSON.stringify(ready)})`));
}

/** Opens the page and returns the milliseconds until it is usable. */
export async function open(page: Page, { url, ready }: Target): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  return measureUsable(page, ready);
}

/** Returns the addresses of the scripts loaded `moment` milliseconds after the start of the page. */
export async function listScripts(page: Page, moment: number): Promise<string[]> {
  return scriptsSchema.validate(await page.evaluate(`bench.scripts(${moment})`));
}

/** Measures a first visit to the target until the page becomes idle. */
export async function visit(browser: Browser, target: Target): Promise<Visit> {
  return onDevice(browser, 'phone', target.cookies ?? [], async (page) => {
    const usable = await open(page, target);
    const scripts = await listScripts(page, usable);
    await page.waitForLoadState('networkidle');
    const seen = await seenSchema.validate(await page.evaluate('bench.seen'));
    return { lcp: seen.time, lcpElement: seen.element, usable, scripts };
  });
}
