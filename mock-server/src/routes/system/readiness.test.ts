import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { once } from 'node:events';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { REPOSITORY } from '../../repository';
import type { RunningServer } from '../../server';
import { startServer } from '../../server';
import { createSchemaName, realDatabaseUrl } from '../../testing/stores/testDatabases';
import { openPool } from '../../store/postgres/databaseUrl';

type Environment = Readonly<Record<string, string>>;

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ready-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function start(dataDir: string, env: Environment = {}): Promise<RunningServer> {
  const server = await startServer({
    port: 0,
    dataDir,
    pages: 'none',
    env: { SEED_USERS: '5', LOG_LEVEL: 'silent', CHECK_ANSWERS: 'on', ...env },
  });
  onTestFinished(() => server.close());
  return server;
}

async function ask(
  server: RunningServer,
  path: string,
): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(server.url + path);
  return { status: answer.status, body: await answer.json() };
}

/** A call that reads the data. */
const dataCall = '/api/get-partner-by-name/cl';

/** Returns a server's liveness and readiness responses. */
async function probes(server: RunningServer): Promise<object> {
  return { health: await ask(server, '/api/health'), ready: await ask(server, '/api/ready') };
}

/** The responses of a server that is alive but must not touch its data. */
const unready = (store: string): object => ({
  health: { status: 200, body: { status: 'ok', store } },
  ready: { status: 503, body: { message: expect.stringContaining('newer version') } },
});

describe('in a folder', () => {
  test('a server that can serve is ready', async () => {
    const server = await start(temporaryFolder());
    expect(await ask(server, '/api/ready')).toEqual({ status: 200, body: { status: 'ready' } });
  });

  test.each([
    ['a higher version of its shape', /"schema_version":\d+/u, '"schema_version":999'],
    ['a collection that is not known here', '"collections":{', '"collections":{"robots":[],'],
  ])('data with %s is left alone by a server that lives and is not ready', async (_, old, text) => {
    const dataDir = temporaryFolder();
    await (await start(dataDir)).close();
    const path = join(dataDir, 'db.json');
    const newer = readFileSync(path, 'utf8').replace(old, text);
    writeFileSync(path, newer);
    const server = await start(dataDir);
    expect(await probes(server)).toEqual(unready('json'));
    expect((await ask(server, dataCall)).status).toBe(503);
    await server.close();
    expect(readFileSync(path, 'utf8')).toBe(newer);
  });

  test('a server whose folder was taken away is not ready', async () => {
    const dataDir = temporaryFolder();
    const server = await start(dataDir);
    rmSync(join(dataDir, 'folder.lock'), { recursive: true });
    expect((await ask(server, '/api/ready')).status).toBe(503);
    expect((await ask(server, '/api/health')).status).toBe(200);
  });

  test('a server that shuts down is not ready, and lives', async () => {
    const server = await start(temporaryFolder());
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    let received = '';
    socket.on('data', (bytes) => {
      received += String(bytes);
    });
    const begun = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n`;
    socket.write(`${begun('/api/health')}\r\n${begun('/api/ready')}`);
    // The server has answered the first request and received the start of the second.
    await once(socket, 'data');
    const closed = server.close();
    socket.write(`\r\n`);
    await closed;
    expect([...received.matchAll(/HTTP\/1\.1 (\d+)/gu)].map(([, status]) => status)).toEqual([
      '200',
      '503',
    ]);
    expect(received).toContain('shutting down');
  });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const away = {
  health: { status: 200, body: { status: 'ok', store: 'postgres' } },
  ready: { status: 503, body: { message: expect.any(String) } },
};

test('a server whose database is away when it starts is live, refuses calls, and closes', async () => {
  const DATABASE_URL = `postgres://postgres@127.0.0.1:${await freePort()}/postgres`;
  const server = await start(temporaryFolder(), { DATABASE_URL });
  expect(await probes(server)).toEqual(away);
  expect((await ask(server, dataCall)).status).toBe(503);
  const closing = performance.now();
  await server.close();
  expect(performance.now() - closing).toBeLessThan(6000);
});

function onRealDatabase(url: string): void {
  /** Creates a separate schema, and a function that changes it as a newer server would. */
  async function database(): Promise<{
    env: Environment;
    run: (text: string) => Promise<unknown>;
  }> {
    const schema = createSchemaName();
    const address = new URL(url);
    address.searchParams.set('schema', schema);
    const pool = openPool(url);
    onTestFinished(async () => {
      await pool.query(`drop schema if exists "${schema}" cascade`);
      await pool.end();
    });
    const run = (text: string): Promise<unknown> => pool.query(text.replaceAll('§', `"${schema}"`));
    return { env: { DATABASE_URL: address.href, DATA_KEY: 'k'.repeat(32) }, run };
  }

  test('a server is not ready once a newer one has raised the version of the schema, and lives', async () => {
    const { env, run } = await database();
    const server = await start(temporaryFolder(), env);
    expect(await ask(server, '/api/ready')).toEqual({ status: 200, body: { status: 'ready' } });
    await run(`update §.store_state set schema_version = 999`);
    expect(await probes(server)).toEqual(unready('postgres'));
  });

  test('a server on older tables lives, says which command is missing, changes nothing, and is ready once it has run', async () => {
    const { env, run } = await database();
    await (await start(temporaryFolder(), env)).close();
    await run(`alter table §.users drop column city; drop table §.vouchers`);
    const server = await start(temporaryFolder(), env);
    expect(await probes(server)).toEqual({
      health: { status: 200, body: { status: 'ok', store: 'postgres' } },
      ready: { status: 503, body: { message: expect.stringContaining('npm run migrate') } },
    });
    expect((await ask(server, dataCall)).status).toBe(503);
    const command = promisify(execFile)(process.execPath, ['scripts/run.mjs', 'migrate'], {
      cwd: REPOSITORY,
      env: { ...process.env, ...env },
    });
    expect((await command).stdout).toMatch(/Added to users "city".*\n[^]*up to date/u);
    await expect
      .poll(() => ask(server, '/api/ready'), { timeout: 60_000 })
      .toEqual({ status: 200, body: { status: 'ready' } });
    expect((await ask(server, dataCall)).status).toBe(200);
    await server.close();
  }, 90_000);

  test('a server serves as soon as the database does that was away when it started', async () => {
    const { env } = await database();
    const address = new URL(env['DATABASE_URL'] ?? '');
    const { hostname, port } = address;
    address.port = String(await freePort());
    const server = await start(temporaryFolder(), { DATABASE_URL: address.href });
    expect(await probes(server)).toEqual(away);
    const sockets = new Set<Socket>();
    const front = createServer((client) => {
      const behind = connect(Number(port || 5432), hostname);
      for (const socket of [client, behind]) sockets.add(socket.on('error', () => undefined));
      client.pipe(behind).pipe(client);
    });
    onTestFinished(async () => {
      front.close();
      for (const socket of sockets) socket.destroy();
    });
    front.listen(Number(address.port), '127.0.0.1');
    await expect
      .poll(() => ask(server, '/api/ready'), { timeout: 60_000 })
      .toEqual({
        status: 200,
        body: { status: 'ready' },
      });
    expect((await ask(server, dataCall)).status).toBe(200);
    await server.close();
  });

  test('data of a higher version of the schema is left alone by a server that starts', async () => {
    const { env, run } = await database();
    await (await start(temporaryFolder(), env)).close();
    await run(`update §.store_state set schema_version = 999`);
    const server = await start(temporaryFolder(), env);
    expect(await probes(server)).toEqual(unready('postgres'));
  });

  test('what a newer version has only added leaves a server ready', async () => {
    const { env, run } = await database();
    await (await start(temporaryFolder(), env)).close();
    await run(`insert into §.store_migrations values (999, 'later');
      alter table §.users add column nickname text;
      create table §.robots (id bigint primary key);
      insert into §.store_collections (name, shape) values ('robots', '{"fields": {}, "text": [], "secret": []}');
      update §.store_state set revision = revision + 1`);
    const server = await start(temporaryFolder(), env);
    expect(await ask(server, '/api/ready')).toEqual({ status: 200, body: { status: 'ready' } });
  });
}

if (realDatabaseUrl) onRealDatabase(realDatabaseUrl);
