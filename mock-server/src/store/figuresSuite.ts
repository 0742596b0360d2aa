import { expect, test } from 'vitest';
import type { TestCollections } from '../testing/stores/storeFixtures';
import { testItems } from '../testing/stores/testItems';
import { BadQuery } from './errors';
import type { Storage } from './port';

/** How every store answers for many records at once: some of their fields, and their number. */
export function figuresSuite(
  storage: () => Storage<TestCollections>,
  openNew: () => Promise<{ readonly storage: Storage<TestCollections> }>,
): void {
  test('some fields of the matching records, in order', async () => {
    const fields = ['id', 'name', 'watts', 'lit'] as const;
    const sort = ['name', 'DESC'] as const;
    expect(await storage().select('items', fields, { filter: { lit: false }, sort })).toEqual(
      testItems
        .filter(({ lit }) => !lit)
        .toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? 1 : -1))
        .map(({ id, name, watts, lit }) => ({ id, name, watts, lit })),
    );
  });

  test('some fields of the first matching records', async () => {
    const query = { filter: { lit: false }, sort: ['name', 'DESC'] } as const;
    const all = await storage().select('items', ['name'], query);
    expect(all.length).toBeGreaterThan(1);
    for (const range of [
      [0, 0],
      [1, 1],
      [0, -1],
      [1, 90],
    ] as const)
      expect(await storage().select('items', ['name'], { ...query, range })).toEqual(
        all.slice(range[0], range[1] + 1),
      );
  });

  test('no fields that hold lists or objects', async () => {
    await expect(storage().select('items', ['note'])).rejects.toBeInstanceOf(BadQuery);
    await expect(storage().countBy('items', ['rooms'])).rejects.toBeInstanceOf(BadQuery);
  });

  test('the number of records with each value', async () => {
    const counted = await storage().countBy('items', ['lit'], { name_neq: 'Attic' });
    expect(new Map(counted.map(({ lit, count }) => [lit, count]))).toEqual(
      new Map([
        [true, testItems.filter(({ lit, name }) => lit && name !== 'Attic').length],
        [false, testItems.filter(({ lit, name }) => !lit && name !== 'Attic').length],
      ]),
    );
  });

  test('totals of filters follow each change, also inside the transaction that makes it', async () => {
    const { storage: own } = await openNew();
    const total = async (reader: Pick<typeof own, 'find'>, filter: object): Promise<number> =>
      (await reader.find('items', { filter: { ...filter }, range: [0, 0] })).total;
    const before = await total(own, { lit: true });
    await own.tx(async (t) => {
      await t.insert('items', { name: 'Lamp', watts: 1, lit: true, rooms: [] });
      await t.update('items', 1, { lit: true });
      expect(await total(t, { lit: true })).toBe(before + 2);
    });
    expect(await total(own, { lit: true })).toBe(before + 2);
    expect(await total(own, { lit: [true, false], name: ['Lamp', 'Lamp', 'Desk'] })).toBe(2);
    await own.tx((t) => t.remove('items', 1));
    expect(await total(own, { lit: true, watts: null })).toBe(0);
    expect(await total(own, { lit: true })).toBe(before + 1);
    const failed = own.tx(async (t) => {
      await t.remove('items', 2);
      throw new Error('undone');
    });
    await expect(failed).rejects.toThrow('undone');
    expect(await total(own, { lit: true })).toBe(before + 1);
  });
}
