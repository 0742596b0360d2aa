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

interface Further {
  name: string;
  path: string;
  /** The page that leads there. */
  from: string;
  /** Whether it lies behind the sign-in. */
  signedIn: boolean;
}

const DOOR = { path: '/login', ready: 'form input' };
/** The main heading, which answers to React as soon as the page does. */
const READY = 'main h1';

/** The pages by the way on which a borrower comes to them. */
const PAGES: readonly Further[] = [
  { name: 'privacy', path: '/privacy-policy', from: DOOR.path, signedIn: false },
  { name: 'products', path: '/products', from: '/terms-of-use', signedIn: true },
  { name: 'credit cards', path: '/credit-cards', from: '/products', signedIn: true },
  { name: 'personal loan form', path: '/user/user-detail', from: '/products', signedIn: true },
  { name: 'offers', path: '/user/offers', from: '/user/user-detail', signedIn: true },
  { name: 'applications', path: '/user/applications', from: '/user/offers', signedIn: true },
];

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
  const scripts = await scriptsOfPages(browser, url, cookies);
  const [signIns = [], codes = [], ...steps] = await interleave([
    () => arriveAtDoor(browser, url),
    () => askForCode(browser, url),
    ...PAGES.map((page) => () => goOn(browser, url, cookies, page)),
  ]);
  const signIn = timeOf(signIns);
  const door = scriptsOf(signIns);
  const code = scriptsOf(codes);
  const seen = [
    { name: 'verification', time: timeOf(codes), script: await sizeBeyond(code, door) },
    ...(await Promise.all(
      PAGES.map(async ({ name, path, from, signedIn }, index) => ({
        name,
        time: median(steps[index]?.map(({ time }) => time) ?? []),
        script: await sizeBeyond(scripts.get(path), [
          ...door,
          ...(signedIn ? code : []),
          ...(scripts.get(from) ?? []),
        ]),
      })),
    )),
  ];
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

const scriptsOf = (arrivals: readonly Arrival[]): string[] =>
  arrivals.flatMap(({ scripts }) => scripts);

/** Kilobytes of the scripts that are not among those that the person has already. */
function sizeBeyond(scripts: readonly string[] = [], known: readonly string[]): Promise<number> {
  const had = new Set(known);
  return scriptSize(scripts.filter((one) => !had.has(one)));
}

/** The scripts of each page and of each that leads there, by path, when it is visited straight. */
async function scriptsOfPages(
  browser: Browser,
  url: string,
  cookies: Cookies,
): Promise<Map<string, string[]>> {
  const scripts = new Map<string, string[]>();
  for (const { path, from, signedIn } of PAGES)
    for (const one of [from, path].filter((place) => place !== DOOR.path && !scripts.has(place))) {
      const target = { url: url + one, ready: READY, cookies: signedIn ? cookies : [] };
      scripts.set(one, (await visit(browser, target)).scripts);
    }
  return scripts;
}

async function arriveAtDoor(browser: Browser, url: string): Promise<Arrival> {
  const { usable, scripts } = await visit(browser, { url: url + DOOR.path, ready: DOOR.ready });
  return { time: usable, scripts };
}

/** Types a number as a person does and waits for the page that asks for the code. */
async function askForCode(browser: Browser, url: string): Promise<Arrival> {
  return onDevice(browser, 'phone', [], async (page) => {
    await open(page, { url: url + DOOR.path, ready: DOOR.ready });
    await page.waitForLoadState('networkidle');
    await page.fill('form input', '9000000001');
    const code = 'input[autocomplete="one-time-code"]';
    const time = await press(page, 'form button[type="submit"]', code);
    return { time, scripts: await scriptsAt(page, Number.MAX_SAFE_INTEGER) };
  });
}

/** Goes from a page that has come to rest to the next one inside the app. */
async function goOn(
  browser: Browser,
  url: string,
  cookies: Cookies,
  { path, from, signedIn }: Further,
): Promise<Arrival> {
  return onDevice(browser, 'phone', signedIn ? cookies : [], async (page) => {
    const ready = from === DOOR.path ? DOOR.ready : READY;
    await open(page, { url: url + from, ready });
    await page.waitForLoadState('networkidle');
    return { time: await goTo(page, path, READY), scripts: [] };
  });
}
