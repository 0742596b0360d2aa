import { isDeepStrictEqual } from 'node:util';
import type { Pool } from 'pg';
import { NewerData } from '../../errors';
import type { CollectionMap } from '../../port';
import type { Seal } from '../../seal';
import { SCHEMA_VERSION } from '../../schemaVersion';
import { readState, runAlone, waitForTransactions, withShortLocks } from '../database';
import { buildIndexSql, findMissing } from './catalog';
import { checkSeal } from './checkSeal';
import type { Collections } from './collections';
import { vacuumTables, buildTableSql } from './createSchema';
import { fillColumns } from './fillColumns';
import { runMigrations } from './migrate';
import { quoteName } from './names';
import { findTrigrams } from './searchIndexes';
import { ChangedType, mergeShapes, type Shape, toShape } from './shape';
import { loadShapes, readShapes } from './storedShapes';
import { refuseDuplicates } from './uniqueIndexes';
import { addRules, dropRules } from './valueRules';

/** Adds the missing tables and columns. A new column is empty, so that no row is rewritten. */
async function addColumns<C extends CollectionMap<C>>(
  pool: Pool,
  all: Collections<C>,
  log: (line: string) => void,
): Promise<void> {
  const { tables, columns, unlike } = await findMissing(pool, all);
  if (unlike.length > 0)
    throw new ChangedType(
      `${unlike.join('; ')}: declare the field under a new name, and remove the old one a version later`,
    );
  for (const name of tables) {
    const text = buildTableSql(all.tables.rows(name), all.spec(name));
    await withShortLocks(pool, all.tables, (client) => client.query(text));
    log(`Added the table ${name}`);
  }
  for (const { collection, columns: some } of columns) {
    const added = some.map(({ name, type }) => `add column if not exists ${name} ${type}`);
    const text = `alter table ${all.tables.rows(collection)} ${added.join(', ')}`;
    await withShortLocks(pool, all.tables, (client) => client.query(text));
    log(`Added to ${collection} ${some.map(({ name }) => name).join(', ')}`);
  }
}

const EMPTY: Shape = { fields: {}, text: [], secret: [] };

/** Tells the running servers which columns to write from now on. */
const mergeAllShapes = <C extends CollectionMap<C>>(
  pool: Pool,
  all: Collections<C>,
): Promise<void> =>
  withShortLocks(pool, all.tables, async (client) => {
    const { collections, state } = all.tables;
    const shapes = await readShapes(client, all.tables);
    const merged = all.names.map((name) => {
      const stored = shapes.find((one) => one.name === name)?.shape;
      return { name, stored, shape: mergeShapes(stored ?? EMPTY, toShape(all.spec(name))) };
    });
    const changed = merged.filter(({ stored, shape }) => !isDeepStrictEqual(stored, shape));
    for (const { name, shape } of changed)
      await client.query(
        `insert into ${collections} (name, shape) values ($1::text, $2::text)
         on conflict (name) do update set shape = excluded.shape, filled_to = ''`,
        [name, JSON.stringify(shape)],
      );
    await client.query(
      `update ${state} set revision = revision + $1::integer, schema_version = greatest(schema_version, $2::integer) where id = 1`,
      [changed.length > 0 ? 1 : 0, SCHEMA_VERSION],
    );
  });

/** Builds the missing indexes, or those that have to hold more columns, beside writers. */
async function addIndexes<C extends CollectionMap<C>>(
  pool: Pool,
  all: Collections<C>,
  log: (line: string) => void,
): Promise<void> {
  const schema = quoteName(all.tables.schema);
  const { indexes } = await findMissing(pool, all, await findTrigrams(pool));
  for (const index of indexes) {
    await refuseDuplicates(pool, index);
    // A run that was interrupted leaves an index that nobody uses.
    const built = quoteName(`building ${index.name.replaceAll('"', '')}`);
    await runAlone(pool, `drop index concurrently if exists ${schema}.${built}`);
    await runAlone(pool, buildIndexSql(index, 'concurrently', built));
    await withShortLocks(pool, all.tables, async (client) => {
      await client.query(`drop index if exists ${schema}.${index.name}`);
      await client.query(`alter index ${schema}.${built} rename to ${index.name}`);
    });
    log(`Built the index ${index.name}`);
  }
}

/**
 * Adds what the tables lack for this version, beside servers of the version before, which go on reading and writing.
 * Drops nothing. May be interrupted and run again.
 */
export async function expandSchema<C extends CollectionMap<C>>(
  pool: Pool,
  all: Collections<C>,
  seal: Seal | undefined,
  log: (line: string) => void,
): Promise<void> {
  const { tables, names } = all;
  for (const { number, name } of await runMigrations(pool, tables))
    log(`Ran the migration ${number} ${name}`);
  const { seeded, schema_version, revision } = await readState(pool, tables);
  if (!seeded) throw new Error('There are no tables yet: the first start creates them');
  if (schema_version > SCHEMA_VERSION)
    throw new NewerData('The tables are those of a newer version');
  await checkSeal(pool, tables, seal);
  const before = new Map((await readShapes(pool, tables)).map((one) => [one.name, one.filled]));
  await addColumns(pool, all, log);
  await mergeAllShapes(pool, all);
  await waitForTransactions(pool, tables);
  const stored = await loadShapes(pool, all, revision);
  const run: Parameters<typeof addRules>[0] = (work) => withShortLocks(pool, tables, work);
  const rules = await dropRules(run, all);
  const unfilled = names.filter(
    (name) => !isDeepStrictEqual(stored.get(name)?.shape, stored.get(name)?.filled),
  );
  for (const name of unfilled) {
    await fillColumns(pool, all, name);
    log(`Filled the columns of ${name}`);
  }
  await addIndexes(pool, all, log);
  const isAllowed: Parameters<typeof addRules>[2] = (table, { name, field, isCheck }) => {
    // What a version before demands otherwise waits until it is gone. One without rules writes as this one.
    const had = rules.filter((one) => one.table === table);
    const isNew = !Object.hasOwn(before.get(table)?.fields ?? {}, field);
    return had.length === 0
      ? isCheck || !isNew
      : had.some((one) => one.name === name) || (isCheck && isNew);
  };
  await addRules(run, all, isAllowed, log);
  await vacuumTables(
    pool,
    unfilled.map((name) => tables.rows(name)),
  );
}
