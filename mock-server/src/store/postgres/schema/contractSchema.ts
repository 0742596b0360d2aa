import { isDeepStrictEqual } from 'node:util';
import type { Pool } from 'pg';
import type { CollectionMap } from '../../port';
import type { Seal } from '../../seal';
import { runAlone, withShortLocks } from '../database';
import { listUnusedIndexes } from './catalog';
import { checkSchema } from './checkSchema';
import { checkSeal } from './checkSeal';
import type { Collections } from './collections';
import { listTableColumns } from './columns';
import { fillColumns } from './fillColumns';
import { countOtherServers } from './runningServers';
import { quoteName } from './names';
import { toShape } from './shape';
import { readShapes } from './storedShapes';
import { addRules, dropRules } from './valueRules';

/**
 * Drops the columns of a table that this version does not use. A transaction of a server that has written them runs
 * again without them. Resolves to what was dropped.
 */
const contractTable = <C extends CollectionMap<C>>(
  pool: Pool,
  all: Collections<C>,
  name: Extract<keyof C, string>,
): Promise<readonly string[]> =>
  withShortLocks(pool, all.tables, async (client) => {
    const { collections, state } = all.tables;
    const stored = (await readShapes(client, all.tables)).find((one) => one.name === name)?.shape;
    const shape = toShape(all.spec(name));
    if (!stored || isDeepStrictEqual(stored, shape)) return [];
    const used = new Set(listTableColumns(all.spec(name)).map((column) => column.name));
    const dropped = listTableColumns({ ...all.spec(name), ...stored })
      .map((column) => column.name)
      .filter((column) => !used.has(column));
    if (dropped.length > 0) {
      const parts = dropped.map((column) => `drop column if exists ${column}`);
      await client.query(`alter table ${all.tables.rows(name)} ${parts.join(', ')}`);
    }
    // Words and secrets of rows are written anew; fields alone are not.
    const isSame = (['text', 'secret'] as const).every((part) =>
      isDeepStrictEqual(stored[part], shape[part]),
    );
    await client.query(
      `update ${collections} set shape = $2::text, filled_to = ''${isSame ? ', filled = $2::text::jsonb' : ''} where name = $1::text`,
      [name, JSON.stringify(shape)],
    );
    await client.query(`update ${state} set revision = revision + 1 where id = 1`);
    return dropped.map((column) => `the column ${name}.${column}`);
  });

/** Drops a table of a collection that this version does not have, if it is empty. Resolves to what was done. */
const dropEmptyTable = <C extends CollectionMap<C>>(
  pool: Pool,
  { tables }: Collections<C>,
  name: string,
): Promise<string> =>
  withShortLocks(pool, tables, async (client) => {
    const table = tables.rows(name);
    const { rows } = await client.query<{ readonly isUsed: boolean }>(
      `select exists (select from ${table}) as "isUsed"`,
    );
    if (rows[0]?.isUsed)
      return `Kept the table ${name}, which this version does not use: it has rows`;
    await client.query(`drop table ${table}`);
    await client.query(`delete from ${tables.collections} where name = $1::text`, [name]);
    return `Dropped the table ${name}`;
  });

/**
 * Drops what this version does not use: columns, which records still have, indexes, and empty tables. Throws while a server of
 * another version runs, which may use them.
 */
export async function contractSchema<C extends CollectionMap<C>>(
  pool: Pool,
  all: Collections<C>,
  seal: Seal | undefined,
  log: (line: string) => void,
): Promise<void> {
  await checkSchema(pool, all);
  await checkSeal(pool, all.tables, seal);
  const others = await countOtherServers(pool, all);
  if (others > 0)
    throw new Error(
      `${others} servers of another version run, or were killed less than two minutes ago: nothing was dropped`,
    );
  const run: Parameters<typeof addRules>[0] = (work) => withShortLocks(pool, all.tables, work);
  await dropRules(run, all);
  for (const name of all.names) {
    for (const dropped of await contractTable(pool, all, name)) log(`Dropped ${dropped}`);
    await fillColumns(pool, all, name);
  }
  await addRules(run, all, () => true, log);
  for (const name of await listUnusedIndexes(pool, all)) {
    await runAlone(
      pool,
      `drop index concurrently if exists ${quoteName(all.tables.schema)}.${name}`,
    );
    log(`Dropped the index ${name}`);
  }
  const known = new Set<string>(all.names);
  for (const { name } of await readShapes(pool, all.tables))
    if (!known.has(name)) log(await dropEmptyTable(pool, all, name));
}
