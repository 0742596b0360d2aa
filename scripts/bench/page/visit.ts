import type { Browser, Page } from 'playwright';
import { array, number, object, string } from 'yup';
import { type Cookies, onDevice } from './device';

/** A first visit to a page; times in milliseconds since it began. */
export interface Visit {
  lcp: number;
  /** What the largest paint was, to be read by whoever looks into a missed budget. */
  lcpElement: string;
  usable: number;
  /** Addresses of the scripts that had come when the page was usable. */
  scripts: string[];
}

/** Where to go and what has to answer there before the page counts as usable. */
export interface Target {
  url: string;
  /** Selector of an element that React drives. */
  ready: string;
  cookies?: Cookies;
}

const seenSchema = object({ time: number().required(), element: string().defined() });
const scriptsSchema = array(string().required()).required();

/** Milliseconds since the page began until what `ready` names can be used. */
export async function usableAt(page: Page, ready: string): Promise<number> {
  return number()
    .required()
    .validate(await page.evaluate(`bench.usable(${JSON.stringify(ready)})`));
}

/** Opens the page as for the first time and answers when it can be used. */
export async function open(page: Page, { url, ready }: Target): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  return usableAt(page, ready);
}

/** Addresses of the scripts that had come so many milliseconds after the page began. */
export async function scriptsAt(page: Page, moment: number): Promise<string[]> {
  return scriptsSchema.validate(await page.evaluate(`bench.scripts(${moment})`));
}

/** A first visit to the target, watched until the page has come to rest. */
export async function visit(browser: Browser, target: Target): Promise<Visit> {
  return onDevice(browser, 'phone', target.cookies ?? [], async (page) => {
    const usable = await open(page, target);
    const scripts = await scriptsAt(page, usable);
    await page.waitForLoadState('networkidle');
    const seen = await seenSchema.validate(await page.evaluate('bench.seen'));
    return { lcp: seen.time, lcpElement: seen.element, usable, scripts };
  });
}
