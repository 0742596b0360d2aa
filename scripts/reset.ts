import { resetData } from '@marketplace/mock-server/reset';
import { readSettings } from './serve/settings';

const { dataDir } = readSettings(process.env);
try {
  await resetData(dataDir);
  console.log(`${dataDir} is back to its fixtures.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
