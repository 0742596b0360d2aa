import type { ChildProcess } from 'node:child_process';
import { fork, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import type { TestCollections } from '../../testing/stores/storeFixtures';
import { testSpecs } from '../../testing/stores/storeFixtures';
import { Unavailable } from '../errors';
import { readSnapshot } from './files';
import { openJsonStorage } from './openJsonStorage';

const writer = fileURLToPath(new URL('../../testing/stores/endlessWriter.ts', import.meta.url));
const racer = fileURLToPath(new URL('../../testing/stores/racingOpener.ts', import.meta.url));

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'takeover-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const open = (folder: string) =>
  openJsonStorage<TestCollections>({ folder, specs: testSpecs, seed: () => ({}) });

/** Returns a folder whose writer was killed while writing. */
async function folderOfKilled(): Promise<{ folder: string; pid: number | undefined }> {
  const folder = temporaryFolder();
  const child = spawn(process.execPath, ['--import', 'tsx', writer, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'close');
  return { folder, pid: child.pid };
}

async function guestIds(folder: string): Promise<string[]> {
  const storage = await open(folder);
  const { rows } = await storage.find('guests');
  await storage.close();
  return rows.map(({ id }) => id);
}

function idsIn(folder: string): unknown[] {
  const ids: unknown[] = [];
  readSnapshot(folder, {
    collection: () => undefined,
    row: (name, { id }) => name === 'guests' && ids.push(id),
  });
  return ids;
}

async function startOpener(): Promise<(order: object) => Promise<unknown>> {
  const child: ChildProcess = fork(racer, { execArgv: ['--import', 'tsx'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  await once(child, 'message');
  return async (order) => {
    const answered = once(child, 'message');
    child.send(order);
    const [{ answer }] = await answered;
    return answer;
  };
}

/** Waits until the killed process is a zombie: dead, but not reaped by its parent. */
async function untilZombie(pid: number): Promise<void> {
  const state = (): string =>
    spawnSync('ps', ['-o', 'state=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
  while (!state().startsWith('Z')) await pause(5);
}

test('the folder of a zombie process opens at once', async () => {
  const folder = temporaryFolder();
  const command = [process.execPath, '--import', 'tsx', writer, folder];
  // exec replaces the shell by a process that never waits for its child.
  const parent = spawn('bash', ['-c', '"$@" & echo $!; exec sleep 600', 'bash', ...command], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    parent.kill('SIGKILL');
  });
  let printed = '';
  while (printed.split('\n').length < 3) printed += String(await once(parent.stdout, 'data'));
  const pid = Number.parseInt(printed, 10);
  process.kill(pid, 'SIGKILL');
  await untilZombie(pid);
  expect(await guestIds(folder)).not.toEqual([]);
});

test.each([
  ['its own, as a container’s only process has', process.pid],
  ['another living process’s', process.ppid],
])('the folder of a killed process opens at once though its number is now %s', async (_, pid) => {
  const { folder, pid: killed } = await folderOfKilled();
  const path = join(folder, 'folder.lock');
  writeFileSync(path, readFileSync(path, 'utf8').replace(String(killed), String(pid)));
  expect(await guestIds(folder)).not.toEqual([]);
});

/**
 * Changes the lock of a killed process, for example to that of another machine or an earlier boot.
 */
function changeOwner(folder: string, change: object): string {
  const path = join(folder, 'folder.lock');
  const owner: object = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...owner, ...change }));
  return path;
}

function giveSignsOfLife(path: string): void {
  const timer = setInterval(() => utimesSync(path, new Date(), new Date()), 500);
  onTestFinished(() => clearInterval(timer));
}

test('the folder of a process that ran before the machine was restarted opens at once', async () => {
  const { folder } = await folderOfKilled();
  const path = changeOwner(folder, { pid: process.ppid, bootId: 'before' });
  const before = new Date(Date.now() - 20_000);
  utimesSync(path, before, before);
  expect(await guestIds(folder)).not.toEqual([]);
});

test('another machine keeps the folder while it renews its lock, and loses it after a wait when it stops', async () => {
  const [{ folder: kept }, { folder: left }] = await Promise.all([
    folderOfKilled(),
    folderOfKilled(),
  ]);
  const path = changeOwner(kept, { host: 'elsewhere', bootId: 'another' });
  changeOwner(left, { host: 'elsewhere', bootId: 'another' });
  giveSignsOfLife(path);
  const [refusal, ids] = await Promise.all([open(kept).catch(String), guestIds(left)]);
  expect(refusal).toMatch(/in use by another process .* on elsewhere/u);
  expect(ids).not.toEqual([]);
});

test('a process that has lost its folder acknowledges no more writes, and damages nothing', async () => {
  const folder = temporaryFolder();
  const first = await open(folder);
  await first.tx((t) => t.insert('guests', { name: 'before' }));
  rmSync(join(folder, 'folder.lock'), { recursive: true });
  const second = await open(folder);
  const late = first.tx((t) => t.insert('guests', { name: 'late' }));
  await expect(late).rejects.toBeInstanceOf(Unavailable);
  await expect(first.check()).rejects.toBeInstanceOf(Unavailable);
  await second.tx((t) => t.insert('guests', { name: 'after' }));
  await first.close();
  await second.close();
  const third = await open(folder);
  const { rows } = await third.find('guests', { sort: ['name', 'ASC'] });
  await third.close();
  expect(rows.map(({ name }) => name)).toEqual(['after', 'before']);
});

test('of four processes that start at once on a killed process’s folder one gets it, and keeps what was acknowledged', async () => {
  const { folder: left } = await folderOfKilled();
  const written = await guestIds(cloned(left)).then((ids) => ids.length);
  expect(written).toBeGreaterThan(0);
  const openers = await Promise.all([1, 2, 3, 4].map(startOpener));
  const all = (order: object): Promise<unknown[]> =>
    Promise.all(openers.map((opener) => opener(order)));
  for (let round = 1; round <= 40; round += 1) {
    const folder = cloned(left);
    const held = await all({ kind: 'open', folder, at: Date.now() + 5 });
    const ids = (await all({ kind: 'write', count: 20 })).flat();
    await all({ kind: 'close' });
    // Closing has compacted the whole journal into db.json.
    const back = new Set(idsIn(folder));
    const holders = held.filter((one) => one === true).length;
    const lost = ids.filter((id) => !back.has(id)).length;
    expect({ round, holders, acknowledged: ids.length, lost, rows: back.size }).toEqual({
      round,
      holders: 1,
      acknowledged: 20,
      lost: 0,
      rows: written + 20,
    });
    rmSync(folder, { recursive: true });
  }
});

function cloned(folder: string): string {
  const copy = temporaryFolder();
  cpSync(folder, copy, { recursive: true, preserveTimestamps: true });
  return copy;
}
