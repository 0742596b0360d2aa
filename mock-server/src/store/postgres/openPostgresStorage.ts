import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { StorageFull } from '../errors';
import { buildSeedDump } from '../buildSeedDump';
import type { Seal } from '../seal';
import { SealedRows } from '../sealedRows';
import type { CollectionMap, CollectionSpecs, Dump, SeedRows, Storage, Writer } from '../port';
import { Collections } from './schema/collections';
import { checkRoom, readState, withReader, withSnapshot, withTransaction } from './database';
import { toStoreError } from './failures';
import { Gate } from './gate';
import { checkSeal } from './schema/checkSeal';
import { checkSchema } from './schema/checkSchema';
import { createSchema } from './schema/createSchema';
import { Names } from './schema/names';
import { noteRunning } from './schema/runningServers';
import { followShapes } from './schema/storedShapes';
import { dumpAll, seedTables, isSeeded } from './seed';
import { Transaction } from './transaction';

export interface PostgresStorageOptions<C extends CollectionMap<C>> {
  /** Connections of this process, as `openPool` opens them. The store ends the pool when it closes. */
  readonly pool: Pool;
  /** Schema name. The store creates the schema if it is missing, and touches nothing outside it. */
  readonly schema: string;
  readonly specs: CollectionSpecs<C>;
  /** Returns the rows of a new schema. Called only for a schema that is not seeded. */
  readonly seed: () => SeedRows<C>;
  /** Opens the seal of what the specs name as secret. Only specs without secrets can do without. */
  readonly openSeal?: () => Seal;
  /** The content of another store, which a new schema starts with instead of the seed. */
  readonly copyFrom?: Dump;
}

export interface PostgresStorage<C extends CollectionMap<C>> extends Storage<C> {
  /** Returns the whole content at one moment. */
  dump(): Promise<Dump>;
}

/** Milliseconds that running writers and connections get to end. */
const CLOSE_TIMEOUT_MS = 5_000;

/**
 * Opens the store in a database. Creates and seeds the tables of an empty schema, and changes none that is there.
 * Several processes may open one schema, even at the same time. Rejects with Unavailable if the database is
 * unreachable, with OlderData until `npm run migrate` has added what the tables lack, and with NewerData.
 */
export async function openPostgresStorage<C extends CollectionMap<C>>(
  options: PostgresStorageOptions<C>,
): Promise<PostgresStorage<C>> {
  const { pool, specs } = options;
  const sealed = new SealedRows(specs, options.openSeal);
  const all = new Collections<C>(new Names(options.schema), specs, sealed);
  try {
    const { copyFrom } = options;
    let filled = false;
    if (!(await isSeeded(pool, all.tables))) {
      const made = copyFrom ?? buildSeedDump(specs, options.seed);
      await createSchema(pool, all, sealed.seal, async (client) => {
        await seedTables(client, all, made, copyFrom !== undefined);
        filled = true;
      });
    }
    if (copyFrom && !filled) throw new Error(`The schema ${options.schema} is not empty`);
    await checkSchema(pool, all);
    await withTransaction(pool, all.tables, (client) => checkSeal(client, all.tables, sealed.seal));
  } catch (error) {
    await pool.end();
    throw toStoreError(error);
  }

  let isFull = false;
  // One connection always serves reads, because a transaction may wait for one.
  const writers = new Gate(Math.max(1, pool.options.max - 1));
  const stopNoting = noteRunning(pool, all);
  let closing: Promise<void> | undefined;

  function run<T>(work: (writer: Writer<C>) => Promise<T>): Promise<T> {
    return withTransaction(pool, all.tables, async (client, state) => {
      await followShapes(client, all, state);
      const transaction = new Transaction<C>(client, all);
      const answer = await work(transaction);
      await transaction.finish();
      return answer;
    });
  }

  const reading = <T>(work: (client: PoolClient) => Promise<T>): Promise<T> =>
    withReader(pool, work).catch((error: unknown) => {
      throw toStoreError(error);
    });

  return {
    kind: 'postgres',
    get: (collection, id) => reading((client) => all.get(client, collection, id)),
    find: (collection, query) => reading((client) => all.find(client, collection, query)),
    select: (collection, fields, query) =>
      reading((client) => all.select(client, collection, fields, query)),
    countBy: (collection, fields, filter, figures) =>
      reading((client) => all.countBy(client, collection, fields, filter, figures)),
    async tx<T>(work: (writer: Writer<C>) => Promise<T>): Promise<T> {
      if (closing) throw new Error('The store is closed');
      try {
        return await writers.run(() => run(work));
      } catch (error) {
        isFull ||= error instanceof StorageFull;
        throw error;
      }
    },
    dump: () => withSnapshot(pool, (client) => dumpAll(client, all)),
    // PostgreSQL's autovacuum removes the old versions of changed rows.
    forgetPast: async () => undefined,
    async check(): Promise<void> {
      await reading(async (client) =>
        followShapes(client, all, await readState(client, all.tables)),
      );
      if (isFull) await checkRoom(pool, all.tables);
      isFull = false;
    },
    close(): Promise<void> {
      // Do not wait for ever: a database that does not respond does not close connections either.
      const ended = writers.settle().then(stopNoting);
      closing ??= Promise.race([
        ended.then(() => pool.end()).catch(() => undefined),
        pause(CLOSE_TIMEOUT_MS, undefined, { ref: false }),
      ]);
      return closing;
    },
  };
}
