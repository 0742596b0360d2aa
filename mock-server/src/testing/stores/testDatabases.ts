import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Pool } from 'pg';
import { openPool } from '../../store/postgres/databaseUrl';

export interface TestDatabase {
  readonly name: string;
  /** Opens a new connection pool. The caller ends it. */
  readonly pool: () => Pool;
  /** PGlite has a single connection, whatever the number of pools. */
  readonly oneConnection: boolean;
}

export function createSchemaName(): string {
  return `test_${randomUUID().replaceAll('-', '')}`;
}

let pglite: PGlite | undefined;

const inProcess: TestDatabase = {
  name: 'postgres on PGlite',
  // Tests of a file share one instance, because it takes seconds to start.
  pool: () => {
    pglite ??= new PGlite();
    return new Pool(createPgConfig(pglite));
  },
  oneConnection: true,
};

/** The URL of a real PostgreSQL, if the environment sets one. */
export const realDatabaseUrl = process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL'];

/** Returns PGlite, and a real PostgreSQL if `TEST_DATABASE_URL` or `DATABASE_URL` is set. */
export function testDatabases(): TestDatabase[] {
  if (!realDatabaseUrl) return [inProcess];
  const connectionString = realDatabaseUrl;
  const real: TestDatabase = {
    name: 'postgres on PostgreSQL',
    pool: () => openPool(connectionString),
    oneConnection: false,
  };
  return [inProcess, real];
}

/**
 * Returns the kinds of storage for a server: a folder, and a real PostgreSQL or, where there is none, PGlite. The
 * tests of the store itself run on both, so that those of routes need not.
 */
export function testStores(): { readonly name: string; readonly database?: TestDatabase }[] {
  return [
    { name: 'in a folder' },
    ...testDatabases()
      .slice(-1)
      .map((database) => ({ name: `in ${database.name}`, database })),
  ];
}

export async function dropSchema(database: TestDatabase, schema: string): Promise<void> {
  const pool = database.pool();
  await pool.query(`drop schema if exists "${schema}" cascade`);
  await pool.end();
}
