import type { Pool } from 'pg';
import { readState, withReader } from '../database';
import type { CollectionMap } from '../../port';
import { findMissing } from './catalog';
import type { Collections } from './collections';
import { listMissingMigrations } from './migrate';
import { buildOlderError, followShapes } from './storedShapes';
import { readRules } from './valueRules';

/**
 * Compares the tables with what this version needs, and changes nothing. Rejects with OlderData, which names what is
 * missing, or with NewerData. What a newer version has added is no hindrance.
 */
export const checkSchema = <C extends CollectionMap<C>>(
  pool: Pool,
  all: Collections<C>,
): Promise<void> =>
  withReader(pool, async (client) => {
    const migrations = await listMissingMigrations(client, all.tables);
    if (migrations.length > 0)
      throw buildOlderError(migrations.map(({ name }) => `the migration ${name}`));
    const { tables, columns, indexes, unlike } = await findMissing(client, all);
    const lacks = [
      ...tables.map((table) => `the table ${table}`),
      ...columns.flatMap(({ collection, columns: some }) =>
        some.map(({ name }) => `the column ${collection}.${name}`),
      ),
      ...unlike.map((text) => `a column: ${text}`),
      ...indexes.map(({ name }) => `the index ${name}`),
    ];
    if (lacks.length > 0) throw buildOlderError(lacks);
    await followShapes(client, all, await readState(client, all.tables));
    const foreign = (await readRules(client, all)).filter(({ table, field, isCheck, isOwn }) => {
      return !isOwn && !(isCheck && !Object.hasOwn(all.spec(table).fields, field));
    });
    if (foreign.length > 0)
      throw buildOlderError(foreign.map(({ table, field }) => `own rules of ${table}.${field}`));
  });
