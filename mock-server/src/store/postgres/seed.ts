import type { Pool, PoolClient } from 'pg';
import { checkCopy } from '../digest';
import type { CollectionMap, Dump } from '../port';
import type { Collections } from './schema/collections';
import { type Queryable, readState, withReader } from './database';
import type { Names } from './schema/names';
import { recomputeCounts } from './precomputedCounts';
import { recomputeSums } from './precomputedSums';
import { insertRows } from './rows';
import { raiseSequence, readHighest } from './sequences';

export async function isSeeded(pool: Pool, names: Names): Promise<boolean> {
  return (await withReader(pool, (client) => readState(client, names))).seeded;
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
    if (highest > 0) await raiseSequence(client, all.tables.rows(name), highest);
  }
  if (isCopy) checkCopy(start, await dumpAll(client, all));
}

/** Returns the whole content by collection, ordered by id. */
export async function dumpAll<C extends CollectionMap<C>>(
  client: Queryable,
  all: Collections<C>,
): Promise<Dump> {
  const collections: Record<string, readonly object[]> = {};
  const highest: Record<string, number> = {};
  for (const name of all.names) {
    collections[name] = (await all.find(client, name, {}, { pace: 'maintenance' })).rows;
    if (all.spec(name).id === 'number')
      highest[name] = await readHighest(client, all.tables.rows(name));
  }
  return { collections, highest };
}
