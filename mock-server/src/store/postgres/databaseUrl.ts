import { Pool } from 'pg';

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

/** Milliseconds after which the database cancels a statement. */
const STATEMENT_TIMEOUT_MS = 8_000;

/**
 * Opens the connection pool of one process: one connection writes at a time, the others read. No
 * statement waits for ever: the database cancels slow ones, and the driver gives up two seconds
 * later if the database does not respond at all.
 */
export function openPool(connectionString: string): Pool {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS + 2_000,
    keepAlive: true,
    application_name: 'credit-marketplace',
    // Compiling a statement takes longer than running any of the store's. A database without the setting refuses it.
    async onConnect(client) {
      await client.query('set jit = off').catch(() => undefined);
    },
  });
  // The pool replaces a broken idle connection; without a listener the error would end the process.
  pool.on('error', () => undefined);
  return pool;
}
