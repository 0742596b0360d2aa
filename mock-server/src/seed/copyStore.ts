import { existsSync, readdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Digest } from '../store/digest';
import { checkCopy, computeDigests } from '../store/digest';
import { getDbPath, getJournalPath } from '../store/json/files';
import { openJsonStorage } from '../store/json/openJsonStorage';
import type { CollectionMap, CollectionSpecs, Dump } from '../store/port';
import type { Seal } from '../store/seal';
import { readDatabaseConnections } from '../databaseConnections';
import { openPool, readDatabaseUrl } from '../store/postgres/databaseUrl';
import { Names } from '../store/postgres/schema/names';
import { openPostgresStorage } from '../store/postgres/openPostgresStorage';
import { isSeeded } from '../store/postgres/seed';

interface Opened {
  dump(): Promise<Dump>;
  close(): Promise<void>;
}

const isDatabase = (place: string): boolean => /^postgres(?:ql)?:/u.test(place);

/** Formats a location for messages: a URL without its password, or an absolute path. */
export function formatLocation(place: string): string {
  if (!isDatabase(place)) return resolve(place);
  const url = new URL(place);
  url.password = '';
  return url.href;
}

/** Whether a schema already contains data. Creates nothing. */
async function isUsedSchema(place: string): Promise<boolean> {
  const { connectionString, schema } = readDatabaseUrl(place);
  const pool = openPool(connectionString, readDatabaseConnections(process.env));
  try {
    const { rows } = await pool.query<{ readonly table_name: string }>(
      'select table_name from information_schema.tables where table_schema = $1',
      [schema],
    );
    const isOurs = rows.some((row) => row.table_name === 'store_state');
    return isOurs ? await isSeeded(pool, new Names(schema)) : rows.length > 0;
  } finally {
    await pool.end();
  }
}

async function isUsed(place: string): Promise<boolean> {
  if (isDatabase(place)) return isUsedSchema(place);
  const folder = resolve(place);
  return existsSync(folder) && readdirSync(folder).some((name) => name !== 'uploads');
}

function open<C extends CollectionMap<C>>(
  place: string,
  specs: CollectionSpecs<C>,
  copyFrom: Dump | undefined,
  openSeal: (() => Seal) | undefined,
): Promise<Opened> {
  const options = { specs, seed: () => ({}), ...(copyFrom && { copyFrom }) };
  if (!isDatabase(place)) return openJsonStorage<C>({ ...options, folder: resolve(place) });
  const { connectionString, schema } = readDatabaseUrl(place);
  const pool = openPool(connectionString, readDatabaseConnections(process.env));
  return openPostgresStorage<C>({ ...options, pool, schema, ...(openSeal && { openSeal }) });
}

/** Writes the copy, reads it back and compares it; removes it if it differs. */
async function copyInto<C extends CollectionMap<C>>(
  place: string,
  specs: CollectionSpecs<C>,
  dump: Dump,
  openSeal: (() => Seal) | undefined,
): Promise<void> {
  // A database compares within the writing transaction.
  const written = await open(place, specs, dump, openSeal);
  await written.close();
  if (isDatabase(place)) return;
  const folder = resolve(place);
  try {
    const again = await open(place, specs, undefined, openSeal);
    try {
      checkCopy(dump, await again.dump());
    } finally {
      await again.close();
    }
  } catch (error) {
    for (const path of [getDbPath(folder), getJournalPath(folder)]) rmSync(path, { force: true });
    throw error;
  }
}

/**
 * Copies a whole store, a folder or a database, into an empty location of either kind. Reads the
 * copy back and compares row counts and checksums. Nobody may write to the source meanwhile: a
 * folder is locked, the servers of a database must be stopped. Rejects, and leaves the target
 * empty, if anything differs. A folder has a key of its own; `openSeal` opens that of a database.
 */
export async function copyStore<C extends CollectionMap<C>>(
  from: string,
  to: string,
  specs: CollectionSpecs<C>,
  openSeal?: () => Seal,
): Promise<Record<string, Digest>> {
  const hasSource = isDatabase(from) ? await isUsed(from) : existsSync(getDbPath(resolve(from)));
  if (!hasSource) throw new Error(`There is no store in ${formatLocation(from)}`);
  if (await isUsed(to)) throw new Error(`${formatLocation(to)} is not empty. Nothing was copied.`);
  const source = await open(from, specs, undefined, openSeal);
  try {
    const dump = await source.dump();
    await copyInto(to, specs, dump, openSeal);
    return computeDigests(dump);
  } finally {
    await source.close();
  }
}
