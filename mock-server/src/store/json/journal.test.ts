import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Journal } from './journal';

test('a compaction finds what is written, and not what still waits for the disk', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'journal-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  let changes = 0;
  const compacted: number[] = [];
  const journal = await Journal.open(join(folder, 'journal.ndjson'), {
    limit: 10,
    compact: async () => {
      compacted.push(changes);
      await journal.clear();
    },
    mustHold: async () => undefined,
    firstLine: '',
  });
  const add = (): Promise<void> => {
    changes += 1;
    return journal.append({
      line: 'x'.repeat(20),
      undo: () => (changes -= 1),
      replay: () => (changes += 1),
    });
  };
  await Promise.all([add(), add(), add()]);
  await journal.close();
  expect(compacted).toEqual([1, 3]);
  expect(changes).toBe(3);
});
