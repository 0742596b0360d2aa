import type { Pool } from 'pg';
import { quoteName } from './names';

/**
 * Returns the operator class of trigram indexes, with which `q` reads only possible matches. Without them a search
 * reads the whole table and finds the same. Undefined where the database has no `pg_trgm`; `create` adds it if the
 * database's user may.
 */
export async function findTrigrams(pool: Pool, create?: 'create'): Promise<string | undefined> {
  const { rows } = await pool.query<{ readonly schema: string }>(
    "select nspname as schema from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm'",
  );
  const [found] = rows;
  if (found) return `${quoteName(found.schema)}.gin_trgm_ops`;
  if (create === undefined) return undefined;
  // Many databases forbid this to their users. Another process may create it at the same time.
  await pool.query('create extension if not exists pg_trgm').catch(() => undefined);
  return findTrigrams(pool);
}
