import type { Browser } from 'playwright';
import { interleave } from './interleave';
import { median } from './median';
import { type Cookies, onDevice } from './page/device';
import { scriptSize } from './page/scriptSize';
import { goTo, press } from './page/steps';
import { open, scriptsAt, visit } from './page/visit';
import { atMost, atMostTimes, type Row } from './row';
import { signInBorrower } from './server/signIn';
import type { Workbench } from './workbench';

const SCRIPT_KB = 60;
/** Most of the sign-in's own time until a further page can be used. */
const BUDGET = 0.5;

/** Where a signed-in borrower goes, and what has to answer there. */
const PAGES = [
  { name: 'products', path: '/products', ready: 'main h1' },
  { name: 'personal loan form', path: '/user/user-detail', ready: 'main h1' },
  { name: 'offers', path: '/user/offers', ready: 'main h1' },
  { name: 'applications', path: '/user/applications', ready: 'main h1' },
  { name: 'credit cards', path: '/credit-cards', ready: 'main h1' },
  { name: 'privacy', path: '/privacy-policy', ready: 'main h1' },
] as const;
/** From here a borrower goes on to those pages. */
const BEFORE = { path: '/terms-of-use', ready: 'main h1' };

interface Arrival {
  /** Milliseconds from the step until the page could be used. */
  time: number;
  /** Addresses of the scripts that had come by then. */
  scripts: string[];
}

/** The pages behind the borrower's sign-in, beside the first visit to the sign-in itself. */
export async function run(bench: Workbench): Promise<Row[]> {
  const browser = await bench.browser();
  const { url } = await bench.product();
  const cookies = await signInBorrower(url);
  const names = ['verification', ...PAGES.map(({ name }) => name)];
  const [signIns = [], ...pages] = await interleave([
    () => arriveAtDoor(browser, url),
    () => askForCode(browser, url),
    ...PAGES.map((page) => () => goOn(browser, { url, cookies, ...page })),
  ]);
  const signIn = timeOf(signIns);
  const known = new Set(signIns.flatMap(({ scripts }) => scripts));
  const seen = await Promise.all(
    names.map(async (name, index) => {
      const arrivals = pages[index] ?? [];
      const fresh = arrivals.flatMap(({ scripts }) => scripts).filter((one) => !known.has(one));
      return { name, time: timeOf(arrivals), script: await scriptSize(fresh) };
    }),
  );
  for (const { name, time, script } of seen)
    console.log(`${name}: ${script.toFixed(1)} KB more, usable in ${(time / signIn).toFixed(2)}x`);
  const [heaviest] = seen.toSorted((a, b) => b.script - a.script);
  const [slowest] = seen.toSorted((a, b) => b.time - a.time);
  return [
    atMost(SCRIPT_KB, {
      what: `further borrower pages, new JS (gzip), the heaviest: ${heaviest?.name}`,
      value: heaviest?.script ?? Number.NaN,
      unit: 'KB',
    }),
    atMostTimes(BUDGET, {
      what: `further borrower pages, until usable, the slowest: ${slowest?.name}`,
      value: (slowest?.time ?? Number.NaN) / 1000,
      unit: 's',
      floor: { name: 'first visit to the sign-in', value: signIn / 1000 },
    }),
  ];
}

const timeOf = (arrivals: readonly Arrival[]): number => median(arrivals.map(({ time }) => time));

async function arriveAtDoor(browser: Browser, url: string): Promise<Arrival> {
  const { usable, scripts } = await visit(browser, { url: `${url}/login`, ready: 'form input' });
  return { time: usable, scripts };
}

/** Types a number as a person does and waits for the page that asks for the code. */
async function askForCode(browser: Browser, url: string): Promise<Arrival> {
  return onDevice(browser, 'phone', [], async (page) => {
    await open(page, { url: `${url}/login`, ready: 'form input' });
    await page.waitForLoadState('networkidle');
    await page.fill('form input', '9000000001');
    const code = 'input[autocomplete="one-time-code"]';
    const time = await press(page, 'form button[type="submit"]', code);
    return { time, scripts: await scriptsAt(page, Number.MAX_SAFE_INTEGER) };
  });
}

interface Further {
  url: string;
  cookies: Cookies;
  path: string;
  ready: string;
}

/** Goes on to a page inside the app; its scripts are those of a first visit straight to it. */
async function goOn(browser: Browser, { url, cookies, path, ready }: Further): Promise<Arrival> {
  const time = await onDevice(browser, 'phone', cookies, async (page) => {
    await open(page, { url: url + BEFORE.path, ready: BEFORE.ready });
    await page.waitForLoadState('networkidle');
    return goTo(page, path, ready);
  });
  const { scripts } = await visit(browser, { url: url + path, ready, cookies });
  return { time, scripts };
}
