import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPool } from '../store/postgres/databaseUrl';
import { expect, onTestFinished, test } from 'vitest';
import type { TestCollections } from '../testing/stores/storeFixtures';
import { testSpecs } from '../testing/stores/storeFixtures';
import { testItems } from '../testing/stores/testItems';
import { createSchemaName, realDatabaseUrl } from '../testing/stores/testDatabases';
import { copyStore } from './copyStore';
import { checkCopy } from '../store/digest';
import { openJsonStorage } from '../store/json/openJsonStorage';

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'copy-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Returns a folder with changed, removed and numbered records. */
async function usedFolder(): Promise<string> {
  const folder = temporary();
  const storage = await openJsonStorage<TestCollections>({
    folder,
    specs: testSpecs,
    seed: () => ({ items: testItems }),
  });
  await storage.tx(async (t) => {
    await t.update('items', 2, { note: { text: 'नमस्ते \u0000' } });
    await t.remove('items', 4);
    await t.insert('guests', { name: '😀' });
  });
  await storage.close();
  return folder;
}

const rowsIn = (folder: string): string => readFileSync(join(folder, 'db.json'), 'utf8');

test('copies a folder with its records, versions and next ids', async () => {
  const from = await usedFolder();
  const to = join(temporary(), 'new');
  const copied = await copyStore<TestCollections>(from, to, testSpecs);
  expect(copied).toMatchObject({ items: { rows: 3, highest: 4 }, guests: { rows: 1 } });
  const storage = await openJsonStorage<TestCollections>({
    folder: to,
    specs: testSpecs,
    seed: () => ({}),
  });
  onTestFinished(() => storage.close());
  expect(await storage.get('items', 2)).toMatchObject({
    version: 2,
    note: { text: 'नमस्ते \u0000' },
  });
  const made = await storage.tx((t) =>
    t.insert('items', { name: 'x', watts: 1, lit: true, rooms: [] }),
  );
  expect(made.id).toBe(5);
});

test('refuses a target that is not empty, and a source that is none', async () => {
  const from = await usedFolder();
  const to = temporary();
  writeFileSync(join(to, 'theirs.txt'), 'x');
  await expect(copyStore<TestCollections>(from, to, testSpecs)).rejects.toThrow('not empty');
  expect(readdirSync(to)).toEqual(['theirs.txt']);
  const empty = join(to, 'empty');
  mkdirSync(empty);
  await expect(copyStore<TestCollections>(empty, join(to, 'new'), testSpecs)).rejects.toThrow(
    'no store',
  );
});

test.each([
  ['a row is missing', { collections: { items: testItems.slice(1) }, highest: { items: 4 } }],
  [
    'a row is changed',
    {
      collections: { items: testItems.map((item) => ({ ...item, lit: true })) },
      highest: { items: 4 },
    },
  ],
  ['a number would be given again', { collections: { items: testItems }, highest: { items: 3 } }],
])('a copy is refused when %s', (_, copy) => {
  const original = { collections: { items: testItems }, highest: { items: 4 } };
  expect(() => checkCopy(original, original)).not.toThrow();
  expect(() => checkCopy(original, copy)).toThrow('items');
});

function onRealDatabase(url: string): void {
  const address = (): string => {
    const schema = createSchemaName();
    onTestFinished(async () => {
      const pool = openPool(url);
      await pool.query(`drop schema if exists "${schema}" cascade`);
      await pool.end();
    });
    const made = new URL(url);
    made.searchParams.set('schema', schema);
    return made.href;
  };

  test('from a folder to a database, to another and back, nothing is lost', async () => {
    const from = await usedFolder();
    const [first, second] = [address(), address()];
    const back = join(temporary(), 'back');
    await copyStore<TestCollections>(from, first, testSpecs);
    await copyStore<TestCollections>(first, second, testSpecs);
    await copyStore<TestCollections>(second, back, testSpecs);
    expect(rowsIn(back).split('\n').slice(1)).toEqual(rowsIn(from).split('\n').slice(1));
    await expect(copyStore<TestCollections>(from, first, testSpecs)).rejects.toThrow('not empty');
  });

  test('a copy that fails leaves the database as it was', async () => {
    const from = await usedFolder();
    const text = rowsIn(from);
    writeFileSync(join(from, 'db.json'), text.replace('"version":2', '"version":2147483648'));
    const to = address();
    await expect(copyStore<TestCollections>(from, to, testSpecs)).rejects.toThrow(/out of range/u);
    writeFileSync(join(from, 'db.json'), text);
    await copyStore<TestCollections>(from, to, testSpecs);
  });
}

if (realDatabaseUrl) onRealDatabase(realDatabaseUrl);
