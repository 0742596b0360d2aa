import { Pool } from 'pg';

const defaultSchema = 'marketplace';

/** A database's address taken apart. */
export interface DatabaseUrl {
  /** For the driver, without what is ours. */
  readonly connectionString: string;
  /** From `?schema=`; `marketplace` where it does not say. */
  readonly schema: string;
}

/**
 * Reads `postgres://user:password@host:port/database?schema=name`.
 * Throws with a sentence that does not repeat the address, which may hold a password.
 */
export function readDatabaseUrl(text: string): DatabaseUrl {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['postgres:', 'postgresql:'].includes(url.protocol))
    throw new Error('DATABASE_URL must be an address like postgres://user:password@host:5432/name');
  const schema = url.searchParams.get('schema') ?? defaultSchema;
  url.searchParams.delete('schema');
  return { connectionString: url.href, schema };
}

/** Milliseconds that the database is given for a statement. */
const statementTimeout = 8_000;

/**
 * The connections of one process: one writes at a time, the others read. Nothing waits for ever: the
 * database ends statements that take too long, and where it does not answer at all, because its
 * machine is frozen or away, the driver gives up a little later.
 */
export function openPool(connectionString: string): Pool {
  return new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementTimeout,
    query_timeout: statementTimeout + 2_000,
    keepAlive: true,
    application_name: 'credit-marketplace',
  });
}
