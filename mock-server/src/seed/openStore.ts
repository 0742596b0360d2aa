import type { RequestHandler } from 'express';
import type { Config } from '../config';
import type { Store } from '../context';
import type { Collections } from '../data/records';
import { specs } from '../data/specs';
import { openJsonStorage } from '../store/json/openJsonStorage';
import type { SeedRows } from '../store/port';

export interface OpenedStore {
  readonly store: Store;
  /** json-server's own routes, where the store has them. */
  readonly rawRouter?: RequestHandler;
}

/** Opens the store that the configuration names: a database, or else the data folder. */
export async function openStore(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  seed: () => SeedRows<Collections>,
): Promise<OpenedStore> {
  if (databaseUrl === undefined) {
    const store = await openJsonStorage({ folder: dataDir, specs, seed });
    return { store, rawRouter: store.rawRouter };
  }
  // Loaded on demand: whoever keeps the data in a folder starts without the driver.
  const { openPool, readDatabaseUrl } = await import('../store/postgres/databaseUrl');
  const { openPostgresStorage } = await import('../store/postgres/openPostgresStorage');
  const { connectionString, schema } = readDatabaseUrl(databaseUrl);
  const pool = openPool(connectionString);
  return { store: await openPostgresStorage({ pool, schema, specs, seed }) };
}
