import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REPOSITORY } from '@marketplace/mock-server/repository';
import { replaceRows, updateTable } from './bench/replaceRows';
import { buildFailedRow, type Row, toMarkdown } from './bench/row';
import { Workbench } from './bench/benchContext';
import { buildStale } from './build/buildStale';
import { runCommand } from './test/runCommand';

interface Bench {
  run(bench: Workbench): Promise<Row[]>;
}

const isBench = (value: unknown): value is Bench =>
  typeof value === 'object' && value !== null && 'run' in value && typeof value.run === 'function';

/** In the order of their rows in the table. */
const ORDER = [
  'signIn',
  'firstOffers',
  'borrowerPages',
  'lendersList',
  'manyLenders',
  'calls',
  'start',
];

const benchNames = (): string[] =>
  readdirSync(join(import.meta.dirname, 'bench'))
    .filter((file) => file.endsWith('.bench.ts'))
    .map((file) => file.replace('.bench.ts', ''))
    .sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));

/** Runs one benchmark. If it fails, returns a row that misses its budget, so that the other benchmarks still run. */
async function measureRows(name: string, workbench: Workbench): Promise<Row[]> {
  const bench: unknown = await import(`./bench/${name}.bench.ts`);
  if (!isBench(bench)) throw new Error(`scripts/bench/${name}.bench.ts exports no "run"`);
  try {
    return await bench.run(workbench);
  } catch (error) {
    console.error(error);
    return [buildFailedRow(name)];
  }
}

async function measure(names: readonly string[]): Promise<Row[]> {
  const workbench = new Workbench();
  const rows: Row[] = [];
  try {
    for (const name of names) {
      const started = performance.now();
      console.log(`\n── ${name}`);
      const own = await measureRows(name, workbench);
      console.log(toMarkdown(own));
      console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`);
      rows.push(...own);
    }
  } finally {
    await workbench.close();
  }
  return rows;
}

const args = process.argv.slice(3);
const wanted = args.filter((arg) => !arg.startsWith('--'));
const all = benchNames();
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new Error(`No benchmark ${unknown.join(', ')}: ${all.join(', ')}`);

await buildStale(console.log);
const rows = await measure(wanted.length > 0 ? wanted : all);
const table = toMarkdown(rows);
console.log(`\n${table}`);
if (args.includes('--write')) {
  const documents = { 'docs/benchmarks.md': updateTable, 'README.md': replaceRows };
  for (const [path, update] of Object.entries(documents)) {
    const document = join(REPOSITORY, path);
    await writeFile(document, update(await readFile(document, 'utf8'), table));
    // Format the table, or the next format check fails.
    await runCommand(['oxfmt', document], { show: true });
  }
}
if (rows.length === 0 || rows.some(({ within }) => !within)) process.exitCode = 1;
