import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type TestCollections, testSpecs } from '../testing/stores/storeFixtures';
import {
  createSchemaName,
  dropSchema,
  type TestDatabase,
  testStores,
} from '../testing/stores/testDatabases';
import { NotUnique } from './errors';
import { openJsonStorage } from './json/openJsonStorage';
import type { CollectionSpecs, NewRecord, Storage } from './port';
import { openPostgresStorage } from './postgres/openPostgresStorage';

/** Lit rooms have names of their own, and no two rooms the same day and watts. */
const specs: CollectionSpecs<TestCollections> = {
  ...testSpecs,
  items: {
    ...testSpecs.items,
    unique: [{ fields: ['name'], where: { lit: true } }, { fields: ['on', 'watts'] }],
  },
};

const room = (name: string, more: object = {}): NewRecord<TestCollections['items']> => ({
  name,
  watts: null,
  lit: true,
  rooms: [],
  ...more,
});

async function open(database?: TestDatabase): Promise<Storage<TestCollections>> {
  const folder = mkdtempSync(join(tmpdir(), 'unique-'));
  const schema = createSchemaName();
  const seed = () => ({
    items: [
      { ...room('Hall'), id: 1 },
      { ...room('Attic'), id: 2 },
    ],
  });
  const storage = database
    ? await openPostgresStorage({ pool: database.pool(), schema, specs, seed })
    : await openJsonStorage<TestCollections>({ folder, specs, seed });
  onTestFinished(async () => {
    await storage.close();
    rmSync(folder, { recursive: true, force: true });
    if (database) await dropSchema(database, schema);
  });
  return storage;
}

describe.each(testStores())('unique fields $name', ({ database }) => {
  test.each([
    ['the same name', room('Hall'), ['name']],
    ['it in other letters', room('hALL'), ['name']],
  ])('a second record with %s is refused, and changes nothing', async (_, data, fields) => {
    const storage = await open(database);
    const error = await storage
      .tx(async (t) => {
        await t.update('items', 2, { watts: 7 });
        await t.insert('items', data);
      })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(NotUnique);
    expect(error).toMatchObject({ fields });
    expect((await storage.find('items')).total).toBe(2);
    expect(await storage.get('items', 2)).toMatchObject({ watts: null, version: 1 });
  });

  test('an update is refused alike, and two records of one transaction', async () => {
    const storage = await open(database);
    const on = { on: '2026-11-02', watts: 5 };
    for (const two of [
      [room('Cellar'), room('cellar')],
      [room('Desk', on), room('Shed', on)],
    ])
      await expect(
        storage.tx(async (t) => {
          for (const one of two) await t.insert('items', one);
        }),
      ).rejects.toBeInstanceOf(NotUnique);
    await expect(storage.tx((t) => t.update('items', 2, { name: 'HALL' }))).rejects.toBeInstanceOf(
      NotUnique,
    );
  });

  test('records that the rule is not about, and missing values, may be the same', async () => {
    const storage = await open(database);
    await storage.tx(async (t) => {
      await t.insert('items', room('Hall', { lit: false, on: '2026-11-02' }));
      await t.insert('items', room('Hall', { lit: false, on: '2026-11-02' }));
    });
    expect((await storage.find('items', { filter: { name: 'Hall' } })).total).toBe(3);
    await expect(storage.tx((t) => t.update('items', 3, { lit: true }))).rejects.toBeInstanceOf(
      NotUnique,
    );
  });

  test('one transaction hands a name on, in whichever order it changes the records', async () => {
    const storage = await open(database);
    await storage.tx(async (t) => {
      await t.update('items', 2, { name: 'Hall' });
      await t.update('items', 1, { name: 'Attic' });
    });
    await storage.tx(async (t) => {
      await t.update('items', 1, { name: 'Old hall' });
      await t.insert('items', room('Attic'));
    });
    await storage.tx(async (t) => {
      await t.remove('items', 2);
      await t.insert('items', room('Hall'));
    });
    await storage.tx((t) => t.update('items', 1, { lit: false }));
    await storage.tx((t) => t.insert('items', room('Old hall')));
    const { rows } = await storage.find('items', { filter: { lit: true } });
    expect(rows.map(({ name }) => name)).toEqual(['Attic', 'Hall', 'Old hall']);
  });

  test('of several that take a name at once one gets it, and the others find it taken', async () => {
    const storage = await open(database);
    const take = () =>
      storage
        .tx(async (t) => {
          const { total } = await t.find('items', { filter: { name: 'Loft', lit: true } });
          if (total > 0) throw new RangeError('taken');
          return t.insert('items', room('Loft'));
        })
        .catch((error: unknown) => error);
    const answers = await Promise.all([take(), take(), take(), take(), take(), take()]);
    expect(answers.filter((one) => one instanceof RangeError)).toHaveLength(5);
    expect((await storage.find('items', { filter: { name: 'Loft' } })).total).toBe(1);
  });
});
