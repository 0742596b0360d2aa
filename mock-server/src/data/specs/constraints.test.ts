import { readFileSync } from 'node:fs';
import { RESOURCES } from '@marketplace/shared/resources';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedCollections } from '../../seed';
import { openPool } from '../../store/postgres/databaseUrl';
import { openPostgresStorage } from '../../store/postgres/openPostgresStorage';
import { openDatabaseSeal } from '../../store/seal';
import { createSchemaName, realDatabaseUrl } from '../../testing/stores/testDatabases';
import { specs } from '.';

/** The bad rows of the document: the SQLSTATE that refuses each, what is wrong, and the statement. */
const BAD_ROWS = [
  ...readFileSync(new URL('../../../../docs/constraints.sql', import.meta.url), 'utf8').matchAll(
    /^-- (\w{5}): (.*)\n(.*)$/gmu,
  ),
].map(([, state = '', what = '', statement = '']) => ({ state, what, statement }));

function onRealDatabase(url: string): void {
  describe('the tables', () => {
    const schema = createSchemaName();
    const pool = openPool(url);
    beforeAll(async () => {
      const storage = await openPostgresStorage({
        pool: openPool(url),
        schema,
        specs,
        seed: () => seedCollections({ users: 5 }),
        openSeal: () => openDatabaseSeal('', 'k'.repeat(32)),
      });
      await storage.close();
    });
    afterAll(async () => {
      await pool.query(`drop schema if exists "${schema}" cascade`);
      await pool.end();
    });

    test.each(BAD_ROWS)('refuse $what', async ({ state, statement }) => {
      const client = await pool.connect();
      try {
        await client.query(`begin; set local search_path = "${schema}"`);
        await expect(client.query(statement)).rejects.toMatchObject({ code: state });
      } finally {
        await client.query('rollback');
        client.release();
      }
    });

    test('have a unique index for each rule that is declared, and no other', async () => {
      const { rows } = await pool.query<{ table: string; indexes: number }>(
        `select relname as table, count(*)::integer as indexes from pg_index
         join pg_class on pg_class.oid = indrelid join pg_namespace on pg_namespace.oid = relnamespace
         where nspname = $1 and indisunique and indisvalid and not indisprimary group by relname`,
        [schema],
      );
      const declared = Object.entries(specs).flatMap(([name, { unique = [] }]) =>
        unique.length > 0 ? [[name, unique.length]] : [],
      );
      expect(Object.fromEntries(rows.map(({ table, indexes }) => [table, indexes]))).toEqual(
        Object.fromEntries(declared),
      );
      for (const { name, unique } of RESOURCES)
        expect(specs[`resource_${name.replaceAll('-', '_')}`]?.unique ?? []).toHaveLength(
          unique.length,
        );
    });
  });
}

test('thirty rows or more are named, each with its SQLSTATE', () => {
  expect(BAD_ROWS.length).toBeGreaterThanOrEqual(30);
});

if (realDatabaseUrl) onRealDatabase(realDatabaseUrl);
