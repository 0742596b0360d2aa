import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type TestCollections, testSpecs } from '../../testing/stores/storeFixtures';
import { StorageFull } from '../errors';
import type { Bound } from './bound';
import { openJsonStorage } from './openJsonStorage';
import { readLines } from './readLines';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lines-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const open = async (folder: string, bound?: Bound) => {
  const options = { folder, specs: testSpecs, seed: () => ({}), ...(bound && { bound }) };
  const storage = await openJsonStorage<TestCollections>(options);
  onTestFinished(() => storage.close());
  return storage;
};

const lines = ['', 'a', 'नमस्ते 😀', 'x'.repeat(50), '', 'last'];

test.each([1, 2, 3, 7, 64, 4096])('lines are found in pieces of %i bytes', (size) => {
  const path = join(temporaryFolder(), 'lines');
  const text = lines.join('\n');
  writeFileSync(path, text);
  const found = [...readLines(path, 0, size)];
  expect(found.map((line) => line.text)).toEqual(lines);
  expect(found.map(({ isWhole }) => isWhole)).toEqual([true, true, true, true, true, false]);
  const bytes = Buffer.from(text);
  for (const { end } of found.slice(0, -1)) expect(bytes[end - 1]).toBe(10);
  expect([...readLines(path, found[1]?.end, size)].map((line) => line.text)).toEqual(
    lines.slice(2),
  );
});

test('a folder with records longer than a piece is read again', async () => {
  const folder = temporaryFolder();
  const storage = await open(folder);
  const names = Array.from({ length: 6 }, (_, index) => `${index} ${'श्री'.repeat(200_000)}`);
  await storage.tx(async (t) => {
    for (const name of names) await t.insert('guests', { name });
  });
  await storage.close();
  const again = await open(folder);
  const { rows } = await again.find('guests');
  expect(rows.map(({ name }) => name).sort()).toEqual(names.toSorted());
});

test.each([
  ['rows', { rows: 3, bytes: Infinity }],
  ['bytes', { rows: Infinity, bytes: 1200 }],
])(
  'a folder that has reached its bound of %s takes no more, is read, and shrinks',
  async (_, bound) => {
    const storage = await open(temporaryFolder(), bound);
    const add = () => storage.tx((t) => t.insert('guests', { name: 'Asha Menon' }));
    const refusals: unknown[] = [];
    for (let turn = 0; turn < 20; turn += 1)
      await add().catch((error: unknown) => refusals.push(error));
    const [refusal] = refusals;
    expect(refusal).toBeInstanceOf(StorageFull);
    expect(String(refusal)).toContain('npm run migrate-store -- --from');
    const { rows, total } = await storage.find('guests', { range: [0, 0] });
    expect(total).toBeGreaterThan(2);
    const [first] = rows;
    await storage.tx((t) => t.update('guests', first?.id ?? '', { name: 'Asha' }));
    await expect(add()).rejects.toBeInstanceOf(StorageFull);
    await storage.tx(async (t) => {
      for (const { id } of (await t.find('guests')).rows) await t.remove('guests', id);
    });
    await storage.forgetPast();
    await add();
    expect((await storage.find('guests')).total).toBe(1);
  },
);
