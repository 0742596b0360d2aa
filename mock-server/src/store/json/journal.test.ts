import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Journal } from './journal';

test('a fold finds what is written, and not what still waits for the disk', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'journal-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  let changes = 0;
  const folded: number[] = [];
  const journal = await Journal.open(join(folder, 'journal.ndjson'), {
    limit: 10,
    fold: async () => {
      folded.push(changes);
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
      redo: () => (changes += 1),
    });
  };
  await Promise.all([add(), add(), add()]);
  await journal.close();
  expect(folded).toEqual([1, 3]);
  expect(changes).toBe(3);
});
