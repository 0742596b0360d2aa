import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Journal } from './journal';

/** Opens a journal of a number of changes. `compact` gets the number that a snapshot would have. */
async function openJournal(compact: (changes: number) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'journal-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'journal.ndjson');
  let changes = 0;
  const journal = await Journal.open(path, {
    limit: 10,
    compact: () => compact(changes),
    assertHeld: async () => undefined,
    firstLine: '',
  });
  const add = (): Promise<void> => {
    changes += 1;
    return journal.append({
      line: String(changes).repeat(20),
      undo: () => (changes -= 1),
      replay: () => (changes += 1),
    });
  };
  const readLines = (): string[] => readFileSync(path, 'utf8').split('\n').slice(0, -1);
  return { journal, add, readLines, countChanges: () => changes };
}

test('a compaction finds what is written, and not what still waits for the disk', async () => {
  const compacted: number[] = [];
  const { journal, add, countChanges } = await openJournal(async (changes) => {
    compacted.push(changes);
  });
  await Promise.all([add(), add(), add()]);
  await journal.close();
  expect(compacted).toEqual([1, 3]);
  expect(countChanges()).toBe(3);
});

test('lines are written while a snapshot is, and stay when those before them are dropped', async () => {
  const finishes: (() => void)[] = [];
  const { journal, add, readLines } = await openJournal(
    () => new Promise((resolve) => finishes.push(resolve)),
  );
  await add();
  await add();
  await add();
  expect(finishes).toHaveLength(1);
  finishes[0]?.();
  await expect.poll(() => finishes.length).toBe(2);
  expect(readLines()).toEqual(['2'.repeat(20), '3'.repeat(20)]);
  await add();
  finishes[1]?.();
  await expect.poll(() => finishes.length).toBe(3);
  expect(readLines()).toEqual(['4'.repeat(20)]);
  finishes[2]?.();
  await journal.close();
  expect(readLines()).toEqual([]);
});
