import { getLenderData } from '@marketplace/shared/api';
import type { Browser, Page } from 'playwright';
import { interleave } from './interleave';
import { median } from './median';
import { type Cookies, onDevice } from './page/device';
import { painted } from './page/steps';
import { watchTraffic } from './page/traffic';
import { open } from './page/visit';
import { atMostTimes, type Row } from './row';
import { signInAdmin } from './server/signIn';
import type { Workbench } from './workbench';

const FEW = 25;
const MANY = 10_000;
const BUDGET = 1.2;

/** Milliseconds from each act until its effect is painted. */
type Acts = Record<'sort' | 'filter' | 'openCell' | 'save', number>;

const NAMES = {
  sort: 'sort',
  filter: 'filter',
  openCell: 'open a cell',
  save: 'save',
} satisfies Record<keyof Acts, string>;

/** Work in the lenders list with 10,000 lenders beside the same with 25. */
export async function run(bench: Workbench): Promise<Row[]> {
  const browser = await bench.browser();
  const many = await listOf(bench, MANY);
  const few = await listOf(bench, FEW);
  const [manyActs = [], fewActs = []] = await interleave([
    () => work(browser, many),
    () => work(browser, few),
  ]);
  return (['sort', 'filter', 'openCell', 'save'] as const).map((act) =>
    atMostTimes(BUDGET, {
      what: `${MANY.toLocaleString('en-IN')} lenders: ${NAMES[act]}`,
      value: median(manyActs.map((acts) => acts[act])),
      unit: 'ms',
      floor: { name: `${FEW} lenders`, value: median(fewActs.map((acts) => acts[act])) },
    }),
  );
}

interface List {
  url: string;
  /** Name of the lender `COMMON`; a few of many have names that begin like it. */
  common: string;
  cookies: Cookies;
}

async function listOf(bench: Workbench, lenders: number): Promise<List> {
  const { url } = await bench.product(lenders);
  const { cookies, client } = await signInAdmin(url);
  const { lender } = await client.call(getLenderData, { params: { lenderId: String(COMMON) } });
  return { url: `${url}/admin/lenders`, common: lender.name, cookies };
}

const FIRST_ROW = `document.querySelector('tbody tr')`;
const PAGE_ROWS = 25;
const SEARCH = `document.querySelector('input[type=search]')`;
/** The number of a lender that both lists have: the first that is a variation of a fixture. */
const COMMON = FEW - 1;
const CELL = `document.querySelector('tr[data-id="${COMMON}"] td[data-label="Priority"]')`;

const type = (text: string): string =>
  `document.execCommand('selectAll'); document.execCommand('insertText', false, '${text}');`;

async function work(browser: Browser, { url, common, cookies }: List): Promise<Acts> {
  return onDevice(browser, 'desktop', cookies, async (page) => {
    const rest = watchTraffic(page);
    await open(page, { url, ready: 'tbody td button' });
    await rest();
    const sort = await painted(
      page,
      `[...document.querySelectorAll('thead button')].find((one) => one.textContent === 'Priority').click();`,
      `document.querySelector('th[aria-sort]')?.textContent === 'Priority' &&
        !document.querySelector('table[aria-busy]') && ${FIRST_ROW}?.dataset.id === '1'`,
    );
    const filter = await painted(
      page,
      `${SEARCH}.focus(); ${type(common)}`,
      `!document.querySelector('table[aria-busy]') && ${CELL} &&
        document.querySelectorAll('tbody tr').length < ${PAGE_ROWS}`,
    );
    await rest();
    return { sort, filter, ...(await edit(page)) };
  });
}

async function edit(page: Page): Promise<Pick<Acts, 'openCell' | 'save'>> {
  const openCell = await painted(
    page,
    `${CELL}.querySelector('button').click();`,
    `${CELL}?.contains(document.activeElement) && document.activeElement.localName === 'input'`,
  );
  // Another value each time, since what has not changed is not sent; four digits at the most.
  const value = String(1000 + (Date.now() % 9000));
  await page.evaluate(type(value));
  const save = await painted(
    page,
    `document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));`,
    `!${CELL}?.querySelector('input') && ${CELL}?.textContent.replaceAll(',', '').includes('${value}')`,
  );
  return { openCell, save };
}
