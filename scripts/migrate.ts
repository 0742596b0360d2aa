import { parseArgs } from 'node:util';
import { migrateData } from '@marketplace/mock-server/migrate';

try {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { contract: { type: 'boolean', default: false } },
  });
  const isDatabase = await migrateData({ contract: values.contract, log: console.log });
  console.log(
    isDatabase
      ? 'The database is up to date.'
      : 'DATABASE_URL names no database, and a data folder needs no migration.',
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
