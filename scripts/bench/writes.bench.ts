import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { startTestPostgres } from '../test/testPostgres';
import type { Workbench } from './benchContext';
import { interleave } from './interleave';
import { computeMedian } from './median';
import { buildMaxRatioRow, type Row } from './row';

const LOAD = fileURLToPath(import.meta.resolve('@marketplace/mock-server/writeLoad'));
const SECONDS = 2;
const ROUNDS = 3;
/** Callers and processes that write at once. */
const CASES = [
  [1, 1],
  [4, 1],
  [16, 1],
  [4, 4],
  [16, 4],
] as const;
/** A write by the store takes at most so many times that of the driver alone: 0.6 of its writes. */
const BUDGET = 1.67;

/** Lets processes write at once for some seconds. Returns the milliseconds of a write: the time divided by the writes. */
async function measureWrites(
  target: readonly [url: string, schema: string, by: string],
  callers: number,
  processes: number,
): Promise<number> {
  const writers = Array.from({ length: processes }, () => {
    const settings = [...target, String(callers / processes), String(SECONDS)];
    const child = spawn(process.execPath, ['--import', 'tsx', LOAD, ...settings], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    return { child, lines: createInterface(child.stdout) };
  });
  await Promise.all(writers.map(({ lines }) => once(lines, 'line')));
  const counts = writers.map(async ({ lines }) => Number((await once(lines, 'line'))[0]));
  for (const { child } of writers) child.stdin.end('go\n');
  const written = (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  return (SECONDS * 1000) / written;
}

/** Compares writes by the store on PostgreSQL with those by the driver alone. */
export async function run(bench: Workbench): Promise<Row[]> {
  // A commit waits for the disk, as that of a company does.
  const postgres = await startTestPostgres(process.env, []);
  bench.atEnd(() => postgres.stop());
  if (!postgres.url) {
    console.log(`Not measured. ${postgres.summary}`);
    return [];
  }
  const { url } = postgres;
  const schema = `bench_writes_${process.pid}`;
  // Creates the tables before processes start at once.
  await measureWrites([url, schema, 'bare'], 1, 1);
  const rows: Row[] = [];
  for (const [callers, processes] of CASES) {
    const measure = (by: string) => () => measureWrites([url, schema, by], callers, processes);
    const [store = [], bare = []] = await interleave([measure('store'), measure('bare')], ROUNDS);
    rows.push(
      buildMaxRatioRow(BUDGET, {
        what: `PostgreSQL, a write by ${callers} callers of ${processes} processes`,
        value: computeMedian(store),
        unit: 'ms',
        floor: { name: 'the driver alone', value: computeMedian(bare) },
      }),
    );
  }
  return rows;
}
