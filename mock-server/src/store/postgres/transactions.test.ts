import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import type { TestCollections } from '../../testing/stores/storeFixtures';
import { testSpecs } from '../../testing/stores/storeFixtures';
import { createSchemaName, realDatabaseUrl } from '../../testing/stores/testDatabases';
import { OlderData } from '../errors';
import type { Storage } from '../port';
import { openPool } from './databaseUrl';
import { migratePostgres } from './migratePostgres';
import { openPostgresStorage } from './openPostgresStorage';

const writer = fileURLToPath(new URL('../../testing/stores/stoppedWriter.ts', import.meta.url));
const tables = new URL('../../testing/stores/sixMigrations.sql', import.meta.url);
const item = { name: 'new', watts: 5, lit: true, rooms: [] };

function onRealDatabase(url: string): void {
  function createSchema() {
    const schema = createSchemaName();
    const pool = openPool(url);
    onTestFinished(async () => {
      await pool.query(`drop schema if exists "${schema}" cascade`);
      await pool.end();
    });
    return { schema, pool };
  }

  async function open(schema: string): Promise<Storage<TestCollections>> {
    const storage = await openPostgresStorage<TestCollections>({
      pool: openPool(url),
      schema,
      specs: testSpecs,
      seed: () => ({ items: [1, 2].map((id) => ({ ...item, id, name: `first ${id}` })) }),
    });
    onTestFinished(() => storage.close());
    return storage;
  }

  test('a process that is stopped within a transaction neither refuses nor delays unrelated writes', async () => {
    const { schema } = createSchema();
    const storage = await open(schema);
    const alone = performance.now();
    await storage.tx((t) => t.update('items', 2, { watts: 6 }));
    const took = performance.now() - alone;
    const child = spawn(process.execPath, ['--import', 'tsx', writer, url, schema]);
    onTestFinished(() => void child.kill('SIGKILL'));
    await once(child.stdout, 'data');
    const started = performance.now();
    for (let turn = 0; turn < 10; turn += 1) {
      await storage.tx((t) => t.update('items', 2, { watts: 10 + turn }));
      await storage.tx((t) => t.insert('items', { ...item, name: `unrelated ${turn}` }));
      await storage.tx((t) => t.insert('guests', { name: `unrelated ${turn}` }));
    }
    // Far less than the seconds for which the database lets the stopped process be.
    expect(performance.now() - started).toBeLessThan(Math.max(4000, 60 * took));
    expect(await storage.find('items', { filter: { lit: true }, range: [0, 0] })).toMatchObject({
      total: 12,
    });
  });

  test('transactions of two processes that both look before they write do not both write', async () => {
    const { schema } = createSchema();
    const both = await Promise.all([open(schema), open(schema)]);
    const claim = (storage: Storage<TestCollections>, name: string) =>
      storage.tx(async (t) => {
        const found = await t.find('guests', { filter: { name } });
        return found.total > 0 ? false : t.insert('guests', { name }).then(() => true);
      });
    for (const name of ['asha', 'zoya', 'ravi']) {
      const claims = Array.from({ length: 12 }, (_, index) => both[index % 2] ?? both[0]);
      const made = await Promise.all(claims.map((storage) => claim(storage, name)));
      expect(made.filter(Boolean)).toHaveLength(1);
    }
  });

  test('a branch that its transaction has not waited for writes nothing afterwards', async () => {
    const { schema } = createSchema();
    const storage = await open(schema);
    let late: Promise<unknown> = Promise.resolve();
    let fail = (): void => undefined;
    const failed = new Promise<void>((resolve) => (fail = resolve));
    const refused = storage.tx(async (t) => {
      late = failed.then(async () => {
        await t.insert('guests', { name: 'late' });
        await t.find('guests');
      });
      throw new Error('stop');
    });
    await expect(refused).rejects.toThrow('stop');
    fail();
    await expect(late).rejects.toThrow('The transaction is over');
    expect((await storage.find('guests')).total).toBe(0);
  });

  test('the tables of an earlier version open, once migrated, with all records, figures and next ids', async () => {
    const { schema, pool } = createSchema();
    const sql = readFileSync(tables, 'utf8');
    await pool.query(sql.replaceAll('earlier', schema));
    const readShape = async () =>
      (await pool.query(`select shape from "${schema}".store_state`)).rows;
    const before = await readShape();
    await expect(open(schema)).rejects.toBeInstanceOf(OlderData);
    await migratePostgres<TestCollections>({
      pool,
      schema,
      specs: testSpecs,
      log: () => undefined,
    });
    const storage = await open(schema);
    // The processes of that version see that they may no longer write.
    expect(await readShape()).not.toEqual(before);
    expect((await storage.find('items')).rows).toMatchObject([
      { id: 1, name: 'Desk', watts: 7, rooms: [3] },
      { id: 2, name: 'Hall' },
    ]);
    expect(await storage.find('guests', { range: [0, 5] })).toMatchObject({
      total: 1,
      rows: [{ id: 'a', name: 'Asha' }],
    });
    expect(await storage.find('items', { filter: { lit: true }, range: [0, 5] })).toMatchObject({
      total: 1,
    });
    const made = await storage.tx((t) => t.insert('items', { ...item, name: 'Hall' }));
    expect(made.id).toBe(4);
    const counted = await storage.find('items', { filter: { name: 'Hall' }, range: [0, 0] });
    expect(counted.total).toBe(2);
    const amounts = { watts: ['watts'] } as const;
    expect(await storage.countBy('items', [], {}, { amounts })).toEqual([
      { day: '', count: 3, sums: { watts: 2100 } },
    ]);
  });
}

if (realDatabaseUrl) onRealDatabase(realDatabaseUrl);
