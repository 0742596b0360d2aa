import { parseArgs } from 'node:util';
import { copyData } from '@marketplace/mock-server/copy';

const usage =
  'npm run migrate-store -- --from <folder or postgres://…> --to <folder or postgres://…>';

try {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { from: { type: 'string' }, to: { type: 'string' } },
  });
  if (!values.from || !values.to) throw new Error(usage);
  const copied = await copyData(values.from, values.to);
  for (const [name, { rows, sha256 }] of Object.entries(copied))
    console.log(
      `${name.padEnd(16)} ${String(rows).padStart(8)} rows  sha256 ${sha256.slice(0, 16)}`,
    );
  console.log('Copied, read back and found the same. Uploaded files stay where DATA_DIR has them.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
