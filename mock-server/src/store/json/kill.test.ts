import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import type { TestCollections } from '../../testing/stores/storeFixtures';
import { testSpecs } from '../../testing/stores/storeFixtures';
import { Locked } from '../errors';
import { openJsonStorage } from './openJsonStorage';

const writer = fileURLToPath(new URL('../../testing/stores/endlessWriter.ts', import.meta.url));

/**
 * Kills the writer after it has acknowledged `writes` writes; returns the ids of all acknowledged
 * ones.
 */
async function writeUntilKilled(folder: string, writes: number): Promise<string[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', writer, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    if (printed.split('\n').length > writes) child.kill('SIGKILL');
  });
  await once(child, 'close');
  return printed.split('\n').slice(0, -1);
}

const options = { specs: testSpecs, seed: () => ({}) };

test('a second process is refused only while the first one runs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'second-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const child = spawn(process.execPath, ['--import', 'tsx', writer, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const refusal = await openJsonStorage<TestCollections>({ ...options, folder }).catch(
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(Locked);
  expect(refusal).toMatchObject({ message: expect.stringContaining(`(${child.pid})`) });
  child.kill('SIGKILL');
  await once(child, 'close');
  await (await openJsonStorage<TestCollections>({ ...options, folder })).close();
});

test('every acknowledged write survives kill -9', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kill-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const acknowledged: string[] = [];
  for (const base of [3, 90, 180, 270]) {
    acknowledged.push(...(await writeUntilKilled(folder, base + Math.floor(Math.random() * 60))));
  }
  const storage = await openJsonStorage<TestCollections>({ ...options, folder });
  const { rows } = await storage.find('guests');
  await storage.close();
  const found = new Set(rows.map((row) => row.id));
  expect(acknowledged.length).toBeGreaterThan(500);
  expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
});
