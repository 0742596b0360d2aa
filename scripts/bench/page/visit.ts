import type { Browser, Page } from 'playwright';
import { array, number, object, string } from 'yup';
import { type Cookies, onPhone } from './phone';

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

/** Opens the page as for the first time, waits until it has come to rest, and tells what was seen. */
export async function visit(
  browser: Browser,
  { url, ready, cookies = [] }: Target,
): Promise<Visit> {
  return onPhone(browser, cookies, async (page) => {
    await page.goto(url, { waitUntil: 'commit' });
    const usable = await usableAt(page, ready);
    const scripts = await page.evaluate(`bench.scripts(${usable})`);
    await page.waitForLoadState('networkidle');
    const seen = await seenSchema.validate(await page.evaluate('bench.seen'));
    return {
      lcp: seen.time,
      lcpElement: seen.element,
      usable,
      scripts: await scriptsSchema.validate(scripts),
    };
  });
}
