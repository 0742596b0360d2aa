import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../../..');

/** Starts a server in a process of its own, whose files can be kept from growing. */
async function startLimited() {
  const dataDir = mkdtempSync(join(tmpdir(), 'full-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  // At the limit the system kills a process unless it handles SIGXFSZ.
  const script = `process.on('SIGXFSZ', () => {});
    import('${root}/mock-server/src/server.ts').then(async ({ startServer }) => {
      const server = await startServer({ port: 0, pages: 'none' });
      process.once('SIGTERM', () => server.close());
      console.log(server.url);
    })`;
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    SEED_USERS: '5',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
  };
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', script], { cwd: root, env });
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const [printed] = await once(child.stdout, 'data');
  const limit = (bytes: string) =>
    execFileSync('prlimit', ['--pid', String(child.pid), `--fsize=${bytes}:`]);
  return { url: String(printed).trim(), limit };
}

test('a server without room for a change is not ready, reads on, and is ready when there is room', async () => {
  const { url, limit } = await startLimited();
  const ask = async (path: string, body?: object) => {
    const headers = { 'content-type': 'application/json' };
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : {};
    const answer = await fetch(url + path, init);
    return { status: answer.status, body: await answer.json() };
  };
  const write = () => ask('/api/send-otp', { contact: '9812345678' });
  expect((await ask('/api/ready')).status).toBe(200);
  limit('1');
  expect((await write()).status).toBe(507);
  expect(await ask('/api/ready')).toEqual({
    status: 503,
    body: { message: expect.stringContaining('no room') },
  });
  expect((await ask('/api/get-partner-by-name/cl')).status).toBe(200);
  limit('unlimited');
  expect((await ask('/api/ready')).status).toBe(200);
  expect((await write()).status).toBe(200);
});
