import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { buildMaintenanceQuery, type Queryable, withShortLocks } from '../database';
import { toStoreError, getErrorCode, isRetryableConflict } from '../failures';
import { type Migration, migrations } from './migrations';
import type { Names } from './names';
import { quoteName } from './names';

// Error codes of a process that creates an object while another process creates it, too.
const createdConcurrently = new Set(['23505', '42P06', '42P07', '42710', 'XX000']);

/** Creates the schema and the tables that the locks need. */
async function bootstrap(pool: Pool, names: Names): Promise<void> {
  const { rows } = await pool.query(
    'select 1 from information_schema.schemata where schema_name = $1',
    [names.schema],
  );
  if (rows.length === 0) await pool.query(`create schema if not exists ${quoteName(names.schema)}`);
  await pool.query(
    `create table if not exists ${names.migrations} (number integer primary key, name text not null, applied_at timestamptz not null default now())`,
  );
  await pool.query(
    `create table if not exists ${names.state} (id integer primary key, shape text not null, seeded boolean not null)`,
  );
  await pool.query(
    `insert into ${names.state} (id, shape, seeded) values (1, '', false) on conflict (id) do nothing`,
  );
}

/** Lists the migrations that have not run. One that this version does not know only adds, or raises the schema's version. */
export async function listMissingMigrations(
  client: Queryable,
  names: Names,
): Promise<readonly Migration[]> {
  const { rows } = await client.query<{ readonly number: number }>(
    `select number from ${names.migrations}`,
  );
  const applied = new Set(rows.map(({ number }) => number));
  return migrations.filter(({ number }) => !applied.has(number));
}

/** Runs the missing migrations, each once, even if several processes do so. Returns those that were missing. */
export async function runMigrations(pool: Pool, names: Names): Promise<readonly Migration[]> {
  for (let run = 1; ; run += 1) {
    try {
      await bootstrap(pool, names);
      break;
    } catch (error) {
      if (
        run >= 20 ||
        !(createdConcurrently.has(getErrorCode(error)) || isRetryableConflict(error))
      )
        throw toStoreError(error);
      await pause(20 * run);
    }
  }
  const missing = await listMissingMigrations(pool, names);
  for (const migration of missing)
    await withShortLocks(pool, names, async (client) => {
      const { rows } = await client.query(
        `select 1 from ${names.migrations} where number = $1::integer`,
        [migration.number],
      );
      if (rows.length > 0) return;
      for (const statement of migration.statements(names))
        await client.query(buildMaintenanceQuery(statement));
      await client.query(
        `insert into ${names.migrations} (number, name) values ($1::integer, $2::text)`,
        [migration.number, migration.name],
      );
    });
  return missing;
}
