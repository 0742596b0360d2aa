import { expect, test } from 'vitest';
import type { TestCollections } from '../testing/stores/storeFixtures';
import type { Storage } from './port';

/** The behaviour of transactions that change nothing, or more records than a store may write at once. */
export function longTransactionSuite(
  openNew: () => Promise<{
    readonly storage: Storage<TestCollections>;
    readonly reopen: () => Promise<Storage<TestCollections>>;
  }>,
): void {
  test('an update that changes nothing raises no version', async () => {
    const { storage } = await openNew();
    const before = await storage.get('items', 1);
    const { name, rooms = [] } = before ?? {};
    const same = { name: String(name), rooms: [...rooms], version: 1 };
    expect(await storage.tx((t) => t.update('items', 1, same))).toEqual(before);
    expect(await storage.get('items', 1)).toEqual(before);
    const changed = await storage.tx((t) => t.update('items', 1, { rooms: [...rooms, 9] }));
    expect(changed.version).toBe(2);
  });

  test('a transaction sees and keeps each of thousands of changes, whatever their order', async () => {
    const { storage, reopen } = await openNew();
    const item = { watts: 1, lit: true, rooms: [] };
    const ids = await storage.tx(async (t) => {
      const made: number[] = [];
      for (let index = 0; index < 1200; index += 1)
        made.push((await t.insert('items', { ...item, name: `n${index}` })).id);
      for (const id of made.slice(0, 600)) await t.update('items', id, { watts: 2 });
      expect((await t.find('items', { filter: { watts: 2 }, range: [0, 0] })).total).toBe(600);
      for (const id of made.slice(300)) await t.remove('items', id);
      expect(await t.get('items', made[300] ?? 0)).toBeUndefined();
      await t.insert('items', { ...item, id: made[300], name: 'again' });
      await t.update('items', made[300] ?? 0, { rooms: [3] });
      await t.remove('items', 2);
      await t.insert('items', { ...item, id: 2, name: 'hall again' });
      const gone = await t.insert('guests', { name: 'short stay' });
      await t.remove('guests', gone.id);
      expect(await t.select('items', ['name'], { filter: { rooms: 3 } })).toEqual([
        { name: 'again' },
      ]);
      return made;
    });
    expect(ids).toEqual(Array.from({ length: 1200 }, (_, index) => index + 5));
    const again = await reopen();
    expect((await again.find('items', { range: [0, 0] })).total).toBe(305);
    expect((await again.find('items', { filter: { watts: 2 } })).rows).toHaveLength(300);
    expect(await again.get('items', ids[299] ?? 0)).toMatchObject({ name: 'n299', version: 2 });
    expect(await again.get('items', ids[300] ?? 0)).toMatchObject({ name: 'again', version: 2 });
    expect(await again.get('items', ids[301] ?? 0)).toBeUndefined();
    expect(await again.get('items', 2)).toMatchObject({ name: 'hall again', version: 1 });
    expect((await again.find('guests')).total).toBe(0);
  });
}
