import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import type { House } from '../testing/house';
import { houseSpecs } from '../testing/house';
import { lamps } from '../testing/lamps';
import { freshSchema, realDatabaseUrl } from '../testing/testDatabases';
import { copyStore } from './copyStore';
import { checkCopy } from '../store/digest';
import { openJsonStorage } from '../store/json/openJsonStorage';

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'copy-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A folder that has been worked on: changed, removed and numbered records. */
async function usedFolder(): Promise<string> {
  const folder = temporary();
  const storage = await openJsonStorage<House>({
    folder,
    specs: houseSpecs,
    seed: () => ({ lamps }),
  });
  await storage.tx(async (t) => {
    await t.update('lamps', 2, { note: { text: 'नमस्ते \u0000' } });
    await t.remove('lamps', 4);
    await t.insert('guests', { name: '😀' });
  });
  await storage.close();
  return folder;
}

const rowsIn = (folder: string): string => readFileSync(join(folder, 'db.json'), 'utf8');

test('copies a folder, with what it holds, its versions and the numbers given out', async () => {
  const from = await usedFolder();
  const to = join(temporary(), 'new');
  const copied = await copyStore<House>(from, to, houseSpecs);
  expect(copied).toMatchObject({ lamps: { rows: 3, highest: 4 }, guests: { rows: 1 } });
  const storage = await openJsonStorage<House>({ folder: to, specs: houseSpecs, seed: () => ({}) });
  onTestFinished(() => storage.close());
  expect(await storage.get('lamps', 2)).toMatchObject({
    version: 2,
    note: { text: 'नमस्ते \u0000' },
  });
  const made = await storage.tx((t) =>
    t.insert('lamps', { name: 'x', watts: 1, lit: true, rooms: [] }),
  );
  expect(made.id).toBe(5);
});

test('refuses a target that is not empty, and a source that is none', async () => {
  const from = await usedFolder();
  const to = temporary();
  writeFileSync(join(to, 'theirs.txt'), 'x');
  await expect(copyStore<House>(from, to, houseSpecs)).rejects.toThrow('not empty');
  expect(readdirSync(to)).toEqual(['theirs.txt']);
  const empty = join(to, 'empty');
  mkdirSync(empty);
  await expect(copyStore<House>(empty, join(to, 'new'), houseSpecs)).rejects.toThrow('no store');
});

test.each([
  ['a row is missing', { collections: { lamps: lamps.slice(1) }, highest: { lamps: 4 } }],
  [
    'a row is changed',
    {
      collections: { lamps: lamps.map((lamp) => ({ ...lamp, lit: true })) },
      highest: { lamps: 4 },
    },
  ],
  ['a number would be given again', { collections: { lamps }, highest: { lamps: 3 } }],
])('a copy is refused when %s', (_, copy) => {
  const original = { collections: { lamps }, highest: { lamps: 4 } };
  expect(() => checkCopy(original, original)).not.toThrow();
  expect(() => checkCopy(original, copy)).toThrow('lamps');
});

function onRealDatabase(url: string): void {
  const address = (): string => {
    const schema = freshSchema();
    onTestFinished(async () => {
      const pool = new Pool({ connectionString: url });
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
    await copyStore<House>(from, first, houseSpecs);
    await copyStore<House>(first, second, houseSpecs);
    await copyStore<House>(second, back, houseSpecs);
    expect(rowsIn(back).split('\n').slice(1)).toEqual(rowsIn(from).split('\n').slice(1));
    await expect(copyStore<House>(from, first, houseSpecs)).rejects.toThrow('not empty');
  });

  test('a copy that breaks off leaves the database as it was', async () => {
    const from = await usedFolder();
    const text = rowsIn(from);
    writeFileSync(join(from, 'db.json'), text.replace('"version":2', '"version":2147483648'));
    const to = address();
    await expect(copyStore<House>(from, to, houseSpecs)).rejects.toThrow(/out of range/u);
    writeFileSync(join(from, 'db.json'), text);
    await copyStore<House>(from, to, houseSpecs);
  });
}

if (realDatabaseUrl) onRealDatabase(realDatabaseUrl);
