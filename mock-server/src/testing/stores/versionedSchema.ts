import { onTestFinished } from 'vitest';
import type { CollectionSpecs, Storage } from '../../store/port';
import { openPool } from '../../store/postgres/databaseUrl';
import { migratePostgres } from '../../store/postgres/migratePostgres';
import { openPostgresStorage } from '../../store/postgres/openPostgresStorage';
import type { TestCollections } from './storeFixtures';
import { testSpecs } from './storeFixtures';
import { createSchemaName } from './testDatabases';

export type Specs = CollectionSpecs<TestCollections>;

const { at: _at, on: _on, ...fewFields } = testSpecs.items.fields;
/** The version before: it does not filter by `on` and `at`, and does not search for watts. */
export const earlier: Specs = {
  ...testSpecs,
  items: { id: 'number', fields: fewFields, text: ['name'], sortedWithin: [['lit', 'name']] },
};
/** The version after it. */
export const later: Specs = {
  ...testSpecs,
  items: { ...earlier.items, fields: testSpecs.items.fields, text: ['name', 'watts'] },
};
export const item = { name: 'Desk', watts: 7, lit: true, rooms: [3], on: '2026-11-02' };
/** Only the later version has these. */
export const filter = { on_gte: '2026-11-01', q: '7' };

/** Creates a schema for one test, which opens and migrates it in several versions. `§` stands for it in a query. */
export function createVersionedSchema(url: string) {
  const schema = createSchemaName();
  const pool = openPool(url);
  onTestFinished(async () => {
    await pool.query(`drop schema if exists "${schema}" cascade`);
    await pool.end();
  });
  const open = async (specs: Specs): Promise<Storage<TestCollections>> => {
    const storage = await openPostgresStorage<TestCollections>({
      pool: openPool(url),
      schema,
      specs,
      seed: () => ({ items: [{ ...item, id: 1 }] }),
    });
    onTestFinished(() => storage.close());
    return storage;
  };
  const migrate = async (specs: Specs, contract = false): Promise<string[]> => {
    const lines: string[] = [];
    const log = (line: string): void => void lines.push(line);
    await migratePostgres<TestCollections>({ pool, schema, specs, contract, log });
    return lines;
  };
  const query = async (text: string) => (await pool.query(text.replaceAll('§', schema))).rows;
  return { open, migrate, query, pool, schema };
}
