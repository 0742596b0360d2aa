import type { Pool } from 'pg';
import type { CollectionMap } from '../../port';
import type { Collections } from './collections';
import { withMaintenance, buildMaintenanceQuery } from '../database';
import { quoteName } from './names';

/**
 * Returns the operator class of trigram indexes; undefined where the database has no `pg_trgm` and
 * its user may not create it.
 */
async function findTrigrams(pool: Pool): Promise<string | undefined> {
  const find = async (): Promise<string | undefined> => {
    const { rows } = await pool.query<{ readonly schema: string }>(
      "select nspname as schema from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm'",
    );
    return rows[0] && `${quoteName(rows[0].schema)}.gin_trgm_ops`;
  };
  const found = await find();
  if (found !== undefined) return found;
  // Many databases forbid this to their users. Another process may create it at the same time.
  await pool.query('create extension if not exists pg_trgm').catch(() => undefined);
  return find();
}

/**
 * Adds the missing trigram indexes, with which `q` reads only possible matches. Without them a search reads the
 * whole table and finds the same. Each start tries again, because an operator may add the extension later.
 */
export async function addSearchIndexes<C extends CollectionMap<C>>(
  pool: Pool,
  all: Collections<C>,
): Promise<void> {
  const trigrams = await findTrigrams(pool);
  if (trigrams === undefined) return;
  const { rows } = await pool.query<{ readonly table: string }>(
    "select tablename as table from pg_indexes where schemaname = $1 and indexname like '%\\_words'",
    [all.tables.schema],
  );
  const indexed = new Set(rows.map(({ table }) => table));
  const missing = all.names.filter((name) => all.spec(name).text.length > 0 && !indexed.has(name));
  if (missing.length === 0) return;
  const create = async (client: Pick<Pool, 'query'>): Promise<void> => {
    for (const name of missing)
      await client.query(
        buildMaintenanceQuery(
          `create index if not exists ${quoteName(`${name}__words`)} on ${all.tables.rows(name)} using gin ("_words" ${trigrams})`,
        ),
      );
  };
  await withMaintenance(pool, all.tables, create);
}
