import type { Browser, Page } from 'playwright';
import { interleave } from './interleave';
import { computeMedian } from './median';
import { type Cookies, onDevice } from './page/device';
import { measurePaint } from './page/steps';
import { watchTraffic } from './page/traffic';
import { open } from './page/visit';
import { buildMaxRatioRow, type Row } from './row';
import { signInAdmin } from './server/signIn';
import type { Workbench } from './benchContext';

const FEW = 25;
const MANY = 10_000;
const BUDGET = 1.2;

/** Number of rows that both searches find, so that the benchmark compares tables of the same size. */
const FOUND = 5;
/** Search texts that match `FOUND` names in each of the two lists. */
const SEARCHED = { [FEW]: 'ri', [MANY]: 'Aarohan-Credit-24' };

/** Milliseconds from each action until the browser paints its effect. */
type ActionTimes = Record<'sort' | 'filter' | 'openCell' | 'save', number>;

const NAMES = {
  sort: 'sort',
  filter: 'filter',
  openCell: 'open a cell',
  save: 'save',
} satisfies Record<keyof ActionTimes, string>;

/** Compares work in the lenders list with 10,000 lenders and with 25. */
export async function run(bench: Workbench): Promise<Row[]> {
  const browser = await bench.browser();
  const many = await openList(bench, MANY);
  const few = await openList(bench, FEW);
  const [manyActs = [], fewActs = []] = await interleave([
    () => work(browser, many),
    () => work(browser, few),
  ]);
  return (['sort', 'filter', 'openCell', 'save'] as const).map((act) =>
    buildMaxRatioRow(BUDGET, {
      what: `${MANY.toLocaleString('en-IN')} lenders: ${NAMES[act]}`,
      value: computeMedian(manyActs.map((acts) => acts[act])),
      unit: 'ms',
      floor: { name: `${FEW} lenders`, value: computeMedian(fewActs.map((acts) => acts[act])) },
    }),
  );
}

interface List {
  url: string;
  searched: string;
  cookies: Cookies;
}

async function openList(bench: Workbench, lenders: keyof typeof SEARCHED): Promise<List> {
  const { url } = await bench.product(lenders);
  const { cookies } = await signInAdmin(url);
  return { url: `${url}/admin/lenders`, searched: SEARCHED[lenders], cookies };
}

const FIRST_ROW = `document.querySelector('tbody tr')`;
const SEARCH = `document.querySelector('input[type=search]')`;
const CELL = `document.querySelector('tbody td[data-label="Priority"]')`;

const type = (text: string): string =>
  `document.execCommand('selectAll'); document.execCommand('insertText', false, '${text}');`;

async function work(browser: Browser, { url, searched, cookies }: List): Promise<ActionTimes> {
  return onDevice(browser, 'desktop', cookies, async (page) => {
    const rest = watchTraffic(page);
    await open(page, { url, ready: 'tbody td button' });
    await rest();
    const sort = await measurePaint(
      page,
      `[...document.querySelectorAll('thead [role=button]')].find((one) => one.textContent === 'Priority').click();`,
      `document.querySelector('th[aria-sort]')?.textContent === 'Priority' &&
        !document.querySelector('table[aria-busy]') && ${FIRST_ROW}?.dataset.id === '1'`,
    );
    const filter = await measurePaint(
      page,
      `${SEARCH}.focus(); ${type(searched)}`,
      `!document.querySelector('table[aria-busy]') &&
        document.querySelectorAll('tbody tr').length === ${FOUND}`,
    );
    await rest();
    return { sort, filter, ...(await edit(page)) };
  });
}

async function edit(page: Page): Promise<Pick<ActionTimes, 'openCell' | 'save'>> {
  const openCell = await measurePaint(
    page,
    `${CELL}.querySelector('button').click();`,
    `${CELL}?.contains(document.activeElement) && document.activeElement.localName === 'input'`,
  );
  // Type a different value each time, because the cell does not save an unchanged one. It allows four digits.
  const value = String(1000 + (Date.now() % 9000));
  await page.evaluate(type(value));
  const save = await measurePaint(
    page,
    `document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));`,
    `!${CELL}?.querySelector('input') && ${CELL}?.textContent.replaceAll(',', '').includes('${value}')`,
  );
  return { openCell, save };
}
