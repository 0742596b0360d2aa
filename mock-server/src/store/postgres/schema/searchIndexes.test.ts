import { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import type { TestCollections } from '../../../testing/stores/storeFixtures';
import { testSpecs } from '../../../testing/stores/storeFixtures';
import { createSchemaName, realDatabaseUrl } from '../../../testing/stores/testDatabases';
import type { Storage } from '../../port';
import { openPool } from '../databaseUrl';
import { migratePostgres } from '../migratePostgres';
import { openPostgresStorage } from '../openPostgresStorage';

const names = [
  'Asha Verma',
  'asha.verma_98%',
  'आशा वर्मा',
  'आशा',
  'Zoë ÉCLAIR',
  'ab\\c',
  'abc',
  'a_c',
  'x',
];
const searches: [string, string[]][] = [
  ['ASHA', ['Asha Verma', 'asha.verma_98%']],
  ['erma sha', ['Asha Verma', 'asha.verma_98%']],
  ['आशा', ['आशा वर्मा', 'आशा']],
  ['वर्', ['आशा वर्मा']],
  ['आश', ['आशा वर्मा', 'आशा']],
  ['शा', []],
  ['éclair', ['Zoë ÉCLAIR']],
  ['98%', ['asha.verma_98%']],
  ['8%', []],
  ['a_c', ['a_c']],
  ['b\\c', ['ab\\c']],
  ['_', []],
  ['a_', ['a_c']],
  ['x', ['x']],
  ['bc', []],
  ['ab', ['ab\\c', 'abc']],
  ['ve', ['Asha Verma']],
  ['a v', ['Asha Verma']],
  ['nobody', []],
];

const open = (connectionString: string, schema: string): Promise<Storage<TestCollections>> =>
  openPostgresStorage<TestCollections>({
    pool: openPool(connectionString),
    schema,
    specs: testSpecs,
    seed: () => ({
      items: names.map((name, index) => ({
        id: index + 1,
        name,
        watts: null,
        lit: false,
        rooms: [],
      })),
    }),
  });

/** Makes a database whose user may create schemas, and returns how to reach it as its user and as its owner. */
async function newDatabase(url: string): Promise<{ asUser: string; asOwner: string }> {
  const name = createSchemaName();
  // On a busy machine it takes longer to make and drop a database than the product's statements may.
  const pool = new Pool({ connectionString: url, max: 1 });
  await pool.query(`create role ${name} login password '${name}'`);
  await pool.query(`create database ${name}`);
  onTestFinished(async () => {
    await pool.query(`drop database ${name} with (force)`);
    await pool.query(`drop role ${name}`);
    await pool.end();
  });
  const [owner, user] = [new URL(url), new URL(url)];
  owner.pathname = `/${name}`;
  user.pathname = `/${name}`;
  user.username = name;
  user.password = name;
  const own = openPool(owner.href);
  await own.query(`create schema store authorization ${name}`);
  await own.end();
  return { asUser: user.href, asOwner: owner.href };
}

async function explainSearch(url: string, part: string): Promise<string> {
  const pool = openPool(url);
  await pool.query('set enable_seqscan = off');
  const { rows } = await pool.query(
    `explain (format json) select id from store.items where "_words" like '%${part}%'`,
  );
  await pool.end();
  return JSON.stringify(rows);
}

async function expectFound(storage: Storage<TestCollections>): Promise<void> {
  for (const [q, found] of searches) {
    const { rows, total } = await storage.find('items', { filter: { q }, range: [0, 24] });
    expect([q, rows.map(({ name }) => name), total]).toEqual([q, found, found.length]);
  }
}

/** Tests that need databases of their own. */
function onRealDatabase(url: string): void {
  test('a search finds the same without trigrams, and by their index once they are there and migrated', async () => {
    const { asUser, asOwner } = await newDatabase(url);
    const refused = await open(asUser, 'store');
    await expectFound(refused);
    expect(await explainSearch(asUser, 'asha')).not.toContain('items__words');
    await refused.close();

    const owner = openPool(asOwner);
    await owner.query('create extension pg_trgm');
    await owner.end();
    const pool = openPool(asUser);
    onTestFinished(() => pool.end());
    await migratePostgres<TestCollections>({
      pool,
      schema: 'store',
      specs: testSpecs,
      log: () => undefined,
    });
    const indexed = await open(asUser, 'store');
    await expectFound(indexed);
    for (const part of ['asha', '\na', '\nas'])
      expect(await explainSearch(asUser, part)).toContain('items__words');
    await indexed.tx((t) =>
      t.insert('items', { name: 'Ashalata', watts: 7, lit: true, rooms: [] }),
    );
    const later = await indexed.find('items', { filter: { q: 'halat' } });
    expect(later.rows).toMatchObject([{ name: 'Ashalata' }]);
    await indexed.close();
  });

  test('the owner of a database gets the index without being asked', async () => {
    const { asOwner } = await newDatabase(url);
    const storage = await open(asOwner, 'store');
    await storage.close();
    expect(await explainSearch(asOwner, 'asha')).toContain('items__words');
  });
}

if (realDatabaseUrl) onRealDatabase(realDatabaseUrl);
