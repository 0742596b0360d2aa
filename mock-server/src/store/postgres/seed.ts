import type { Pool, PoolClient } from 'pg';
import type { CollectionMap, Dump, SeedRows } from '../port';
import type { Collections } from './collections';
import type { Queryable, State } from './database';
import type { Names } from './names';
import { insertRows } from './rows';

/** Whether some process has filled the schema. */
export async function isSeeded(pool: Pool, names: Names): Promise<boolean> {
  const { rows } = await pool.query<State>(`select seeded from ${names.state} where id = 1`);
  return rows[0]?.seeded === true;
}

/** Fills fresh tables. */
export async function seedAll<C extends CollectionMap<C>>(
  client: PoolClient,
  all: Collections<C>,
  seed: SeedRows<C>,
  options: {
    readonly highest?: Readonly<Record<string, number>>;
    readonly verify?: (dump: Dump) => void;
  },
): Promise<void> {
  for (const name of all.names) {
    const records = (seed[name] ?? []).map((row) => all.record(name, { version: 1, ...row }));
    await insertRows(client, all.tables, name, all.spec(name), records);
    const highest = records.reduce(
      (most, { id }) => (typeof id === 'number' ? Math.max(most, id) : most),
      options.highest?.[name] ?? 0,
    );
    await client.query(
      `update ${all.tables.collections} set row_count = $2::bigint, highest = $3::bigint where name = $1::text`,
      [name, records.length, highest],
    );
  }
  options.verify?.(await dumpAll(client, all));
}

/** Everything stored, by collection, in the order of ids. */
export async function dumpAll<C extends CollectionMap<C>>(
  client: Queryable,
  all: Collections<C>,
): Promise<Dump> {
  const collections: Record<string, readonly object[]> = {};
  for (const name of all.names) collections[name] = (await all.find(client, name)).rows;
  const { rows } = await client.query<{ readonly name: string; readonly highest: string }>(
    `select name, highest from ${all.tables.collections}`,
  );
  const highest = Object.fromEntries(rows.map((row) => [row.name, Number(row.highest)]));
  return { collections, highest };
}
