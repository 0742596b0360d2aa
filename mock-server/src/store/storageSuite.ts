import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { BadQuery, Conflict, NotFound } from './errors';
import type { TestPerson, TestCollections, TestItem } from '../testing/stores/storeFixtures';
import { testItems } from '../testing/stores/testItems';
import { figuresSuite } from './figuresSuite';
import { generatedFiguresSuite } from './generatedFiguresSuite';
import { longTransactionSuite } from './longTransactionSuite';
import { spellingSuite } from './spellingSuite';
import type { Filter, Storage } from './port';

export interface OpenedTestStore {
  readonly storage: Storage<TestCollections>;
  /** Closes the store and opens it again on the same data. */
  readonly reopen: () => Promise<Storage<TestCollections>>;
  /** Closes the store and removes its data. */
  readonly dispose: () => Promise<void>;
}

/**
 * The behaviour that every store must show. `open` returns a new store that holds `seed`. In a
 * store with `oneConnection`, readers wait until the running transaction ends.
 */
export function storageSuite(
  name: string,
  open: (seed: { items: TestItem[]; guests: TestPerson[] }) => Promise<OpenedTestStore>,
  { oneConnection = false } = {},
): void {
  const openNew = async (): Promise<OpenedTestStore> => {
    const opened = await open({ items: testItems, guests: [] });
    onTestFinished(() => opened.dispose());
    return opened;
  };
  const findNames = async (
    storage: Storage<TestCollections>,
    query: Parameters<Storage<TestCollections>['find']>[1],
  ): Promise<string[]> => (await storage.find('items', query)).rows.map((row) => row.name);

  describe(`${name}: reading`, () => {
    let opened: OpenedTestStore | undefined;
    const sharedStorage = (): Storage<TestCollections> => {
      if (!opened) throw new Error('The store is not open');
      return opened.storage;
    };
    // An in-process database takes some time to start.
    beforeAll(async () => {
      opened = await open({ items: testItems, guests: [] });
    }, 60_000);
    afterAll(() => opened?.dispose());

    test('a record by its id, and nothing for one that is not there', async () => {
      const storage = sharedStorage();
      expect(await storage.get('items', 2)).toMatchObject({ name: 'hall', version: 1 });
      expect(await storage.get('items', 9)).toBeUndefined();
      expect(await storage.get('guests', 'nobody')).toBeUndefined();
    });

    figuresSuite(sharedStorage, openNew);
    generatedFiguresSuite(openNew);
    spellingSuite(openNew);

    test.each([
      [{}, ['Desk', 'hall', 'Attic', 'Hall two']],
      [{ name: 'Desk' }, ['Desk']],
      [{ id: [4, 1, 77] }, ['Desk', 'Hall two']],
      [{ watts: null }, ['Attic']],
      [{ watts_gte: 20 }, ['Desk', 'Hall two']],
      [{ watts_gt: 20 }, ['Hall two']],
      [{ watts_lte: 20 }, ['Desk', 'hall']],
      [{ watts_lt: 20 }, ['hall']],
      [{ watts_neq: 20 }, ['hall', 'Attic', 'Hall two']],
      [{ lit: true, watts_gt: 5 }, ['Hall two']],
      [{ rooms: 1 }, ['Desk', 'hall']],
      [{ rooms: [2, 3] }, ['hall']],
      [{ q: 'HALL' }, ['hall', 'Hall two']],
      [{ q: 'two hall' }, ['Hall two']],
      [{ q: '60' }, ['Hall two']],
      [{ q: 'al' }, []],
      [{ q: 'al ha' }, []],
      [{ q: 'tw h' }, ['Hall two']],
      [{ name: [] }, []],
      [{ id: [1.5, 4], id_gt: 0.5, id_lt: 1e300, version_gte: -1e300 }, ['Hall two']],
      [{ id_neq: 2.5, id_gte: 1.5, id_lte: 3.5 }, ['hall', 'Attic']],
      [{ watts_lt: null }, []],
      [{ watts_neq: null, lit_gte: true }, ['hall', 'Hall two']],
      [{ name_gte: 'HALL' }, ['hall', 'Hall two']],
      [{ name: 'HALL' }, []],
      [{ name_neq: 'Desk', rooms: [] }, []],
      [{ name: ["'; drop table items; --", '"', '\\', '%', '\u0000', '\ud800'] }, []],
      [{ q: "% _ \\ ' \u0000" }, []],
    ])('filter %j', async (filter, expected) => {
      const storage = sharedStorage();
      expect(await findNames(storage, { filter })).toEqual(expected);
    });

    test.each<Filter>([
      { colour: 'red' },
      { watts: 'many' },
      { name: 1 },
      { note: { text: 'x' } },
      { colour_gte: 1 },
      { q: 1 },
      { note: null },
      { rooms_gte: 1 },
      { constructor: 'x' },
      { 'name" = name or "name': 'x' },
    ])('refuses filter %j', async (filter) => {
      const storage = sharedStorage();
      await expect(storage.find('items', { filter })).rejects.toBeInstanceOf(BadQuery);
    });

    test('sorts with letter case ignored and the missing last, and cuts the range', async () => {
      const storage = sharedStorage();
      expect(await findNames(storage, { sort: ['name', 'ASC'] })).toEqual([
        'Attic',
        'Desk',
        'hall',
        'Hall two',
      ]);
      expect(await findNames(storage, { sort: ['watts', 'ASC'] })).toEqual([
        'hall',
        'Desk',
        'Hall two',
        'Attic',
      ]);
      expect(await findNames(storage, { sort: ['watts', 'DESC'], range: [1, 2] })).toEqual([
        'Hall two',
        'Desk',
      ]);
      expect((await storage.find('items', { range: [0, 0] })).total).toBe(4);
      for (const field of ['colour', 'rooms', 'constructor', 'id; drop table items'])
        await expect(storage.find('items', { sort: [field, 'ASC'] })).rejects.toBeInstanceOf(
          BadQuery,
        );
    });
  });

  describe(`${name}: writing`, () => {
    longTransactionSuite(openNew);

    test('gives ids and versions, and counts the version up', async () => {
      const { storage } = await openNew();
      const made = await storage.tx((t) =>
        t.insert('items', { name: 'New', watts: 1, lit: true, rooms: [] }),
      );
      expect(made).toMatchObject({ id: 5, version: 1 });
      const guest = await storage.tx((t) => t.insert('guests', { name: 'Asha' }));
      expect(guest.id).toMatch(/^[0-9a-f-]{36}$/u);
      expect(await storage.tx((t) => t.update('items', 5, { watts: 2 }))).toMatchObject({
        version: 2,
        name: 'New',
      });
    });

    test('does not give a removed id again', async () => {
      const { storage, reopen } = await openNew();
      await storage.tx((t) => t.remove('items', 4));
      const again = await reopen();
      const made = await again.tx((t) =>
        t.insert('items', { name: 'New', watts: 1, lit: true, rooms: [] }),
      );
      expect(made.id).toBe(5);
    });

    test('keeps every order and look-up right after changes', async () => {
      const { storage } = await openNew();
      await findNames(storage, { sort: ['watts', 'ASC'], filter: { lit: true } });
      await storage.tx(async (t) => {
        await t.update('items', 4, { watts: 1, lit: false });
        await t.remove('items', 1);
        await t.insert('items', { name: 'New', watts: 7, lit: true, rooms: [] });
      });
      expect(await findNames(storage, { sort: ['watts', 'ASC'] })).toEqual([
        'Hall two',
        'hall',
        'New',
        'Attic',
      ]);
      expect(await findNames(storage, { filter: { lit: true } })).toEqual(['hall', 'New']);
      expect(await findNames(storage, { filter: { id: [1, 2] } })).toEqual(['hall']);
    });

    test('refuses a taken id, a missing record and a version that has moved on', async () => {
      const { storage } = await openNew();
      const again = { id: 1, name: 'x', watts: 1, lit: true, rooms: [] };
      await expect(storage.tx((t) => t.insert('items', again))).rejects.toBeInstanceOf(Conflict);
      await expect(storage.tx((t) => t.update('items', 9, {}))).rejects.toBeInstanceOf(NotFound);
      await expect(storage.tx((t) => t.remove('items', 9))).rejects.toBeInstanceOf(NotFound);
      await storage.tx((t) => t.update('items', 1, { watts: 3, version: 1 }));
      const stale = await storage
        .tx((t) => t.update('items', 1, { version: 1 }))
        .catch((error: unknown) => error);
      expect(stale).toBeInstanceOf(Conflict);
      expect(stale).toMatchObject({ current: { id: 1, name: 'Desk', watts: 3, version: 2 } });
    });

    test('a transaction sees its own work, others only when it is done, and none when it throws', async () => {
      const { storage } = await openNew();
      let outsideRead: Promise<string[]> | undefined;
      const failing = storage.tx(async (t) => {
        await t.update('items', 1, { name: 'Zebra' });
        await t.remove('items', 2);
        const inside = await t.find('items', { sort: ['name', 'DESC'] });
        expect(inside.rows.map((row) => row.name)).toEqual(['Zebra', 'Hall two', 'Attic']);
        outsideRead = findNames(storage, { filter: { id: 1 } });
        if (!oneConnection) await outsideRead;
        throw new Error('stop');
      });
      await expect(failing).rejects.toThrow('stop');
      expect(await outsideRead).toEqual(['Desk']);
      expect(await findNames(storage, {})).toEqual(['Desk', 'hall', 'Attic', 'Hall two']);
      expect(await storage.get('items', 1)).toMatchObject({ version: 1 });
    });

    test('runs transactions one after the other: no increment is lost', async () => {
      const { storage } = await openNew();
      const add = (): Promise<unknown> =>
        storage.tx(async (t) => {
          const found = await t.get('items', 1);
          await t.update('items', 1, { watts: (found?.watts ?? 0) + 1 });
        });
      await Promise.all(Array.from({ length: 50 }, add));
      expect(await storage.get('items', 1)).toMatchObject({ watts: 70, version: 51 });
    });

    test('returned records are frozen, and inserted ones are copies', async () => {
      const { storage } = await openNew();
      const rooms = [1];
      const made = await storage.tx((t) =>
        t.insert('items', { name: 'New', watts: 1, lit: true, rooms }),
      );
      rooms.push(2);
      expect(await storage.get('items', made.id)).toMatchObject({ rooms: [1] });
      expect(Object.isFrozen(made) && Object.isFrozen(made.rooms)).toBe(true);
      const { rows } = await storage.find('items');
      expect(rows.every((row) => Object.isFrozen(row))).toBe(true);
    });

    test('everything is there after reopening', async () => {
      const { storage, reopen } = await openNew();
      await storage.tx(async (t) => {
        await t.update('items', 2, { note: { text: 'नमस्ते' } });
        await t.remove('items', 3);
      });
      const again = await reopen();
      expect(await again.get('items', 2)).toMatchObject({ note: { text: 'नमस्ते' }, version: 2 });
      expect((await again.find('items')).total).toBe(3);
    });
  });
}
