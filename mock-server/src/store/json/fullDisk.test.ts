import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import type { TestCollections } from '../../testing/stores/storeFixtures';
import { testSpecs } from '../../testing/stores/storeFixtures';
import { openJsonStorage } from './openJsonStorage';

const writer = fileURLToPath(new URL('../../testing/stores/writeUntilFull.ts', import.meta.url));

/**
 * Limits the size of the writer's files, which fails like a full disk and works on every test machine.
 */
async function writeWithinLimit(
  folder: string,
  journalLimit: number,
  kilobytes = 64,
): Promise<string> {
  // At the limit the system kills a process unless it handles SIGXFSZ.
  const script = `ulimit -f ${kilobytes}; exec "$@"`;
  const listen = `data:text/javascript,process.on('SIGXFSZ',()=>{})`;
  const options = ['--import', listen, '--import', 'tsx'];
  const command = [process.execPath, ...options, writer, folder, String(journalLimit)];
  const { stdout } = await promisify(execFile)('bash', ['-c', script, 'bash', ...command]);
  return stdout;
}

test.each([
  ['the journal fills the room', 16_000_000],
  ['there is no room to compact the journal either', 20_000],
])('when %s, the old state is kept, served and found again', async (_, limit) => {
  const folder = mkdtempSync(join(tmpdir(), 'full-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const report: unknown = JSON.parse(await writeWithinLimit(folder, limit));
  expect(report).toMatchObject({ full: true, acknowledged: expect.any(Array) });
  const { acknowledged, kept, watts, small } = Object(report);
  expect(acknowledged.length).toBeGreaterThan(20);
  expect(new Set(kept)).toEqual(new Set(acknowledged));
  expect(watts).toBe(acknowledged.length);
  expect(small).toBe(true);

  const storage = await openJsonStorage<TestCollections>({
    folder,
    specs: testSpecs,
    seed: () => ({}),
  });
  onTestFinished(() => storage.close());
  const { rows } = await storage.find('guests');
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(acknowledged));
  expect(await storage.get('items', 1)).toMatchObject({ watts, lit: false });
});

test('a start without any room says so and leaves no file behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'full-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await expect(writeWithinLimit(folder, 16_000_000, 0)).rejects.toThrow(
    'There is no room left in the data folder',
  );
  expect(readdirSync(folder)).toEqual([]);
});
