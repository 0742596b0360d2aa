import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from './build/buildStale';
import { type Row, toMarkdown } from './bench/row';

interface Bench {
  run(): Promise<Row[]>;
}

const isBench = (value: unknown): value is Bench =>
  typeof value === 'object' && value !== null && 'run' in value && typeof value.run === 'function';

await buildStale(console.log);
const folder = join(import.meta.dirname, 'bench');
const rows: Row[] = [];
for (const name of readdirSync(folder).filter((file) => file.endsWith('.bench.ts'))) {
  const bench: unknown = await import(`./bench/${name}`);
  if (!isBench(bench)) throw new Error(`scripts/bench/${name} exports no function "run"`);
  console.log(`\n── ${name}`);
  rows.push(...(await bench.run()));
}
console.log(`\n${toMarkdown(rows)}`);
if (rows.length === 0 || rows.some(({ within }) => !within)) process.exitCode = 1;
