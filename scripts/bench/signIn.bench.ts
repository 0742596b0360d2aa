import { interleave } from './interleave';
import { median } from './median';
import { scriptSize } from './page/scriptSize';
import { visit, type Visit } from './page/visit';
import { atMost, atMostTimes, type Row } from './row';
import type { Workbench } from './workbench';

/** The three doors: most times the floor's largest paint, and most KB of JavaScript until usable. */
const DOORS = [
  { what: 'borrower’s sign-in', path: '/', lcpLimit: 1 },
  { what: 'admin sign-in', path: '/admin/login', lcpLimit: 2 },
  { what: 'partner sign-in', path: '/partner/login', lcpLimit: 2 },
] as const;
const SCRIPT_KB = 120;

/** A first visit to each sign-in page beside React alone with one heading. */
export async function run(bench: Workbench): Promise<Row[]> {
  const browser = await bench.browser();
  const { url: product } = await bench.product();
  const { url: floors } = await bench.floors();
  const [floor = [], ...doors] = await interleave([
    () => visit(browser, { url: `${floors}/`, ready: 'h1' }),
    ...DOORS.map(
      ({ path }) =>
        () =>
          visit(browser, { url: product + path, ready: 'form input' }),
    ),
  ]);
  const rows: Row[] = [];
  for (const [index, { what, lcpLimit }] of DOORS.entries()) {
    const visits = doors[index] ?? [];
    console.log(`${what}: largest paint is ${visits[0]?.lcpElement}`);
    rows.push(
      atMostTimes(lcpLimit, {
        what: `${what}, first visit: LCP`,
        value: lcpOf(visits),
        unit: 's',
        floor: { name: 'React alone', value: lcpOf(floor) },
      }),
      atMost(SCRIPT_KB, {
        what: `${what}, JS until usable (gzip)`,
        value: await scriptSize(visits.flatMap(({ scripts }) => scripts)),
        unit: 'KB',
      }),
    );
  }
  return rows;
}

const lcpOf = (visits: readonly Visit[]): number => median(visits.map(({ lcp }) => lcp)) / 1000;
