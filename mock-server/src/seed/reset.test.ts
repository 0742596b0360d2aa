import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { RunningServer } from '../server';
import { resetData, startServer } from '../server';
import { CorruptData, Locked } from '../store/errors';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'reset-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
});

const start = (): Promise<RunningServer> =>
  startServer({
    port: 0,
    dataDir,
    pages: 'none',
    env: { SEED_USERS: '5', RATE_LIMITS: 'off', LOG_LEVEL: 'silent' },
  });

test('puts the data back to the fixtures', async () => {
  const first = await start();
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ contact: '9500000001' });
  await fetch(`${first.url}/api/send-otp`, { method: 'POST', headers, body });
  await expect(resetData(dataDir)).rejects.toBeInstanceOf(Locked);
  await first.close();
  expect(await resetData(dataDir)).toEqual({ keptAside: undefined });
  const second = await start();
  const outbox = await fetch(`${second.url}/dev/outbox`);
  expect(await outbox.json()).toEqual([]);
  await second.close();
});

test('moves unreadable data aside, and the server starts again', async () => {
  writeFileSync(join(dataDir, 'db.json'), '{"posts":[]}');
  await expect(start()).rejects.toBeInstanceOf(CorruptData);
  const { keptAside = '' } = await resetData(dataDir);
  expect(readFileSync(join(keptAside, 'db.json'), 'utf8')).toBe('{"posts":[]}');
  expect(existsSync(join(dataDir, 'db.json'))).toBe(false);
  await (await start()).close();
});

test('a start on a port in use releases the folder', async () => {
  const first = await start();
  const other = mkdtempSync(join(tmpdir(), 'reset-'));
  onTestFinished(() => rmSync(other, { recursive: true, force: true }));
  const port = Number(new URL(first.url).port);
  const env = { SEED_USERS: '5', LOG_LEVEL: 'silent' };
  await expect(startServer({ port, dataDir: other, pages: 'none', env })).rejects.toThrow(
    'EADDRINUSE',
  );
  await first.close();
  await (await startServer({ port, dataDir: other, pages: 'none', env })).close();
});
