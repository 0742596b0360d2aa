import { resetData, resetDatabase } from '@marketplace/mock-server/reset';
import { readSettings } from './serve/settings';

async function reset(): Promise<string> {
  const databaseUrl = process.env['DATABASE_URL'];
  if (databaseUrl) {
    await resetDatabase(databaseUrl);
    return 'The database';
  }
  const { dataDir } = readSettings(process.env);
  const { keptAside } = await resetData(dataDir);
  if (keptAside) console.log(`What could not be read was moved to ${keptAside}.`);
  return dataDir;
}

try {
  console.log(`${await reset()} is empty; the next start fills it with the fixtures.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
