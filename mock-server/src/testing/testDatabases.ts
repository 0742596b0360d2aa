import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Pool } from 'pg';

/** A database to test the store on. */
export interface TestDatabase {
  readonly name: string;
  /** A new pool of connections; whoever asked for it ends it. */
  readonly pool: () => Pool;
  /** PGlite has one connection, whatever the number of pools. */
  readonly oneConnection: boolean;
}

/** A name for a schema that no other test has. */
export function freshSchema(): string {
  return `test_${randomUUID().replaceAll('-', '')}`;
}

let pglite: PGlite | undefined;

const inProcess: TestDatabase = {
  name: 'postgres on PGlite',
  // Starting it takes seconds: the tests of a file share one.
  pool: () => {
    pglite ??= new PGlite();
    return new Pool(createPgConfig(pglite));
  },
  oneConnection: true,
};

/** The address of a real PostgreSQL, where the environment names one. */
export const realDatabaseUrl = process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL'];

/** PGlite, and a real PostgreSQL where `TEST_DATABASE_URL` or `DATABASE_URL` names one. */
export function testDatabases(): TestDatabase[] {
  if (!realDatabaseUrl) return [inProcess];
  const connectionString = realDatabaseUrl;
  const real: TestDatabase = {
    name: 'postgres on PostgreSQL',
    pool: () => new Pool({ connectionString, max: 5 }),
    oneConnection: false,
  };
  return [inProcess, real];
}

/** Where a server may keep its data: a folder, and the databases that there are. */
export function testStores(): { readonly name: string; readonly database?: TestDatabase }[] {
  return [
    { name: 'in a folder' },
    ...testDatabases().map((database) => ({ name: `in ${database.name}`, database })),
  ];
}

/** Removes a test's schema. */
export async function dropSchema(database: TestDatabase, schema: string): Promise<void> {
  const pool = database.pool();
  await pool.query(`drop schema if exists "${schema}" cascade`);
  await pool.end();
}
