import { interleave } from './interleave';
import { computeMedian } from './median';
import { visit, type Visit } from './page/visit';
import { buildMaxRatioRow, type Row } from './row';
import { signInAdmin } from './server/signIn';
import type { Workbench } from './benchContext';

const BUDGETS = { lcp: 1.05, usable: 1.1 } as const;

/**
 * Compares a signed-in admin's first visit to the lenders list with a minimal react-admin list of four
 * columns, which uses `ra-data-simple-rest` on the same server.
 */
export async function run(bench: Workbench): Promise<Row[]> {
  const browser = await bench.browser();
  const { url: product } = await bench.product();
  const { url: floors } = await bench.floors();
  const own = await signInAdmin(product);
  const other = await signInAdmin(floors);
  const [lists = [], floor = []] = await interleave([
    () =>
      visit(browser, {
        url: `${product}/admin/lenders`,
        ready: 'tbody td button',
        cookies: own.cookies,
      }),
    () =>
      visit(browser, {
        url: `${floors}/admin/applications`,
        ready: 'tbody td.column-customer_name',
        cookies: other.cookies,
      }),
  ]);
  console.log(`largest paint is ${lists[0]?.lcpElement}; of the floor ${floor[0]?.lcpElement}`);
  const row = (what: string, of: 'lcp' | 'usable'): Row =>
    buildMaxRatioRow(BUDGETS[of], {
      what,
      value: computeSeconds(lists, of),
      unit: 's',
      floor: { name: 'smallest react-admin list', value: computeSeconds(floor, of) },
    });
  return [
    row('lenders list, first visit signed in: LCP', 'lcp'),
    row('lenders list, first visit signed in: rows can be used', 'usable'),
  ];
}

const computeSeconds = (visits: readonly Visit[], of: 'lcp' | 'usable'): number =>
  computeMedian(visits.map((visit) => visit[of])) / 1000;
