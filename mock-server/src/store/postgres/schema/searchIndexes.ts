import type { Pool } from 'pg';
import { quoteName } from './names';

/**
 * Returns the operator class of trigram indexes, with which `q` reads only possible matches. Without them a search
 * reads the whole table and finds the same. Undefined where the database has no `pg_trgm` and its user may not add it.
 */
export async function findTrigrams(pool: Pool): Promise<string | undefined> {
  // Many databases forbid this to their users. Another process may create it at the same time.
  await pool.query('create extension if not exists pg_trgm').catch(() => undefined);
  const { rows } = await pool.query<{ readonly schema: string }>(
    "select nspname as schema from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm'",
  );
  return rows[0] && `${quoteName(rows[0].schema)}.gin_trgm_ops`;
}
