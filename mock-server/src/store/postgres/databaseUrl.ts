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

/** The connections of one process: one writes at a time, the others read. */
export function openPool(connectionString: string): Pool {
  return new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5000,
    application_name: 'credit-marketplace',
  });
}
