import type { Pool, PoolClient } from 'pg';
import { checkCopy } from '../digest';
import type { CollectionMap, Dump } from '../port';
import type { Collections } from './schema/collections';
import type { Queryable, State } from './database';
import type { Names } from './schema/names';
import { recomputeCounts } from './precomputedCounts';
import { recomputeSums } from './precomputedSums';
import { insertRows } from './rows';

export async function isSeeded(pool: Pool, names: Names): Promise<boolean> {
  const { rows } = await pool.query<State>(`select seeded from ${names.state} where id = 1`);
  return rows[0]?.seeded === true;
}

/** Fills new tables. For a copy, throws if the tables then differ from the original. */
export async function seedTables<C extends CollectionMap<C>>(
  client: PoolClient,
  all: Collections<C>,
  start: Dump,
  isCopy: boolean,
): Promise<void> {
  for (const name of all.names) {
    const rows = start.collections[name] ?? [];
    const records = rows.map((row) => all.record(name, row));
    await insertRows(client, all, name, records);
    await recomputeCounts(client, all.tables, name, all.spec(name));
    await recomputeSums(client, all.tables, name, all.spec(name), records);
    const highest = records.reduce(
      (most, { id }) => (typeof id === 'number' ? Math.max(most, id) : most),
      start.highest[name] ?? 0,
    );
    await client.query(
      `update ${all.tables.collections} set row_count = $2::bigint, highest = $3::bigint where name = $1::text`,
      [name, records.length, highest],
    );
  }
  if (isCopy) checkCopy(start, await dumpAll(client, all));
}

/** Returns the whole content by collection, ordered by id. */
export async function dumpAll<C extends CollectionMap<C>>(
  client: Queryable,
  all: Collections<C>,
): Promise<Dump> {
  const collections: Record<string, readonly object[]> = {};
  for (const name of all.names)
    collections[name] = (await all.find(client, name, {}, { pace: 'maintenance' })).rows;
  const { rows } = await client.query<{ readonly name: string; readonly highest: string }>(
    `select name, highest from ${all.tables.collections}`,
  );
  const highest = Object.fromEntries(rows.map((row) => [row.name, Number(row.highest)]));
  return { collections, highest };
}
