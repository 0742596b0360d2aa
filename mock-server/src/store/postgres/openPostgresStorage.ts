import type { Pool } from 'pg';
import { NewerData, Unavailable } from '../errors';
import { seeded } from '../seeded';
import type {
  CollectionMap,
  CollectionSpecs,
  Dump,
  Id,
  Page,
  Query,
  SeedRows,
  Storage,
  Writer,
} from '../port';
import { Collections } from './collections';
import type { State } from './database';
import { withWriteLock, withSnapshot } from './database';
import { asStoreError } from './failures';
import { migrate } from './migrate';
import { Names } from './names';
import { dumpAll, seedTables, isSeeded } from './seed';
import { syncSchema, shapeHash } from './syncSchema';
import { Transaction } from './transaction';

export interface PostgresStorageOptions<C extends CollectionMap<C>> {
  /** Connections of this process. The store ends it when it is closed. */
  readonly pool: Pool;
  /** Made where it is missing. Nothing outside of it is touched. */
  readonly schema: string;
  readonly specs: CollectionSpecs<C>;
  /** The rows that a fresh schema starts with. Called only then. */
  readonly seed: () => SeedRows<C>;
  /** All of another store, for a fresh schema to start with in place of the seed. */
  readonly copyOf?: Dump;
}

export interface PostgresStorage<C extends CollectionMap<C>> extends Storage<C> {
  /** Everything stored, as of one moment. */
  dump(): Promise<Dump>;
}

/** Milliseconds that a writer waits for those before it in this process. */
const queuePatience = 10_000;
/** Milliseconds that the writers under way and the connections are given to end. */
const closePatience = 5_000;

/** Waits for work, but rejects with Unavailable when it takes longer; the work itself goes on. */
async function within(work: Promise<unknown>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Unavailable('The database takes too long')), milliseconds);
  });
  try {
    await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Opens the store in a database: brings its migrations, makes the tables fit the specs, seeds a fresh
 * schema. Several processes may open one schema, and start at once.
 * Rejects with Unavailable when the database cannot be reached, and with NewerData.
 */
export async function openPostgresStorage<C extends CollectionMap<C>>(
  options: PostgresStorageOptions<C>,
): Promise<PostgresStorage<C>> {
  const { pool, specs } = options;
  // An idle connection that breaks is replaced; without a listener it would end the process.
  pool.on('error', () => undefined);
  const all = new Collections<C>(new Names(options.schema), specs);
  const shape = shapeHash(all);
  try {
    await migrate(pool, all.tables);
    const { copyOf } = options;
    const made = (await isSeeded(pool, all.tables))
      ? undefined
      : (copyOf ?? seeded(specs, options.seed));
    let filled = false;
    await syncSchema(pool, all, async (client) => {
      await seedTables(client, all, made ?? seeded(specs, options.seed), copyOf !== undefined);
      filled = true;
    });
    if (copyOf && !filled) throw new Error(`The schema ${options.schema} is not empty`);
  } catch (error) {
    await pool.end();
    throw asStoreError(error);
  }

  let last: Promise<unknown> = Promise.resolve();
  let closing: Promise<void> | undefined;

  function run<T>(work: (writer: Writer<C>) => Promise<T>): Promise<T> {
    return withWriteLock(pool, all.tables, async (client, state) => {
      if (state.shape !== shape)
        throw new Unavailable(
          'Another version of the server has changed the tables: restart this one',
        );
      const transaction = new Transaction<C>(client, all);
      const answer = await work(transaction);
      await transaction.finish();
      return answer;
    });
  }

  async function reading<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw asStoreError(error);
    }
  }

  return {
    kind: 'postgres',
    get: <K extends keyof C>(collection: K, id: Id): Promise<C[K] | undefined> =>
      reading(() => all.get(pool, collection, id)),
    find: <K extends keyof C>(collection: K, query?: Query): Promise<Page<C[K]>> =>
      reading(() => all.find(pool, collection, query)),
    async tx<T>(work: (writer: Writer<C>) => Promise<T>): Promise<T> {
      if (closing) throw new Error('The store is closed');
      // The writers of one process queue here, so that those which wait hold no connection.
      const before = last;
      const mine = within(before, queuePatience).then(() => run(work));
      last = Promise.allSettled([before, mine]);
      return mine;
    },
    dump: () => withSnapshot(pool, (client) => dumpAll(client, all)),
    // A changed row's older version goes with the next vacuum, which PostgreSQL does by itself.
    forgetPast: async () => undefined,
    async check(): Promise<void> {
      const text = `select shape from ${all.tables.state} where id = 1`;
      const { rows } = await reading(() => pool.query<Pick<State, 'shape'>>(text));
      if (rows[0]?.shape !== shape)
        throw new NewerData('Another version of the server has changed the tables');
    },
    close(): Promise<void> {
      // A database that does not answer does not take a goodbye either.
      closing ??= within(
        last.then(() => pool.end()),
        closePatience,
      ).catch(() => undefined);
      return closing;
    },
  };
}
