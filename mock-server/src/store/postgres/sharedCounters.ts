import { createHash } from 'node:crypto';
import { Pool, type QueryConfig } from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { DatabaseConnections } from '../../databaseConnections';
import {
  type CreateCounter,
  COUNTED,
  createMemoryCounter,
  WINDOW_SECONDS,
} from '../requestCounter';
import { Names } from './schema/names';
import type { DatabaseUrl } from './databaseUrl';

/** Milliseconds that a request waits for its count. Without an answer the process counts by itself. */
const PATIENCE_MS = 3_000;

/** Connections that count. They are apart from those of the store, so that neither waits for the other. */
const CONNECTIONS = 2;

/** Opens counters that all processes of a database share. */
export function openSharedCounters(
  { connectionString, schema }: DatabaseUrl,
  { tls }: Pick<DatabaseConnections, 'tls'>,
): { create: CreateCounter; close: () => Promise<void> } {
  const pool = new Pool({
    connectionString,
    max: CONNECTIONS,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    application_name: 'credit-marketplace-limits',
    ...(tls && { ssl: tls }),
  });
  // The pool replaces a broken idle connection; without a listener the error would end the process.
  pool.on('error', () => undefined);
  // The limiter names its statements, which a pooler such as PgBouncer cannot keep. Keys may be addresses of people.
  const client = {
    query: ({ text, values: [key, ...others] = [] }: QueryConfig<unknown[]>) =>
      pool.query(text, [
        typeof key === 'string' ? createHash('sha256').update(key).digest('hex') : key,
        ...others,
      ]),
  };
  return {
    create: (keyPrefix) =>
      new RateLimiterPostgres({
        storeClient: client,
        storeType: 'client',
        schemaName: schema,
        tableName: Names.LIMITS,
        tableCreated: true,
        keyPrefix,
        points: COUNTED,
        duration: WINDOW_SECONDS,
        insuranceLimiter: createMemoryCounter(keyPrefix),
      }),
    close: () => pool.end(),
  };
}
