import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { AnySpec } from '../../filter';
import type { CollectionMap } from '../../port';
import type { Collections } from './collections';
import { listIndexColumns, listTableColumns } from './columns';
import { addSearchIndexes } from './searchIndexes';
import type { State } from '../database';
import { withWriteLock, buildMaintenanceQuery } from '../database';
import { quoteName } from './names';
import { SCHEMA_VERSION } from '../../schemaVersion';
import { checkVersion } from './checkNewer';
import { recomputeCounts } from '../precomputedCounts';
import { recomputeSums } from '../precomputedSums';
import { insertRows } from '../rows';

/**
 * Serialises the shape that a collection's table needs. If it differs from the stored one,
 * syncSchema rebuilds the table.
 */
function hashShape(spec: AnySpec): string {
  const columns = listTableColumns(spec).map(({ name, type }) => `${name} ${type}`);
  return JSON.stringify({
    version: SCHEMA_VERSION,
    columns,
    indexes: listIndexColumns(spec),
    words: { fields: spec.text, version: 3 },
    ...(spec.secret && { secret: spec.secret }),
    ...(spec.counted.length > 0 && { counted: spec.counted }),
    ...(spec.summed && { summed: spec.summed }),
    ...(spec.rules !== undefined && { rules: spec.rules }),
  });
}

/** Whether a stored shape differs from the wanted one only in counts, sums and rules. */
const isSameTable = (stored: string, spec: AnySpec): boolean =>
  stored.startsWith(
    hashShape({ ...spec, counted: [], summed: undefined, rules: undefined }).slice(0, -1),
  );

export function computeShapeHash<C extends CollectionMap<C>>(all: Collections<C>): string {
  const shapes = all.names.map((name) => [name, hashShape(all.spec(name))]);
  return createHash('sha256').update(JSON.stringify(shapes)).digest('hex').slice(0, 16);
}

function createTable(table: string, spec: AnySpec): string {
  const columns = listTableColumns(spec).map(
    ({ name, type }) => `${name} ${type}${name === '"id"' ? ' primary key' : ''}`,
  );
  return `create table ${table} (${columns.join(', ')})`;
}

/** Creates or rebuilds a collection's table, or only its counts and sums, from the stored records. */
async function syncTable<C extends CollectionMap<C>>(
  client: PoolClient,
  all: Collections<C>,
  name: Extract<keyof C, string>,
): Promise<void> {
  const { tables } = all;
  const spec = all.spec(name);
  const table = tables.rows(name);
  const { rows } = await client.query<{ readonly shape: string }>(
    `select shape from ${tables.collections} where name = $1::text`,
    [name],
  );
  const known = rows[0]?.shape;
  if (known === hashShape(spec)) return;
  if (known === undefined) {
    await client.query(
      `insert into ${tables.collections} (name, row_count, highest, shape) values ($1::text, 0, 0, $2::text)`,
      [name, hashShape(spec)],
    );
    await client.query(createTable(table, spec));
    return;
  }
  const stored = await client.query<{ readonly record: string }>(
    buildMaintenanceQuery(`select "_record" as record from ${table}`),
  );
  const records = stored.rows.map(({ record }) => all.record(name, record));
  if (!isSameTable(known, spec)) {
    await client.query(`drop table ${table}`);
    await client.query(createTable(table, spec));
    await insertRows(client, all, name, records);
  }
  await recomputeCounts(client, tables, name, spec);
  await recomputeSums(client, tables, name, spec, records);
  await client.query(`update ${tables.collections} set shape = $2::text where name = $1::text`, [
    name,
    hashShape(spec),
  ]);
}

async function addIndexes<C extends CollectionMap<C>>(
  client: PoolClient,
  all: Collections<C>,
): Promise<void> {
  for (const name of all.names) {
    const table = all.tables.rows(name);
    for (const columns of listIndexColumns(all.spec(name))) {
      // All but the last column, the id, which every index ends with.
      const named = columns.slice(0, Math.max(1, columns.length - 1)).join('_');
      const index = quoteName(`${name}_${named.replaceAll('"', '')}`);
      const list = columns.join(', ');
      await client.query(
        buildMaintenanceQuery(`create index if not exists ${index} on ${table} (${list})`),
      );
    }
  }
}

/**
 * Updates the tables to the collections' specs, and seeds them if nobody has. Builds the indexes last, which
 * is many times faster. Runs in one transaction, so that an interrupted start leaves nothing behind.
 */
export async function syncSchema<C extends CollectionMap<C>>(
  pool: Pool,
  all: Collections<C>,
  seed: (client: PoolClient) => Promise<void>,
): Promise<void> {
  const wanted = computeShapeHash(all);
  const sync = async (client: PoolClient, state: State): Promise<boolean> => {
    if (state.shape === wanted && state.seeded) return false;
    await checkVersion(client, all.tables, all.names);
    for (const name of all.names) await syncTable(client, all, name);
    if (!state.seeded) await seed(client);
    await addIndexes(client, all);
    await client.query(
      `update ${all.tables.state} set shape = $1::text, seeded = true, schema_version = $2::integer where id = 1`,
      [wanted, SCHEMA_VERSION],
    );
    return true;
  };
  const hasChanged = await withWriteLock(pool, all.tables, sync, 'maintenance');
  await addSearchIndexes(pool, all);
  if (!hasChanged) return;
  // Updates the planner's statistics for the first queries; the database would do so later by itself.
  for (const table of [...all.names.map((name) => all.tables.rows(name)), all.tables.sums])
    await pool.query(`analyze ${table}`).catch(() => undefined);
}
