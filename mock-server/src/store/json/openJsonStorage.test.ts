import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { CorruptData, Locked } from '../errors';
import type { Storage } from '../port';
import type { TestPerson, TestCollections, TestItem } from '../../testing/stores/storeFixtures';
import { testSpecs } from '../../testing/stores/storeFixtures';
import { storageSuite } from '../storageSuite';
import { openJsonStorage } from './openJsonStorage';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function open(
  folder: string,
  seed: { items: TestItem[]; guests: TestPerson[] },
  journalLimit?: number,
): Promise<Storage<TestCollections>> {
  return openJsonStorage({
    folder,
    specs: testSpecs,
    seed: () => seed,
    ...(journalLimit && { journalLimit }),
  });
}

const none = { items: [], guests: [] };

storageSuite('json', async (seed) => {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  const opened = { storage: await open(folder, seed), reopen, dispose };
  async function reopen(): Promise<Storage<TestCollections>> {
    await opened.storage.close();
    opened.storage = await open(folder, none);
    return opened.storage;
  }
  async function dispose(): Promise<void> {
    await opened.storage.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return opened;
});

const addGuest = (storage: Storage<TestCollections>, name: string): Promise<TestPerson> =>
  storage.tx((t) => t.insert('guests', { name }));

/** Builds a folder as a killed server leaves it: no lock, and a journal that is not compacted. */
async function abandoned(names: readonly string[]): Promise<string> {
  const folder = temporaryFolder();
  const storage = await open(folder, none);
  const before = readFileSync(join(folder, 'db.json'));
  for (const name of names) await addGuest(storage, name);
  const journal = readFileSync(join(folder, 'journal.ndjson'));
  await storage.close();
  writeFileSync(join(folder, 'db.json'), before);
  writeFileSync(join(folder, 'journal.ndjson'), journal);
  return folder;
}

async function guests(folder: string): Promise<string[]> {
  const storage = await open(folder, none);
  const { rows } = await storage.find('guests', { sort: ['name', 'ASC'] });
  await storage.close();
  return rows.map((row) => row.name);
}

test('replays the journal, and leaves out a last line that was cut short', async () => {
  const folder = await abandoned(['a', 'b']);
  appendFileSync(join(folder, 'journal.ndjson'), '{"seq":3,"changes":[{"collec');
  expect(await guests(folder)).toEqual(['a', 'b']);
  expect(await guests(folder)).toEqual(['a', 'b']);
});

test('does not apply journal lines again that db.json already holds', async () => {
  const folder = await abandoned(['a']);
  const journal = readFileSync(join(folder, 'journal.ndjson'));
  const storage = await open(folder, none);
  const { rows } = await storage.find('guests');
  await storage.tx((t) => t.remove('guests', rows[0]?.id ?? ''));
  await storage.close();
  writeFileSync(join(folder, 'journal.ndjson'), journal);
  expect(await guests(folder)).toEqual([]);
});

/** Rewrites the journal's lines in an earlier version's format. */
function withoutSeal(journal: string): string {
  const entries = journal.split('\n').filter((line) => line.startsWith('{"seq"'));
  return entries
    .map((line) => line.replace(/,"opener":"[^"]*"/u, '').replace(/,"crc":"[^"]*"/u, ''))
    .join('\n')
    .concat('\n');
}

test('opens a folder of an earlier version, and adds to it', async () => {
  const folder = await abandoned(['a', 'b']);
  const [db, journal] = [join(folder, 'db.json'), join(folder, 'journal.ndjson')];
  const head = /"schema_version":\d+,|"openings":\[[^\]]*\],/gu;
  writeFileSync(db, readFileSync(db, 'utf8').replaceAll(head, ''));
  writeFileSync(journal, withoutSeal(readFileSync(journal, 'utf8')));
  expect(readFileSync(journal, 'utf8')).toMatch(/^\{"seq":1,"changes":\[.*\]\}\n/u);
  const storage = await open(folder, none);
  await addGuest(storage, 'c');
  await storage.close();
  expect(await guests(folder)).toEqual(['a', 'b', 'c']);
});

test('refuses a journal in which one character of a record has changed', async () => {
  const folder = await abandoned(['alice', 'b']);
  const path = join(folder, 'journal.ndjson');
  const text = readFileSync(path, 'utf8').replace('alice', 'alicf');
  writeFileSync(path, text);
  await expect(open(folder, none)).rejects.toBeInstanceOf(CorruptData);
  expect(readFileSync(path, 'utf8')).toBe(text);
});

test('refuses a journal that two processes have written to at once', async () => {
  const [first, second] = [await abandoned([]), temporaryFolder()];
  cpSync(first, second, { recursive: true });
  for (const [folder, name] of [
    [first, 'mine'],
    [second, 'theirs'],
  ] as const) {
    const storage = await open(folder, none);
    await addGuest(storage, name);
    const journal = readFileSync(join(folder, 'journal.ndjson'), 'utf8');
    const db = readFileSync(join(folder, 'db.json'), 'utf8');
    await storage.close();
    writeFileSync(join(folder, 'journal.ndjson'), journal);
    writeFileSync(join(folder, 'db.json'), db);
  }
  const theirs = readFileSync(join(second, 'journal.ndjson'), 'utf8');
  appendFileSync(join(first, 'journal.ndjson'), theirs);
  await expect(open(first, none)).rejects.toBeInstanceOf(CorruptData);
});

test('compacts the journal when it has grown, and loses nothing', async () => {
  const folder = temporaryFolder();
  const storage = await open(folder, none, 1000);
  await Promise.all(Array.from({ length: 40 }, (_, index) => addGuest(storage, `guest ${index}`)));
  await addGuest(storage, 'one more');
  const readLength = (): number => readFileSync(join(folder, 'journal.ndjson')).length;
  await expect.poll(readLength).toBeLessThan(1000);
  await storage.close();
  expect(await guests(folder)).toHaveLength(41);
});

test.each([
  ['a damaged db.json', 'db.json', '{"format":"credit-marketplace","seq":0,"hig'],
  ['an empty db.json', 'db.json', ''],
  ['another program’s db.json', 'db.json', '{"posts":[{"id":1}]}'],
  ['a damaged line inside the journal', 'journal.ndjson', 'nonsense\n'],
  ['a journal with a gap', 'journal.ndjson', '{"seq":7,"changes":[]}\n'],
])('refuses %s and leaves it as it is', async (_, file, text) => {
  const folder = await abandoned(['a']);
  writeFileSync(join(folder, file), text);
  await expect(open(folder, none)).rejects.toBeInstanceOf(CorruptData);
  expect(readFileSync(join(folder, file), 'utf8')).toBe(text);
});

test('lets only one process open a folder at a time', async () => {
  const folder = temporaryFolder();
  const storage = await open(folder, none);
  await expect(open(folder, none)).rejects.toBeInstanceOf(Locked);
  await storage.close();
  await (await open(folder, none)).close();
});

test('a record that JSON cannot represent is refused and changes nothing', async () => {
  const folder = temporaryFolder();
  const storage = await open(folder, none);
  const name = 'x';
  const cyclic: { name: string; self?: unknown } = { name };
  cyclic.self = cyclic;
  await expect(storage.tx((t) => t.insert('guests', cyclic))).rejects.toThrow(/circular/iu);
  expect((await storage.find('guests')).total).toBe(0);
  await storage.close();
});
