import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { RunningServer } from '../../server';
import { startServer } from '../../server';
import { freshSchema, realDatabaseUrl } from '../../testing/testDatabases';
import { Pool } from 'pg';

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
    expect((await ask(server, '/api/products/lenders')).status).toBeGreaterThanOrEqual(400);
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

function onRealDatabase(url: string): void {
  /** Creates a separate schema, and a function that changes it as a newer server would. */
  async function database(): Promise<{
    env: Environment;
    run: (text: string) => Promise<unknown>;
  }> {
    const schema = freshSchema();
    const address = new URL(url);
    address.searchParams.set('schema', schema);
    const pool = new Pool({ connectionString: url, max: 1 });
    onTestFinished(async () => {
      await pool.query(`drop schema if exists "${schema}" cascade`);
      await pool.end();
    });
    const run = (text: string): Promise<unknown> =>
      pool.query(text.replaceAll('store_', `"${schema}".store_`));
    return { env: { DATABASE_URL: address.href }, run };
  }

  test('a server is not ready once a newer one has changed the tables, and lives', async () => {
    const { env, run } = await database();
    const server = await start(temporaryFolder(), env);
    expect(await ask(server, '/api/ready')).toEqual({ status: 200, body: { status: 'ready' } });
    await run(`update store_state set shape = 'newer'`);
    expect(await probes(server)).toEqual(unready('postgres'));
  });

  test.each<[string, string]>([
    [
      'a higher version of its shape',
      `update store_state set shape = 'newer', schema_version = 999`,
    ],
    ['a migration that is not known here', `insert into store_migrations values (999, 'later')`],
    [
      'a collection that is not known here',
      `insert into store_collections values ('robots', 0, 0, '{}'); update store_state set shape = 'newer'`,
    ],
  ])('data with %s is left alone by a server that starts', async (_, change) => {
    const { env, run } = await database();
    await (await start(temporaryFolder(), env)).close();
    await run(change);
    const server = await start(temporaryFolder(), env);
    expect(await probes(server)).toEqual(unready('postgres'));
  });
}

if (realDatabaseUrl) onRealDatabase(realDatabaseUrl);
