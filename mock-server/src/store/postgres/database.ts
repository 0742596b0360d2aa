import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import { asStoreError, isRetryableConflict, isConnectionLost } from './failures';
import type { Names } from './names';

/** The part of a client that statements go through. */
export type Queryable = Pick<PoolClient, 'query'>;

/** How long the statements of a transaction may take: as the pool says, or whatever they need. */
export type Pace = 'interactive' | 'maintenance';

interface TimedQuery extends QueryConfig {
  readonly query_timeout: number;
}

/** Milliseconds after which even building an index over all rows is given up. */
const maintenanceTimeout = 600_000;

/** A statement that may take minutes, because it goes over all rows of a table. */
export function maintenance(text: string, values: unknown[] = []): QueryConfig {
  const query: TimedQuery = { text, values, query_timeout: maintenanceTimeout };
  return query;
}

/** What every writer finds in the row that it locks. */
export interface State {
  /** Hash of the columns that the tables have. */
  readonly shape: string;
  readonly seeded: boolean;
}

const mostRuns = 20;
// A process that stalls within a transaction would keep every other writer waiting.
const begin =
  "begin isolation level read committed; set local idle_in_transaction_session_timeout = '30s'";

// For maintenance, which would be cut short; the driver's own patience is set by the statement.
const noTimeout = "; set local statement_timeout = '0'";

async function once<T>(
  pool: Pool,
  opening: string,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // Without a listener a connection that is lost between two statements would end the process.
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
 * Runs `work` in a transaction that is alone among the writers of all processes: it holds the one row
 * of `store_state`. A row lock is what PostgreSQL, Citus, YugabyteDB and CockroachDB have alike;
 * advisory locks are not. Where a database reports a collision all the same, it is run again.
 */
export async function withWriteLock<T>(
  pool: Pool,
  names: Names,
  work: (client: PoolClient, state: State) => Promise<T>,
  pace: Pace = 'interactive',
): Promise<T> {
  const opening = pace === 'maintenance' ? begin + noTimeout : begin;
  for (let run = 1; ; run += 1) {
    try {
      return await once(pool, opening, async (client) => {
        const text = `select shape, seeded from ${names.state} where id = 1 for update`;
        const { rows } = await client.query<State>(
          pace === 'maintenance' ? maintenance(text) : text,
        );
        return work(client, rows[0] ?? { shape: '', seeded: false });
      });
    } catch (error) {
      if (run >= mostRuns || !isRetryableConflict(error)) throw asStoreError(error);
      await pause(Math.random() * Math.min(1000, 5 * 2 ** run));
    }
  }
}

/** Runs `work` on what is stored at one moment. */
export function withSnapshot<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const opening = 'begin isolation level repeatable read; set transaction read only';
  return once(pool, opening + noTimeout, work).catch((error: unknown) => {
    throw asStoreError(error);
  });
}
