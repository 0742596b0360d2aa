import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import { toStoreError, isRetryableConflict, isConnectionLost } from './failures';
import type { Names } from './schema/names';

/** The part of a client that runs statements. */
export type Queryable = Pick<PoolClient, 'query'>;

/** The time limit for a transaction's statements: the pool's, or none for maintenance. */
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

/** The row that every writer locks. */
export interface State {
  /** Hash of the tables' columns. */
  readonly shape: string;
  readonly seeded: boolean;
}

const MAX_ATTEMPTS = 20;
// Ends stalled transactions, because they would block every other writer.
const BEGIN =
  "begin isolation level read committed; set local idle_in_transaction_session_timeout = '30s'";

// Lifts the server's statement timeout for maintenance. The statement sets the driver's timeout itself.
const NO_TIMEOUT = "; set local statement_timeout = '0'";

async function runOnce<T>(
  pool: Pool,
  opening: string,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // Without a listener, a connection that breaks between two statements would end the process.
  const onError = (error: Error): void => {
    broken = error;
  };
  client.on('error', onError);
  try {
    await client.query(opening);
    const answer = await work(client);
    await client.query('commit');
    return answer;
  } catch (error) {
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

/**
 * Runs `work` in a transaction while no other writer of any process runs: it locks the single row of
 * `store_state`. PostgreSQL, Citus, YugabyteDB and CockroachDB all support row locks, but not advisory locks.
 * Runs `work` again if the database still reports a serialization failure or a deadlock.
 */
export async function withWriteLock<T>(
  pool: Pool,
  names: Names,
  work: (client: PoolClient, state: State) => Promise<T>,
  pace: Pace = 'interactive',
): Promise<T> {
  const opening = pace === 'maintenance' ? BEGIN + NO_TIMEOUT : BEGIN;
  for (let run = 1; ; run += 1) {
    try {
      return await runOnce(pool, opening, async (client) => {
        const text = `select shape, seeded from ${names.state} where id = 1 for update`;
        const { rows } = await client.query<State>(
          pace === 'maintenance' ? buildMaintenanceQuery(text) : text,
        );
        return work(client, rows[0] ?? { shape: '', seeded: false });
      });
    } catch (error) {
      if (run >= MAX_ATTEMPTS || !isRetryableConflict(error)) throw toStoreError(error);
      await pause(Math.random() * Math.min(1000, 5 * 2 ** run));
    }
  }
}

/** Runs `work` on a consistent snapshot of the data. */
export function withSnapshot<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const opening = 'begin isolation level repeatable read; set transaction read only';
  return runOnce(pool, opening + NO_TIMEOUT, work).catch((error: unknown) => {
    throw toStoreError(error);
  });
}

/** More than a usual change takes, so that a server does not call itself ready only to refuse the next one. */
const ROOM_BYTES = 256 * 1024;

/** Writes a row and takes it back. Rejects with StorageFull if there is no room for it. */
export async function checkRoom(pool: Pool, names: Names): Promise<void> {
  class Enough extends Error {}
  await withWriteLock(pool, names, async (client) => {
    // Random, because the database compresses what repeats.
    const text = randomBytes(ROOM_BYTES / 2).toString('hex');
    await client.query(
      `insert into ${names.collections} (name, row_count, highest, shape) values ('', 0, 0, $1::text)`,
      [text],
    );
    throw new Enough();
  }).catch((error: unknown) => {
    if (!(error instanceof Enough)) throw error;
  });
}
