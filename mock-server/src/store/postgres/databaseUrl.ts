import { Pool } from 'pg';
import { type DatabaseConnections, readDatabaseConnections } from '../../databaseConnections';

const DEFAULT_SCHEMA = 'marketplace';

export interface DatabaseUrl {
  /** For the driver, without our own `schema` parameter. */
  readonly connectionString: string;
  /** From `?schema=`; default `marketplace`. */
  readonly schema: string;
}

/**
 * Parses `postgres://user:password@host:port/database?schema=name`. Throws with a message that does
 * not repeat the URL, because it may contain a password.
 */
export function readDatabaseUrl(text: string): DatabaseUrl {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['postgres:', 'postgresql:'].includes(url.protocol))
    throw new Error('DATABASE_URL must be an address like postgres://user:password@host:5432/name');
  const schema = url.searchParams.get('schema') ?? DEFAULT_SCHEMA;
  url.searchParams.delete('schema');
  return { connectionString: url.href, schema };
}

/** Milliseconds that the driver waits longer for a statement than the database does. */
const GRACE_MS = 2_000;

/** The limits of the transactions of each pool. */
const limits = new WeakMap<Pool, string>();

/**
 * Returns the statements that limit a transaction of a pool. They end with the transaction, because a pooler such as
 * PgBouncer hands the connection to another client then.
 */
export const getLimits = (pool: Pool): string => limits.get(pool) ?? '';

/**
 * Opens the connection pool of one process. No statement waits for ever: the database cancels slow ones, and the
 * driver gives up two seconds later if the database does not respond at all. Sets nothing that outlives a transaction.
 */
export function openPool(
  connectionString: string,
  connections: DatabaseConnections = readDatabaseConnections({}),
): Pool {
  const { size, connectTimeoutMs, statementTimeoutMs, idleTransactionTimeoutMs, tls } = connections;
  const pool = new Pool({
    connectionString,
    max: size,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: statementTimeoutMs + GRACE_MS,
    keepAlive: true,
    application_name: 'credit-marketplace',
    ...(tls && { ssl: tls }),
  });
  // Compiling a statement takes longer than running any of the store's.
  limits.set(
    pool,
    `; set local statement_timeout = ${statementTimeoutMs}; set local jit = off` +
      `; set local idle_in_transaction_session_timeout = ${idleTransactionTimeoutMs}`,
  );
  // The pool replaces a broken idle connection; without a listener the error would end the process.
  pool.on('error', () => undefined);
  return pool;
}
