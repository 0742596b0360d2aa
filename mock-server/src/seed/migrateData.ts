import { readConfig } from '../config';
import { specs } from '../data/specs';
import { openPool, readDatabaseUrl } from '../store/postgres/databaseUrl';
import { migratePostgres, type MigrationOptions } from '../store/postgres/migratePostgres';
import { openDatabaseSeal } from '../store/seal';

/**
 * Changes the database of DATABASE_URL for this version of the server: adds what it lacks or, with `contract`, drops
 * what this version does not use. Servers may run meanwhile. Resolves to false without a DATABASE_URL.
 */
export async function migrateData(
  options: Pick<MigrationOptions<never>, 'contract' | 'log'>,
): Promise<boolean> {
  const { databaseUrl, databaseConnections, dataDir, dataKey } = readConfig(process.env);
  if (databaseUrl === undefined) return false;
  const { connectionString, schema } = readDatabaseUrl(databaseUrl);
  const pool = openPool(connectionString, databaseConnections);
  const openSeal = () => openDatabaseSeal(dataDir, dataKey);
  try {
    await migratePostgres({ ...options, pool, schema, specs, openSeal });
  } finally {
    await pool.end();
  }
  return true;
}
