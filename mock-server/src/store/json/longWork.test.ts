import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { measureLongestStall } from '../../testing/longestStall';
import { testSpecs } from '../../testing/stores/storeFixtures';
import type { TestPerson } from '../../testing/stores/storeFixtures';
import { getDbPath, writeSnapshot } from './files';
import { openJsonStorage } from './openJsonStorage';
import { SortedRows } from './sortedRows';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('a snapshot is written in parts, and other work runs in between', async () => {
  const folder = temporaryFolder();
  let [made, inTurn, mostInTurn] = [0, 0, 0];
  const row = {
    toJSON: () => {
      made += 1;
      inTurn += 1;
      mostInTurn = Math.max(mostInTurn, inTurn);
      return { id: made };
    },
  };
  const rows = Array.from({ length: 20_000 }, () => row);
  const turns = setInterval(() => (inTurn = 0), 0);
  const written = writeSnapshot(
    folder,
    { seq: 1, openings: [], highest: {}, collections: { items: rows }, close: (_, one) => one },
    async () => undefined,
  );
  // A row that comes while the snapshot is written is part of the next one.
  rows.push(row);
  await written;
  clearInterval(turns);
  expect(made).toBe(20_000);
  expect(mostInTurn).toBeLessThan(10_000);
  expect(JSON.parse(readFileSync(getDbPath(folder), 'utf8')).collections.items).toHaveLength(
    20_000,
  );
});

test('thousands of changes in one transaction do not block requests, even with sorted lists', async () => {
  const guests = Array.from({ length: 50_000 }, (_, index) => ({
    id: `${index}`,
    name: `Guest ${index}`,
  }));
  const storage = await openJsonStorage({
    folder: temporaryFolder(),
    specs: testSpecs,
    seed: () => ({ items: [], guests }),
  });
  const firstBy = async (field: string, order: 'ASC' | 'DESC'): Promise<TestPerson | undefined> =>
    (await storage.find('guests', { sort: [field, order], range: [0, 0] })).rows[0];
  for (const field of ['id', 'name', 'version'])
    for (const order of ['ASC', 'DESC'] as const) await firstBy(field, order);
  const stall = await measureLongestStall(() =>
    storage.tx(async (writer) => {
      for (let id = 0; id < 4000; id += 1)
        await writer.update('guests', `${id}`, { name: `A ${10_000 + id}` });
    }),
  );
  expect(stall).toBeLessThan(500);
  expect(await firstBy('name', 'ASC')).toMatchObject({ id: '0', name: 'A 10000' });
  expect(await firstBy('name', 'DESC')).toMatchObject({ name: 'Guest 9999' });
  await storage.close();
});

test('a sorted list equals one that is sorted from scratch', () => {
  const compare = (a: { key: number }, b: { key: number }): number => a.key - b.key;
  const rows = Array.from({ length: 300 }, (_, index) => ({ key: index * 2 }));
  const sorted = new SortedRows(rows, compare);
  const before = sorted.current();
  const live = new Set(rows);
  const replace = (old: { key: number } | undefined, row: { key: number } | undefined): void => {
    sorted.replace(old, row);
    if (old) live.delete(old);
    if (row) live.add(row);
  };
  for (const [index, row] of rows.entries()) {
    const changed = { key: row.key };
    if (index % 7 === 0) replace(row, undefined);
    else if (index % 5 === 0) replace(row, { key: 9000 - row.key });
    else if (index % 3 === 0) {
      replace(row, changed);
      replace(changed, row);
    } else replace(undefined, { key: row.key + 1 });
    expect(index % 50 === 0 ? sorted.current().length : live.size).toBe(live.size);
  }
  expect(sorted.current()).toEqual([...live].sort(compare));
  expect(before).toEqual(rows);
});
