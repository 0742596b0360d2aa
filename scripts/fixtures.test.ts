import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFreshData } from '@marketplace/mock-server/freshData';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { findFreePort } from './serve/settings';

const ROOT = join(import.meta.dirname, '..');
const JSON_SERVER = join(ROOT, 'node_modules/json-server/lib/cli/bin.js');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fixtures-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

interface Ended {
  code: number | null;
  stderr: string;
}

/** Runs `npm run fixtures` as npm does, and waits for its end. */
async function runFixtures(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const command = [join(ROOT, 'scripts/run.mjs'), 'fixtures', ...args];
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    env: { ...process.env, npm_lifecycle_event: undefined, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  await once(child, 'close');
  return { code: child.exitCode, stderr };
}

/** Starts json-server's own command on a file; returns a function that reads a path. */
async function startJsonServer(file: string): Promise<(path: string) => Promise<unknown>> {
  const port = await findFreePort();
  const args = [file, '--host', '127.0.0.1', '--port', String(port), '--foreignKeySuffix', '_id'];
  const child = spawn(process.execPath, [JSON_SERVER, ...args], { cwd: folder, stdio: 'ignore' });
  onTestFinished(async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  });
  const get = async (path: string): Promise<unknown> =>
    (await fetch(`http://127.0.0.1:${port}${path}`)).json();
  await expect.poll(() => get('/languages'), { timeout: 30_000 }).toHaveLength(2);
  return get;
}

it('writes a file that stock json-server serves', async () => {
  const file = join(folder, 'db.json');
  const env = { SEED_LENDERS: '40', SEED_USERS: '20', SCENARIO: 'hindi' };
  expect(await runFixtures(['--out', file], env)).toEqual({ code: 0, stderr: '' });
  const get = await startJsonServer(file);
  expect(await get('/lenders')).toHaveLength(40);
  expect(await get('/lenders/1')).toMatchObject({
    id: 1,
    name: 'Aarohan-Credit',
    lender_description: expect.stringMatching(/[\u0900-\u097f]/u),
  });
  expect(await get('/partners?name=TOPCLIND')).toEqual([
    expect.objectContaining({ id: 1, name: 'TOPCLIND' }),
  ]);
  expect(await get('/lenders/2?_embed=lender_revenue')).toMatchObject({
    lender_revenue: [{ lender_id: 2 }, { lender_id: 2 }, { lender_id: 2 }],
  });
  expect(await get('/users')).toHaveLength(20);
  // A collection that starts empty is there, too: json-server answers 404 for one that is not.
  expect(await get('/outbox')).toEqual([]);
});

it('asks for a file', async () => {
  expect(await runFixtures([])).toEqual({ code: 1, stderr: 'npm run fixtures -- --out <file>\n' });
});

it('leaves alone what it cannot or may not replace', async () => {
  const file = join(folder, 'db.json');
  writeFileSync(file, '{"mine":[]}');
  await expect(writeFreshData(file, { SEED_USERS: 'many' })).rejects.toThrow('SEED_USERS');
  writeFileSync(join(folder, 'journal.ndjson'), '');
  await expect(writeFreshData(file, {})).rejects.toThrow(
    `${folder} is the data folder of a server`,
  );
  expect(readFileSync(file, 'utf8')).toBe('{"mine":[]}');
  expect(readdirSync(folder)).toEqual(['db.json', 'journal.ndjson']);
});
