import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { array, object } from 'yup';
import { interleave } from './interleave';
import { computeMedian } from './median';
import { type Row, buildMinSpeedupRow } from './row';
import { startPlainJsonServer } from './server/plainJsonServer';
import { startPreview } from './server/previewServer';
import { signInAdmin } from './server/signIn';
import { timeCalls } from './server/timeCalls';
import type { Workbench } from './benchContext';

const ROWS = 10_000;
/** Each call must be this many times faster than with plain json-server. */
const BUDGET = 5;
const LISTS = 40;
const UPDATES = 15;

const stored = object({
  collections: object({ users: array().required(), lenders: array().required() }).required(),
});

/** Compares the server at 10,000 rows with json-server's own command on the same rows. */
export async function run(bench: Workbench): Promise<Row[]> {
  const folder = await bench.folder();
  const data = join(folder, 'data');
  const ours = await startPreview({
    DATA_DIR: data,
    SEED_LENDERS: String(ROWS),
    SEED_USERS: String(ROWS),
    RATE_LIMITS: 'off',
  });
  bench.atEnd(() => ours.stop());
  const { token } = await signInAdmin(ours.url);
  const { collections } = await stored.validate(
    JSON.parse(await readFile(join(data, 'db.json'), 'utf8')),
  );
  const { users, lenders } = collections;
  const plain = await startPlainJsonServer(folder, { users, lenders });
  bench.atEnd(() => plain.stop());

  const authorization = `Bearer ${token}`;
  const query = new URLSearchParams({ sort: '["created_at","DESC"]', range: '[0,24]' });
  const [ourLists = [], plainLists = []] = await interleave([
    () =>
      timeCalls(LISTS, () => ({
        url: `${ours.url}/api/rest/customers?${query}`,
        init: { headers: { authorization } },
      })),
    () =>
      timeCalls(LISTS, () => ({
        url: `${plain.url}/users?_sort=created_at&_order=desc&_start=0&_end=25`,
      })),
  ]);
  const headers = { 'content-type': 'application/json' };
  const [ourUpdates = [], plainUpdates = []] = await interleave([
    () =>
      timeCalls(UPDATES, (turn) => ({
        url: `${ours.url}/api/update-lender-data`,
        init: {
          method: 'POST',
          headers: { ...headers, authorization },
          body: JSON.stringify({ lender_id: 5 + turn, property: 'priority', value: turn }),
        },
      })),
    () =>
      timeCalls(UPDATES, (turn) => ({
        url: `${plain.url}/lenders/${5 + turn}`,
        init: { method: 'PATCH', headers, body: JSON.stringify({ priority: turn }) },
      })),
  ]);
  const row = (what: string, own: number[], other: number[]): Row =>
    buildMinSpeedupRow(BUDGET, {
      what,
      value: computeMedian(own),
      unit: 'ms',
      floor: { name: 'plain json-server', value: computeMedian(other) },
    });
  return [
    row('server, sorted list of 25 of 10,000', ourLists, plainLists),
    row('server, one update among 10,000, on disk', ourUpdates, plainUpdates),
  ];
}
