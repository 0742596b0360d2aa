import type { Browser, Locator, Page } from 'playwright';
import { number, object } from 'yup';
import { interleave } from './interleave';
import { computeMedian } from './median';
import { onDevice } from './page/device';
import { countTransfer, type Transfer } from './page/transfer';
import { watchTraffic } from './page/traffic';
import { measureUsable, open, visit } from './page/visit';
import { buildMaxRatioRow, buildMaxRow, type Row } from './row';
import { readCode } from './server/signIn';
import type { Workbench } from './benchContext';

const LIMITS = { requests: 40, kilobytes: 300, pressMs: 200, shift: 0.02, again: 0.5 } as const;
/** The slowest phones that the product is for. */
const CPU_SLOWED = 6;
/** New borrowers with a credit score of 752. */
const NEWCOMERS = [
  { contact: '9000000100', pan: 'ABCPG7313X' },
  { contact: '9000000110', pan: 'ABCPW2049N' },
  { contact: '9000000120', pan: 'ABCPM6799U' },
] as const;
const OFFERS = 'a[href*="kfs="]';
const CONTACT = { path: '/', ready: 'form input[name="contact"]' };

/** One first visit from the start page to own offers. */
interface Journey extends Transfer {
  /** The slowest answer to a press, in milliseconds. */
  slowestPress: number;
  /** The page whose content moved most by itself, and how far. */
  shift: number;
  shiftedPage: string;
}

const movedSchema = object({
  shift: number().required(),
  slowestPress: number().required(),
});

/** Measures a new borrower's way to own offers, a second visit, and the way of a borrower with a finished profile. */
export async function run(bench: Workbench): Promise<Row[]> {
  const browser = await bench.browser();
  const { url } = await bench.product();
  const { url: floors } = await bench.floors();
  const journeys: Journey[] = [];
  for (const newcomer of NEWCOMERS) journeys.push(await measureJourney(browser, url, newcomer));
  const [visits = []] = await interleave([() => measureTwoVisits(browser, url)]);
  const [returns = [], demo = []] = await interleave([
    () => measureReturn(browser, url),
    async () => (await visit(browser, { url: `${floors}/admin/`, ready: '#main-content' })).usable,
  ]);
  const worst = (of: 'requests' | 'kilobytes' | 'slowestPress' | 'shift'): number =>
    Math.max(...journeys.map((journey) => journey[of]));
  console.log(journeys);
  return [
    buildMaxRow(LIMITS.requests, {
      what: 'first visit to own offers: requests',
      value: worst('requests'),
      unit: '',
    }),
    buildMaxRow(LIMITS.kilobytes, {
      what: 'first visit to own offers: transferred',
      value: worst('kilobytes'),
      unit: 'KB',
    }),
    buildMaxRow(LIMITS.pressMs, {
      what: 'first visit to own offers: slowest press',
      value: worst('slowestPress'),
      unit: 'ms',
    }),
    buildMaxRow(LIMITS.shift, {
      what: 'first visit to own offers: layout shift of the worst page',
      value: worst('shift'),
      unit: '',
    }),
    buildMaxRatioRow(LIMITS.again, {
      what: 'borrower’s sign-in, second visit until usable',
      value: computeMedian(visits.map(({ second }) => second)) / 1000,
      unit: 's',
      floor: {
        name: 'first visit',
        value: computeMedian(visits.map(({ first }) => first)) / 1000,
      },
    }),
    buildMaxRatioRow(1, {
      what: 'from the sign-in to own offers with a finished profile',
      value: computeMedian(returns) / 1000,
      unit: 's',
      floor: { name: 'smallest react-admin app, its frame', value: computeMedian(demo) / 1000 },
    }),
  ];
}

/** Waits until an element is usable, and returns how many milliseconds that took. */
async function waitUsable(page: Page, ready: string): Promise<number> {
  const begun: unknown = await page.evaluate('performance.now()');
  return (await measureUsable(page, ready)) - Number(begun);
}

/** Presses the middle of an element. `click()` would look for it again between the press and its answer. */
async function pressOn(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target.toString()} cannot be pressed`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Presses a button and returns the milliseconds until `ready` is usable. */
async function press(page: Page, name: string | RegExp, ready: string): Promise<number> {
  await pressOn(page, page.getByRole('button', { name }).first());
  return waitUsable(page, ready);
}

/** Signs in from the start page and chooses personal loans; the milliseconds of the presses. */
async function signIn(
  page: Page,
  rest: () => Promise<void>,
  { url, contact, ready }: { url: string; contact: string; ready: string },
): Promise<number> {
  await rest();
  await page.locator(CONTACT.ready).fill(contact);
  const code = await press(page, 'Send code', 'input[autocomplete="one-time-code"]');
  await rest();
  await page.getByLabel('One-time code').fill(await readCode(url, contact));
  const products = await press(page, 'Continue', 'main h1');
  await rest();
  return code + products + (await press(page, /^Personal Loans/, ready));
}

async function measureJourney(
  browser: Browser,
  url: string,
  { contact, pan }: (typeof NEWCOMERS)[number],
): Promise<Journey> {
  return onDevice(
    browser,
    'phone',
    [],
    async (page) => {
      const rest = watchTraffic(page);
      const readTransfer = await countTransfer(page);
      const journey = { slowestPress: 0, shift: 0, shiftedPage: '' };
      const look = async (name: string): Promise<void> => {
        await rest();
        const { shift, slowestPress } = await movedSchema.validate(
          await page.evaluate(
            '(({ shift, slowestPress }) => ((bench.moved.shift = 0), { shift, slowestPress }))(bench.moved)',
          ),
        );
        journey.slowestPress = Math.max(journey.slowestPress, slowestPress);
        if (shift > journey.shift) Object.assign(journey, { shift, shiftedPage: name });
      };
      await open(page, { url: url + CONTACT.path, ready: CONTACT.ready });
      await rest();
      await pressOn(page, page.getByRole('link', { name: '₹5 lakh' }));
      await look('start');
      await signIn(page, rest, { url, contact, ready: 'input[name="first_name"]' });
      await look('questions');
      await fillProfile(page, pan);
      await press(page, 'Agree and see offers', OFFERS);
      await look('offers');
      return { ...journey, ...readTransfer() };
    },
    CPU_SLOWED,
  );
}

async function fillProfile(page: Page, pan: string): Promise<void> {
  const text = (name: string | RegExp) => page.getByRole('textbox', { name }).first();
  await pressOn(page, page.getByRole('radio', { name: 'Salaried', exact: true }));
  await page.getByLabel('How long do you need to pay it back?').selectOption('36');
  await page.getByLabel('What is the loan for?').selectOption('medical');
  await text('How much do you want to borrow?').fill('200000');
  await text('Monthly income').fill('45000');
  await text('First name').fill('Asha');
  await text('Last name').fill('Sharma');
  await text('Date of birth').fill('27/03/1990');
  await text(/^PAN/).fill(pan);
  await pressOn(page, page.getByRole('checkbox', { name: 'Check my credit report' }));
}

/** Milliseconds until the start page is usable, at once and with what the browser has kept. */
async function measureTwoVisits(
  browser: Browser,
  url: string,
): Promise<{ first: number; second: number }> {
  return onDevice(browser, 'phone', [], async (page) => {
    const target = { url: url + CONTACT.path, ready: CONTACT.ready };
    const first = await open(page, target);
    await page.waitForLoadState('networkidle');
    return { first, second: await open(page, target) };
  });
}

/**
 * Milliseconds that the demo borrower, whose profile is finished, waits from the first press of the sign-in to the
 * offers. In between the browser is idle, as while a person types.
 */
async function measureReturn(browser: Browser, url: string): Promise<number> {
  return onDevice(browser, 'phone', [], async (page) => {
    const rest = watchTraffic(page);
    await open(page, { url: url + CONTACT.path, ready: CONTACT.ready });
    return signIn(page, rest, { url, contact: '9876543210', ready: OFFERS });
  });
}
