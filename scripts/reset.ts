import { resetData } from '@marketplace/mock-server/reset';
import { readSettings } from './serve/settings';

const { dataDir } = readSettings(process.env);
try {
  const { keptAside } = await resetData(dataDir);
  if (keptAside) console.log(`What could not be read was moved to ${keptAside}.`);
  console.log(`${dataDir} is empty; the next start fills it with the fixtures.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
