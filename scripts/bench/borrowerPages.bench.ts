import type { Browser, Page } from 'playwright';
import { interleave } from './interleave';
import { computeMedian } from './median';
import { type Cookies, onDevice } from './page/device';
import { measureScriptSize } from './page/scriptSize';
import { goTo, press } from './page/steps';
import { watchTraffic } from './page/traffic';
import { open, listScripts, visit } from './page/visit';
import { buildMaxRow, buildMaxRatioRow, type Row } from './row';
import { signInBorrower } from './server/signIn';
import type { Workbench } from './benchContext';

const SCRIPT_KB = 60;
/** Largest time until a further page is usable, as a share of the sign-in page's time. */
const BUDGET = 0.5;

interface Further {
  name: string;
  path: string;
  /** The page with the link to it. */
  from: string;
}

const SIGN_IN = { path: '/login', ready: 'form input' };
const PRIVACY = { name: 'privacy', path: '/privacy-policy' };
/** The main heading. React attaches to it together with the rest of the page. */
const READY = 'main h1';

/** The pages after the sign-in in the order of the walk, which starts on the terms of use. */
const PAGES: readonly Further[] = [
  { name: 'products', path: '/products', from: '/terms-of-use' },
  { name: 'credit cards', path: '/credit-cards', from: '/products' },
  { name: 'personal loan form', path: '/user/user-detail', from: '/products' },
  { name: 'offers', path: '/user/offers', from: '/user/user-detail' },
  { name: 'applications', path: '/user/applications', from: '/user/offers' },
];

/** Milliseconds until each page of one walk was usable, and the scripts that the first two had loaded. */
interface Walk {
  signInPage: number;
  signInScripts: string[];
  code: number;
  codeScripts: string[];
  privacy: number;
  pages: number[];
}

/** Compares the pages after the borrower's sign-in with a first visit to the sign-in page. */
export async function run(bench: Workbench): Promise<Row[]> {
  const browser = await bench.browser();
  const { url } = await bench.product();
  const cookies = await signInBorrower(url);
  const scripts = await listPageScripts(browser, url, cookies);
  const [walks = []] = await interleave([() => measureWalk(browser, url, cookies)]);
  const signIn = computeMedian(walks.map(({ signInPage }) => signInPage));
  const signInPage = walks.flatMap(({ signInScripts }) => signInScripts);
  const code = walks.flatMap(({ codeScripts }) => codeScripts);
  const seen = [
    {
      name: 'verification',
      time: computeMedian(walks.map((one) => one.code)),
      script: await measureNewScripts(code, signInPage),
    },
    {
      name: PRIVACY.name,
      time: computeMedian(walks.map(({ privacy }) => privacy)),
      script: await measureNewScripts(scripts.get(PRIVACY.path), signInPage),
    },
  ];
  for (const [index, { name, path, from }] of PAGES.entries())
    seen.push({
      name,
      time: computeMedian(walks.map(({ pages }) => pages[index] ?? Number.NaN)),
      script: await measureNewScripts(scripts.get(path), [
        ...signInPage,
        ...code,
        ...(scripts.get(from) ?? []),
      ]),
    });
  for (const { name, time, script } of seen)
    console.log(`${name}: ${script.toFixed(1)} KB more, usable in ${(time / signIn).toFixed(2)}x`);
  const [heaviest] = seen.toSorted((a, b) => b.script - a.script);
  const [slowest] = seen.toSorted((a, b) => b.time - a.time);
  return [
    buildMaxRow(SCRIPT_KB, {
      what: `further borrower pages, new JS (gzip), the heaviest: ${heaviest?.name}`,
      value: heaviest?.script ?? Number.NaN,
      unit: 'KB',
    }),
    buildMaxRatioRow(BUDGET, {
      what: `further borrower pages, until usable, the slowest: ${slowest?.name}`,
      value: (slowest?.time ?? Number.NaN) / 1000,
      unit: 's',
      floor: { name: 'first visit to the sign-in', value: signIn / 1000 },
    }),
  ];
}

/** Computes the kilobytes of the scripts that the browser has not loaded before. */
function measureNewScripts(
  scripts: readonly string[] = [],
  known: readonly string[],
): Promise<number> {
  const had = new Set(known);
  return measureScriptSize(scripts.filter((one) => !had.has(one)));
}

/** Lists the scripts of each page and of the page before it, by path, on a direct visit. */
async function listPageScripts(
  browser: Browser,
  url: string,
  cookies: Cookies,
): Promise<Map<string, string[]>> {
  const scripts = new Map<string, string[]>();
  const look = async (path: string, kept: Cookies): Promise<void> => {
    if (scripts.has(path)) return;
    const seen = await visit(browser, { url: url + path, ready: READY, cookies: kept });
    scripts.set(path, seen.scripts);
  };
  await look(PRIVACY.path, []);
  for (const { path, from } of PAGES) {
    await look(from, cookies);
    await look(path, cookies);
  }
  return scripts;
}

/**
 * Walks from a first visit to the sign-in through all pages on one phone. Each step happens inside the
 * app, after the previous page has become idle.
 */
async function measureWalk(browser: Browser, url: string, cookies: Cookies): Promise<Walk> {
  return onDevice(browser, 'phone', [], async (page) => {
    const rest = watchTraffic(page);
    const step = async (path: string): Promise<number> => {
      await rest();
      return goTo(page, path, READY);
    };
    const signInPage = await open(page, { url: url + SIGN_IN.path, ready: SIGN_IN.ready });
    const signInScripts = await listScripts(page, signInPage);
    await rest();
    const code = await askForCode(page);
    const codeScripts = await listScripts(page, Number.MAX_SAFE_INTEGER);
    const privacy = await step(PRIVACY.path);

    await page.context().addCookies(cookies);
    await open(page, { url: `${url}/terms-of-use`, ready: READY });
    const pages: number[] = [];
    for (const { path } of PAGES) pages.push(await step(path));
    return { signInPage, signInScripts, code, codeScripts, privacy, pages };
  });
}

/** Types a number as a person does and waits for the page that asks for the code. */
async function askForCode(page: Page): Promise<number> {
  await page.fill(SIGN_IN.ready, '9000000001');
  return press(page, 'form button[type="submit"]', 'input[autocomplete="one-time-code"]');
}
