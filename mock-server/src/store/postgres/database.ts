import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import { getLimits } from './databaseUrl';
import { toStoreError, isRetryableConflict, isConnectionLost, isDuplicate } from './failures';
import type { Names } from './schema/names';

/** The part of a client that runs statements. */
export type Queryable = Pick<PoolClient, 'query'>;

/** The time limit of a statement: the pool's, or that of maintenance. */
export type Pace = 'interactive' | 'maintenance';

interface TimedQuery extends QueryConfig {
  readonly query_timeout: number;
}

/** Milliseconds after which even a maintenance statement, such as building an index, is cancelled. */
const MAINTENANCE_TIMEOUT_MS = 600_000;

/** Builds a statement that may take minutes, because it reads all rows of a table. */
export function buildMaintenanceQuery(text: string, values: unknown[] = []): QueryConfig {
  const query: TimedQuery = { text, values, query_timeout: MAINTENANCE_TIMEOUT_MS };
  return query;
}

/** The state of a schema, in its only row of `store_state`. */
export interface State {
  /** Grows with each change of the tables' shapes. */
  readonly revision: number;
  /** The lowest `SCHEMA_VERSION` that may use the tables. */
  readonly schema_version: number;
  readonly seeded: boolean;
}

/** Attempts after which a transaction that others keep colliding with runs alone. */
const SHARED_ATTEMPTS = 4;
const MAX_ATTEMPTS = 20;
/** How often a unique index may refuse a transaction, which finds the other row when it runs again. */
const MAX_DUPLICATES = 3;

// Lifts the server's statement timeout for maintenance. The statement sets the driver's timeout itself.
const NO_TIMEOUT = '; set local statement_timeout = 0; set local jit = off';

/** Milliseconds that maintenance, and a transaction that runs alone, wait for the running ones before they try again. */
const LOCK_TIMEOUT_MS = 2_000;

/** Returns the client until the transaction is over, when a branch of its work may not have ended yet. */
function guardClient(client: PoolClient): { guarded: PoolClient; end: () => void } {
  let isOver = false;
  const guarded = new Proxy(client, {
    get(target, key) {
      if (isOver) throw new Error('The transaction is over');
      const value: unknown = Reflect.get(target, key);
      const bound: unknown = typeof value === 'function' ? value.bind(target) : value;
      return bound;
    },
  });
  return { guarded, end: () => (isOver = true) };
}

/** Runs work between opening statements and the commit. The work gets the rows of the last of these statements. */
export async function runTransaction<T, R extends object = object>(
  pool: Pool,
  opening: string,
  work: (client: PoolClient, rows: readonly R[]) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // Without a listener, a connection that breaks between two statements would end the process.
  const onError = (error: Error): void => {
    broken = error;
  };
  client.on('error', onError);
  const { guarded, end } = guardClient(client);
  try {
    // The driver returns an array of results if there are several statements.
    const [last] = [await client.query<R>(opening)].flat().slice(-1);
    const answer = await work(guarded, last?.rows ?? []);
    end();
    await client.query('commit');
    return answer;
  } catch (error) {
    end();
    if (error instanceof Error && isConnectionLost(error)) broken = error;
    else
      await client.query('rollback').catch((failure: unknown) => {
        broken = failure instanceof Error ? failure : new Error(String(failure));
      });
    throw error;
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}

const selectState = ({ state }: Names): string =>
  `select revision, schema_version, seeded from ${state} where id = 1`;

const NO_STATE: State = { revision: 0, schema_version: 0, seeded: false };

/** Reads the state of a schema. */
export const readState = async (client: Queryable, names: Names): Promise<State> =>
  (await client.query<State>(selectState(names))).rows[0] ?? NO_STATE;

type Work<T> = (client: PoolClient, state: State) => Promise<T>;

/** Runs work again, after a pause, while it collides with other transactions. */
async function retry<T>(
  attempt: (run: number) => Promise<T>,
  { attempts, longestPause } = { attempts: MAX_ATTEMPTS, longestPause: 200 },
): Promise<T> {
  let duplicates = 0;
  for (let run = 1; ; run += 1) {
    try {
      return await attempt(run);
    } catch (error) {
      if (isDuplicate(error)) duplicates += 1;
      if (run >= attempts || duplicates > MAX_DUPLICATES || !isRetryableConflict(error))
        throw toStoreError(error);
      await pause(Math.random() * Math.min(longestPause, 5 * 2 ** run));
    }
  }
}

/**
 * Opens a transaction that the database undoes if it could differ from a run alone. Reading a small table whole would
 * collide with every write to it, so that the planner has to use an index where there is one.
 */
const SERIALIZABLE = 'begin isolation level serializable; set local enable_seqscan = off';

/** Takes the lock that keeps transactions and maintenance apart. Alone it waits for a short time only, because others queue behind it. */
const lockState = ({ state }: Names, mode: 'row share' | 'exclusive'): string =>
  `${mode === 'exclusive' ? `; set local lock_timeout = ${LOCK_TIMEOUT_MS}` : ''}; lock table ${state} in ${mode} mode`;

/**
 * Runs `work` in a transaction as if no other one ran, and again if it collides with another. Transactions share a
 * lock of the table `store_state`, which keeps maintenance away and writes no row. Work that keeps colliding takes
 * that lock alone.
 */
export const withTransaction = <T>(pool: Pool, names: Names, work: Work<T>): Promise<T> =>
  retry((run) => {
    const lock = lockState(names, run > SHARED_ATTEMPTS ? 'exclusive' : 'row share');
    const opening = `${SERIALIZABLE}${getLimits(pool)}${lock}; ${selectState(names)}`;
    return runTransaction(pool, opening, (client, [state = NO_STATE]: readonly State[]) =>
      work(client, state),
    );
  });

/** Runs `work`, which may take minutes, while no transaction runs. Readers go on. */
export const withMaintenance = <T>(pool: Pool, names: Names, work: Work<T>): Promise<T> =>
  retry(() =>
    runTransaction(pool, `begin${NO_TIMEOUT}${lockState(names, 'exclusive')}`, async (client) =>
      work(client, await readState(client, names)),
    ),
  );

/** Long enough for a report that reads a table for some minutes. */
const PATIENT = { attempts: 200, longestPause: 6_000 };

/**
 * Runs a short change of tables, one at a time, beside transactions. It waits for the lock of a table for a short time
 * only, because others queue behind it, and then tries again.
 */
export const withShortLocks = <T>(
  pool: Pool,
  { schema }: Names,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> =>
  retry(
    () =>
      runTransaction(
        pool,
        `begin${NO_TIMEOUT}; set local lock_timeout = ${LOCK_TIMEOUT_MS}; select pg_advisory_xact_lock(hashtext('${schema}'))`,
        work,
      ),
    PATIENT,
  );

/** Runs a statement that no transaction may contain, again if it collides with another. */
export const runAlone = (pool: Pool, text: string): Promise<unknown> =>
  retry(() => pool.query(buildMaintenanceQuery(text)), PATIENT);

/**
 * Runs `work` on rows that it locks beside transactions, which run again if they have read the rows before. It sees
 * the rows as they are when it has locked them.
 */
export const withRowLocks = <T>(
  pool: Pool,
  names: Names,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> =>
  retry(
    () => runTransaction(pool, `begin${getLimits(pool)}${lockState(names, 'row share')}`, work),
    PATIENT,
  );

/**
 * Waits until the transactions that write now have ended, which see the tables as they were. Holds nobody up, and
 * waits for no reader, such as a dump.
 */
export async function waitForTransactions(pool: Pool, names: Names): Promise<void> {
  const find = async (): Promise<Set<string>> => {
    const { rows } = await pool.query<{ readonly id: string }>(
      `select virtualtransaction as id from pg_locks
       where relation = to_regclass($1) and mode in ('RowShareLock', 'ExclusiveLock') and granted`,
      [names.state],
    );
    return new Set(rows.map(({ id }) => id));
  };
  const earlier = await find();
  while ([...(await find())].some((id) => earlier.has(id))) await pause(50);
}

/** Runs `work` with a connection that only reads. */
export const withReader = <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> =>
  runTransaction(pool, `begin read only${getLimits(pool)}`, work);

/** Runs `work` on a consistent snapshot of the data. */
export function withSnapshot<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  return runTransaction(
    pool,
    `begin isolation level repeatable read read only${NO_TIMEOUT}`,
    work,
  ).catch((error: unknown) => {
    throw toStoreError(error);
  });
}

/** More than a usual change takes, so that a server does not call itself ready only to refuse the next one. */
const ROOM_BYTES = 256 * 1024;

/** Writes a row and takes it back. Rejects with StorageFull if there is no room for it. */
export async function checkRoom(pool: Pool, names: Names): Promise<void> {
  class Enough extends Error {}
  await withTransaction(pool, names, async (client) => {
    // Random, because the database compresses what repeats.
    const text = randomBytes(ROOM_BYTES / 2).toString('hex');
    await client.query(`insert into ${names.collections} (name, shape) values ('', $1::text)`, [
      text,
    ]);
    throw new Enough();
  }).catch((error: unknown) => {
    if (!(error instanceof Enough)) throw error;
  });
}
