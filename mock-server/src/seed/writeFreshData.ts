import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { readConfig } from '../config';
import { specs } from '../data/specs';
import { getJournalPath } from '../store/json/files';
import { replaceFile } from '../store/replaceFile';
import { buildSeedDump } from '../store/buildSeedDump';
import { seedCollections } from '.';

/**
 * Writes new demo data as one file with an array for each collection, in json-server's format;
 * writes it completely or not at all. `SEED_LENDERS`, `SEED_USERS` and `SCENARIO` select the data.
 * Returns the number of rows of each collection. Rejects in a server's data folder, whose own
 * `db.json` has another format.
 */
export async function writeFreshData(
  path: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Record<string, number>> {
  const { seedLenders: lenders, seedUsers: users, scenario } = readConfig(env);
  const file = resolve(path);
  const folder = dirname(file);
  if (existsSync(getJournalPath(folder)))
    throw new Error(`${folder} is the data folder of a server. Choose another file.`);
  const { collections } = buildSeedDump(specs, () => seedCollections({ lenders, users, scenario }));
  await mkdir(folder, { recursive: true });
  await replaceFile(file, `${JSON.stringify(collections, null, 2)}\n`);
  return Object.fromEntries(Object.entries(collections).map(([name, rows]) => [name, rows.length]));
}
