import { readFileSync } from 'node:fs';
import { type Environment, parseChoice, readWholeNumber } from './environment';

/** How a process connects to its database. */
export interface DatabaseConnections {
  /** Maximum number of connections. */
  readonly size: number;
  /** Milliseconds that a request waits for a free connection. */
  readonly connectTimeoutMs: number;
  /** Milliseconds after which the database cancels a statement. */
  readonly statementTimeoutMs: number;
  /** Milliseconds after which the database ends a transaction whose process does nothing. */
  readonly idleTransactionTimeoutMs: number;
  /** Undefined leaves it to `sslmode` in the URL. */
  readonly tls: { readonly rejectUnauthorized: boolean; readonly ca?: string } | undefined;
}

/** A transaction may need a second connection for a read, so one alone would wait for itself. */
const MIN_CONNECTIONS = 2;

/** Reads the settings of the connections. Throws with a message that names the wrong variable. */
export function readDatabaseConnections(env: Environment): DatabaseConnections {
  const readSeconds = (name: string, byDefault: number): number =>
    (readWholeNumber(env, name, 3600, 1) ?? byDefault) * 1000;
  const tls = parseChoice(env, 'DATABASE_TLS', ['require', 'verify']);
  const file = env['DATABASE_CA_FILE'];
  if (file && tls !== 'verify') throw new Error('DATABASE_CA_FILE needs DATABASE_TLS=verify');
  return {
    size: readWholeNumber(env, 'DATABASE_POOL_SIZE', 1000, MIN_CONNECTIONS) ?? 10,
    connectTimeoutMs: readSeconds('DATABASE_CONNECT_SECONDS', 5),
    statementTimeoutMs: readSeconds('DATABASE_STATEMENT_SECONDS', 8),
    idleTransactionTimeoutMs: readSeconds('DATABASE_IDLE_TRANSACTION_SECONDS', 30),
    tls: tls && {
      rejectUnauthorized: tls === 'verify',
      ...(file && { ca: readFileSync(file, 'utf8') }),
    },
  };
}
