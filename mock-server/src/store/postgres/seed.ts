import type { Pool, PoolClient } from 'pg';
import { CopyDiffers, hashRows } from '../digest';
import { getField } from '../filter';
import type { CollectionMap, Dump } from '../port';
import type { Collections } from './schema/collections';
import { type Queryable, withReader } from './database';
import type { Names } from './schema/names';
import { insertRows } from './rows';
import { raiseSequence, readHighest } from './sequences';

/** Whether a schema has tables with data, also those of an earlier version. */
export const isSeeded = (pool: Pool, names: Names): Promise<boolean> =>
  withReader(pool, async (client) => {
    const found = await client.query<{ readonly exists: boolean }>(
      'select to_regclass($1) is not null as exists',
      [names.state],
    );
    if (!found.rows[0]?.exists) return false;
    const { rows } = await client.query<{ readonly seeded: boolean }>(
      `select seeded from ${names.state} where id = 1`,
    );
    return rows[0]?.seeded === true;
  });

/** Rows to convert and compare at once, so that a large copy needs little more memory than its original. */
const SLICE_ROWS = 2000;

function* inSlices<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < rows.length; start += SLICE_ROWS)
    yield rows.slice(start, start + SLICE_ROWS);
}

/** Throws CopyDiffers if a table does not hold these rows alone. */
async function checkTable<C extends CollectionMap<C>>(
  client: Queryable,
  all: Collections<C>,
  name: Extract<keyof C, string>,
  rows: readonly object[],
): Promise<void> {
  const { total } = await all.find(client, name, { range: [0, -1] }, 'maintenance');
  if (total !== rows.length) throw new CopyDiffers(name);
  for (const slice of inSlices(rows)) {
    const id = slice.map((row) => getField(row, 'id'));
    const copied = await all.find(client, name, { filter: { id } }, 'maintenance');
    if (hashRows(copied.rows) !== hashRows(slice)) throw new CopyDiffers(name);
  }
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
    let highest = start.highest[name] ?? 0;
    for (const slice of inSlices(rows)) {
      const records = slice.map((row) => all.record(name, row));
      await insertRows(client, all, name, records);
      for (const { id } of records) if (typeof id === 'number') highest = Math.max(highest, id);
    }
    if (highest > 0) await raiseSequence(client, all.tables.rows(name), highest);
    if (isCopy) await checkTable(client, all, name, rows);
  }
}

/** Returns the whole content by collection, ordered by id. */
export async function dumpAll<C extends CollectionMap<C>>(
  client: Queryable,
  all: Collections<C>,
): Promise<Dump> {
  const collections: Record<string, readonly object[]> = {};
  const highest: Record<string, number> = {};
  for (const name of all.names) {
    collections[name] = (await all.find(client, name, {}, 'maintenance')).rows;
    if (all.spec(name).id === 'number')
      highest[name] = await readHighest(client, all.tables.rows(name));
  }
  return { collections, highest };
}
