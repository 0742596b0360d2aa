import { parseArgs } from 'node:util';
import { writeFreshData } from '@marketplace/mock-server/freshData';

const usage = 'npm run fixtures -- --out <file>';

try {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { out: { type: 'string' } },
  });
  if (!values.out) throw new Error(usage);
  const rows = await writeFreshData(values.out, process.env);
  for (const [name, count] of Object.entries(rows))
    console.log(`${name.padEnd(24)} ${String(count).padStart(8)} rows`);
  console.log(`Written. To serve it: npx json-server@0.17.4 --foreignKeySuffix _id ${values.out}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
