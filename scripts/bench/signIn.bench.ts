import type { Browser } from 'playwright';
import { interleave } from './interleave';
import { computeMedian } from './median';
import { measureBusyTime } from './page/busy';
import { measureScriptSize } from './page/scriptSize';
import { visit, type Visit } from './page/visit';
import { buildMaxRow, buildMaxRatioRow, type Row } from './row';
import type { Workbench } from './benchContext';

/** The sign-in pages: limits for the LCP as a multiple of the baseline, and for KB of JavaScript until usable. */
const SIGN_INS = [
  { what: 'borrower’s sign-in', path: '/', lcpLimit: 1 },
  { what: 'a partner brand’s sign-in', path: '/campusid', lcpLimit: 1 },
  { what: 'admin sign-in', path: '/admin/login', lcpLimit: 2 },
  { what: 'partner sign-in', path: '/partner/login', lcpLimit: 2 },
] as const;
const SCRIPT_KB = 120;
/** The server-rendered public page with the most content. */
const PUBLIC_PAGE = { what: 'a public page (/customer-site)', path: '/customer-site', lcpLimit: 1 };
/** Limit of the busy time as a multiple of the baseline, which renders only one heading. */
const BUSY_LIMIT = 3;

/** Compares a first visit to each sign-in page with React alone and one heading. */
export async function run(bench: Workbench): Promise<Row[]> {
  const browser = await bench.browser();
  const { url: product } = await bench.product();
  const { url: floors } = await bench.floors();
  const [floor = [], publicPage = [], ...signIns] = await interleave([
    () => visit(browser, { url: `${floors}/`, ready: 'h1' }),
    () => visit(browser, { url: product + PUBLIC_PAGE.path, ready: 'h1' }),
    ...SIGN_INS.map(
      ({ path }) =>
        () =>
          visit(browser, { url: product + path, ready: 'form input' }),
    ),
  ]);
  const rows: Row[] = [];
  for (const [index, { what, lcpLimit }] of SIGN_INS.entries()) {
    const visits = signIns[index] ?? [];
    console.log(`${what}: largest paint is ${visits[0]?.lcpElement}`);
    rows.push(
      buildMaxRatioRow(lcpLimit, {
        what: `${what}, first visit: LCP`,
        value: computeLcp(visits),
        unit: 's',
        floor: { name: 'React alone', value: computeLcp(floor) },
      }),
      buildMaxRow(SCRIPT_KB, {
        what: `${what}, JS until usable (gzip)`,
        value: await measureScriptSize(visits.flatMap(({ scripts }) => scripts)),
        unit: 'KB',
      }),
    );
  }
  rows.push(
    buildMaxRatioRow(PUBLIC_PAGE.lcpLimit, {
      what: `${PUBLIC_PAGE.what}, first visit: LCP`,
      value: computeLcp(publicPage),
      unit: 's',
      floor: { name: 'React alone', value: computeLcp(floor) },
    }),
    await measureBusyRow(browser, { product, floors }),
  );
  return rows;
}

/** Measures the busy time of the sign-in page's main thread without input. */
async function measureBusyRow(
  browser: Browser,
  { product, floors }: { product: string; floors: string },
): Promise<Row> {
  const [floor = [], signIn = []] = await interleave([
    () => measureBusyTime(browser, { url: `${floors}/`, ready: 'h1' }),
    () => measureBusyTime(browser, { url: `${product}/campusid`, ready: 'form input' }),
  ]);
  return buildMaxRatioRow(BUSY_LIMIT, {
    what: 'a partner brand’s sign-in, main thread busy before anybody types',
    value: computeMedian(signIn) / 1000,
    unit: 's',
    floor: { name: 'React alone', value: computeMedian(floor) / 1000 },
  });
}

const computeLcp = (visits: readonly Visit[]): number =>
  computeMedian(visits.map(({ lcp }) => lcp)) / 1000;
