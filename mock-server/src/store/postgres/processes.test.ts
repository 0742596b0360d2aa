import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import type { TestCollections } from '../../testing/stores/storeFixtures';
import { testSpecs } from '../../testing/stores/storeFixtures';
import { createSchemaName, realDatabaseUrl } from '../../testing/stores/testDatabases';
import { Unavailable } from '../errors';
import type { CollectionSpecs, SeedRows, Storage } from '../port';
import { openPool } from './databaseUrl';
import { emptySchema } from './schema/emptySchema';
import { migrations } from './schema/migrations';
import { openPostgresStorage } from './openPostgresStorage';

const writer = fileURLToPath(new URL('../../testing/stores/databaseWriter.ts', import.meta.url));

function getSchema(url: string): string {
  const schema = createSchemaName();
  onTestFinished(async () => {
    const pool = openPool(url);
    await pool.query(`drop schema if exists "${schema}" cascade`);
    await pool.end();
  });
  return schema;
}

/**
 * Runs a writer and returns the ids it printed; with `killAfter`, kills it once it has printed that
 * many.
 */
async function write(url: string, schema: string, turns: number, killAfter = Infinity) {
  const args = ['--import', 'tsx', writer, url, schema, String(turns)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    if (printed.split('\n').length > killAfter) child.kill('SIGKILL');
  });
  await once(child, 'close');
  return printed.split('\n').slice(0, -1).map(Number);
}

async function open(
  url: string,
  schema: string,
  specs: CollectionSpecs<TestCollections> = testSpecs,
  seed: SeedRows<TestCollections> = {},
): Promise<Storage<TestCollections>> {
  const storage = await openPostgresStorage<TestCollections>({
    pool: openPool(url),
    schema,
    specs,
    seed: () => seed,
  });
  onTestFinished(() => storage.close());
  return storage;
}

/** Tests that need several connections and so a real database. */
function onRealDatabase(url: string): void {
  test('processes that start and write at once lose nothing and share numbers', async () => {
    const schema = getSchema(url);
    const ids = (await Promise.all([1, 2, 3].map(() => write(url, schema, 40)))).flat();
    expect(ids).toHaveLength(120);
    expect(new Set(ids).size).toBe(120);
    const storage = await open(url, schema);
    expect(await storage.get('items', 1)).toMatchObject({ watts: 120, version: 121 });
    expect((await storage.find('items', { range: [0, 0] })).total).toBe(121);
    const pool = openPool(url);
    const { rows } = await pool.query(`select number from "${schema}".store_migrations`);
    await pool.end();
    expect(rows).toEqual(migrations.map(({ number }) => ({ number })));
  });

  test('a killed process loses no acknowledged write and blocks nobody', async () => {
    const schema = getSchema(url);
    const [killed, other] = await Promise.all([
      write(url, schema, 10_000, 25),
      write(url, schema, 40),
    ]);
    expect(killed.length).toBeGreaterThan(20);
    expect(other).toHaveLength(40);
    const storage = await open(url, schema);
    const { rows, total } = await storage.find('items', { filter: { id: [...killed, ...other] } });
    expect(total).toBe(killed.length + other.length);
    expect(rows.every(({ watts }) => watts === 1)).toBe(true);
    const first = await storage.get('items', 1);
    const all = await storage.find('items', { range: [0, 0] });
    expect(all.total).toBe(1 + (first?.watts ?? 0));
  });

  test('an emptied schema is seeded at the next start; a server that still runs on it may not write', async () => {
    const schema = getSchema(url);
    const running = await open(url, schema);
    await running.tx((t) => t.insert('guests', { name: 'old' }));
    const address = new URL(url);
    address.searchParams.set('schema', schema);
    await emptySchema(address.href);
    const writing = running.tx((t) => t.insert('guests', { name: 'late' }));
    await expect(writing).rejects.toBeInstanceOf(Unavailable);
    const seed = { guests: [{ id: 'a', name: 'new' }] };
    const fresh = await open(url, schema, testSpecs, seed);
    expect((await fresh.find('guests')).rows).toMatchObject([{ id: 'a', name: 'new' }]);
  });

  test('readers are served while writers wait for each other', async () => {
    const storage = await open(url, getSchema(url));
    const slow = Array.from({ length: 30 }, () =>
      storage.tx(async (t) => {
        await storage.find('items');
        return t.insert('guests', { name: 'x' });
      }),
    );
    await Promise.all(slow);
    expect((await storage.find('guests', { range: [0, 0] })).total).toBe(30);
  });

  test('a lost connection fails one transaction, not the ones after it', async () => {
    const schema = getSchema(url);
    const storage = await open(url, schema);
    const admin = openPool(url);
    onTestFinished(() => admin.end());
    const cut = storage.tx(async (t) => {
      await t.insert('guests', { name: 'lost' });
      await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction' and query like '%${schema}%' and pid <> pg_backend_pid()`,
      );
      await t.insert('guests', { name: 'lost too' });
    });
    await expect(cut).rejects.toBeInstanceOf(Unavailable);
    await storage.tx((t) => t.insert('guests', { name: 'kept' }));
    expect((await storage.find('guests')).rows).toMatchObject([{ name: 'kept' }]);
    await storage.check();
  });

  test('changes of many records need few statements', async () => {
    const schema = getSchema(url);
    const pool = openPool(url);
    let statements = 0;
    pool.on('connect', (client) => {
      const query: unknown = Reflect.get(client, 'query');
      client.query = (...input: unknown[]) => {
        statements += 1;
        return typeof query === 'function' ? Reflect.apply(query, client, input) : undefined;
      };
    });
    const storage = await openPostgresStorage<TestCollections>({
      pool,
      schema,
      specs: testSpecs,
      seed: () => ({}),
    });
    onTestFinished(() => storage.close());
    const item = { name: 'x', watts: 1, lit: true, rooms: [] };
    statements = 0;
    await storage.tx(async (t) => {
      for (let count = 0; count < 400; count += 1) await t.insert('items', item);
    });
    await storage.tx(async (t) => {
      const { rows } = await t.find('items');
      for (const { id } of rows.slice(200)) await t.update('items', id, { watts: 2 });
      for (const { id } of rows.slice(0, 200)) await t.remove('items', id);
    });
    expect(statements).toBeLessThan(20);
    statements = 0;
    await storage.tx(async (t) => {
      const name = Array.from({ length: 400 }, (_, index) => `n${index}`);
      await t.find('items', { filter: { name } });
      for (const one of name) {
        const query = { filter: { name: one, lit: true }, range: [0, 0] } as const;
        expect((await t.find('items', query)).total).toBe(0);
        await t.insert('items', { ...item, name: one });
        expect((await t.find('items', query)).total).toBe(1);
      }
    });
    expect(statements).toBeLessThan(12);
  });

  test('a pool survives the loss of its idle connections', async () => {
    const [pool, admin] = [openPool(url), openPool(url)];
    onTestFinished(() => pool.end());
    onTestFinished(() => admin.end());
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
    const ended = new Promise((resolve) => pool.once('remove', resolve));
    await admin.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await ended;
    await expect(pool.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
  });
}

if (realDatabaseUrl) onRealDatabase(realDatabaseUrl);

test('a database that cannot be reached is reported as such', async () => {
  const opening = openPostgresStorage<TestCollections>({
    pool: openPool('postgres://nobody@127.0.0.1:1/none'),
    schema: 'x',
    specs: testSpecs,
    seed: () => ({}),
  });
  await expect(opening).rejects.toBeInstanceOf(Unavailable);
});
