import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { testServer } from '../../testing/startTestServer';
import { testDatabases } from '../../testing/stores/testDatabases';

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
    PASSWORD_COST: 'demo',
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
  const admin = { email: 'admin@demo.in', password: 'Admin@123' };
  const { token } = (await ask('/api/admin/login', admin)).body;
  const upload = async () => {
    const body = new FormData();
    const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
    body.set('image_name', new File([new Uint8Array(png)], 'a.png'));
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${url}/api/s3-upload-file`, { method: 'POST', headers, body })).status;
  };
  expect(await upload()).toBe(200);
  expect((await ask('/api/ready')).status).toBe(200);
  limit('1');
  expect(await upload()).toBe(507);
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

describe.each(testDatabases())('on $name', (database) => {
  const server = testServer({}, database);

  /** Has every write answered as by a database whose disk is full, or no more. */
  async function setFull(isFull: boolean): Promise<void> {
    const pool = database.pool();
    const schema = `"${server.schema()}"`;
    await pool.query(
      `create or replace function ${schema}.refuse() returns trigger language plpgsql as $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`,
    );
    const { rows } = await pool.query<{ name: string }>(
      'select table_name as name from information_schema.tables where table_schema = $1',
      [server.schema()],
    );
    for (const { name } of rows)
      await pool.query(
        isFull
          ? `create trigger full_disk before insert or update on ${schema}."${name}" execute function ${schema}.refuse()`
          : `drop trigger full_disk on ${schema}."${name}"`,
      );
    await pool.end();
  }

  test('a server whose database has no room is not ready, reads on, and is ready when there is room', async () => {
    const write = () => server.ask('POST', '/api/send-otp', { body: { contact: '9812345678' } });
    const readiness = () => server.ask('GET', '/api/ready');
    expect((await readiness()).status).toBe(200);
    await setFull(true);
    expect((await write()).status).toBe(507);
    for (let turn = 0; turn < 2; turn += 1)
      expect(await readiness()).toMatchObject({
        status: 503,
        body: { message: expect.stringContaining('no room') },
      });
    expect((await server.ask('GET', '/api/get-partner-by-name/cl')).status).toBe(200);
    await setFull(false);
    expect((await readiness()).status).toBe(200);
    expect((await write()).status).toBe(200);
  });
});
