import { join } from 'node:path';
import { startTestPostgres } from '../test/testPostgres';
import { interleave } from './interleave';
import { computeMedian } from './median';
import { FIGURES, LISTS as GROWING } from './reads';
import { buildMaxRow, buildMaxRatioRow, type Row } from './row';
import { measureLongestWait } from './server/longestWait';
import { startPreview } from './server/previewServer';
import { signInAdmin, signInBorrower } from './server/signIn';
import { timeCalls } from './server/timeCalls';
import type { Workbench } from './benchContext';

const FEW = 1000;
/** A list has buttons for the pages of this many records, which it counts. */
const LISTED = 1000;
const MANY = 100_000;
/** Largest ratio of the time at 100,000 users to the time at 1,000. */
const BUDGET = 1.5;
const LISTS = 40;
const UPDATES = 25;
/** Calls of each further list in one round. */
const FURTHER = 10;
/** Longest milliseconds for which one request may keep another one waiting. */
const LONGEST_WAIT = 200;

interface Case {
  list: () => Promise<number>;
  middlePage: () => Promise<number>;
  lastPage: () => Promise<number>;
  update: () => Promise<number>;
  /** In the order of the further lists. */
  further: readonly (() => Promise<number>)[];
  /** Measures how long another request waits while the server computes figures. */
  waitDuring: (path: string) => Promise<number>;
}

/** Starts a server with `users` users in its own database schema. */
async function startOn(bench: Workbench, database: string, users: number): Promise<Case> {
  const address = new URL(database);
  address.searchParams.set('schema', `bench_${process.pid}_${users}`);
  const server = await startPreview({
    DATA_DIR: join(await bench.folder(), 'data'),
    DATABASE_URL: address.href,
    SEED_USERS: String(users),
    RATE_LIMITS: 'off',
  });
  bench.atEnd(() => server.stop());
  console.log(`${users} users: started in ${server.startedIn.toFixed(1)} s`);
  const { url } = server;
  const { token } = await signInAdmin(url);
  const cookies = await signInBorrower(url);
  const kept = (wanted: string): string =>
    decodeURIComponent(cookies.find(({ name }) => name === wanted)?.value ?? '');
  const list = (range: readonly [number, number]) => () => {
    const query = new URLSearchParams({
      sort: '["created_at","DESC"]',
      range: JSON.stringify(range),
    });
    return timeCalls(LISTS, () => ({
      url: `${url}/api/rest/customers?${query}`,
      init: { headers: { authorization: `Bearer ${token}` } },
    }));
  };
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${kept('accessToken')}`,
  };
  const asAdmin = { headers: { authorization: `Bearer ${token}` } };
  return {
    further: GROWING.map(({ resource, sort, filter = {}, from = 0 }) => () => {
      const first = Math.min(Math.round(users * from), LISTED - 25);
      const asked = { sort, filter, range: [first, first + 24] };
      const query = new URLSearchParams(
        Object.entries(asked).map(([name, value]) => [name, JSON.stringify(value)]),
      );
      return timeCalls(FURTHER, () => ({
        url: `${url}/api/rest/${resource}?${query}`,
        init: asAdmin,
      }));
    }),
    waitDuring: (path) =>
      measureLongestWait(url, () => timeCalls(1, () => ({ url: url + path, init: asAdmin }))),
    list: list([0, 24]),
    middlePage: list([LISTED / 2, LISTED / 2 + 24]),
    lastPage: list([LISTED - 25, LISTED - 1]),
    update: () =>
      timeCalls(UPDATES, (turn) => ({
        url: `${url}/api/user/${kept('userId')}`,
        init: { method: 'POST', headers, body: JSON.stringify({ monthly_income: 60_000 + turn }) },
      })),
  };
}

/** Compares the server on PostgreSQL at 1,000 and at 100,000 users. */
export async function run(bench: Workbench): Promise<Row[]> {
  const postgres = await startTestPostgres(process.env);
  bench.atEnd(() => postgres.stop());
  if (!postgres.url) {
    console.log(`Not measured. ${postgres.summary}`);
    return [];
  }
  const few = await startOn(bench, postgres.url, FEW);
  const many = await startOn(bench, postgres.url, MANY);
  const [fewLists = [], manyLists = []] = await interleave([few.list, many.list]);
  const [fewMiddle = [], manyMiddle = []] = await interleave([few.middlePage, many.middlePage]);
  const [fewLast = [], manyLast = []] = await interleave([few.lastPage, many.lastPage]);
  const [fewUpdates = [], manyUpdates = []] = await interleave([few.update, many.update]);
  const row = (what: string, at: number[], floor: number[]): Row =>
    buildMaxRatioRow(BUDGET, {
      what: `PostgreSQL at 100,000 users, ${what}`,
      value: computeMedian(at),
      unit: 'ms',
      floor: { name: 'at 1,000', value: computeMedian(floor) },
    });
  const rows = [
    row('sorted list of 25', manyLists, fewLists),
    row('a page in the middle of those it counts', manyMiddle, fewMiddle),
    row('the last page of those it counts', manyLast, fewLast),
    row('one update, on disk', manyUpdates, fewUpdates),
  ];
  for (const [place, { what }] of GROWING.entries()) {
    const cases = [few, many].flatMap(({ further }) => further[place] ?? []);
    const [atFew = [], atMany = []] = await interleave(cases);
    rows.push(row(what, atMany, atFew));
  }
  for (const path of FIGURES) {
    const [waits = []] = await interleave([() => many.waitDuring(path)]);
    rows.push(
      buildMaxRow(LONGEST_WAIT, {
        what: `PostgreSQL at 100,000 users, another request waits during ${path}`,
        value: computeMedian(waits),
        unit: 'ms',
      }),
    );
  }
  return rows;
}
