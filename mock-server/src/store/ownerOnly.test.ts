import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testServer } from '../testing/startTestServer';

const server = testServer({ TEST_TOOLS: 'on' });

/** All files and folders of the data folder, with the bits that others have of them. */
function listEntries(path = server.dataDir()): { path: string; isFile: boolean; others: number }[] {
  const { mode } = statSync(path);
  const isFile = !statSync(path).isDirectory();
  const below = isFile ? [] : readdirSync(path).flatMap((name) => listEntries(join(path, name)));
  return [{ path, isFile, others: mode & 0o077 }, ...below];
}

const findReadable = () => listEntries().filter(({ others }) => others !== 0);

test('all that the data folder holds is its owner’s alone; what was not becomes so at the start', async () => {
  expect(findReadable()).toEqual([]);
  for (const { path, isFile } of listEntries()) chmodSync(path, isFile ? 0o644 : 0o755);
  expect(findReadable()).not.toEqual([]);
  await server.restart();
  expect(findReadable()).toEqual([]);
});
