import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../../server';
import { createSchemaName, realDatabaseUrl } from '../../testing/stores/testDatabases';

const PROGRAM = '/usr/sbin/pgbouncer';

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => resolve(false)).unref();
  });

/** Starts PgBouncer in transaction mode, with its other settings as they come. */
async function startPooler(address: URL): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'pooler-'));
  chmodSync(folder, 0o755);
  const port = await findFreePort();
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
* = host=${address.hostname} port=${address.port || 5432} user=${address.username}${address.password && ` password=${address.password}`}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
`,
  );
  const child = spawn(PROGRAM, process.getuid?.() === 0 ? ['-u', 'postgres', file] : [file], {
    stdio: 'ignore',
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await once(child, 'close');
    rmSync(folder, { recursive: true, force: true });
  });
  await expect.poll(() => isOpen(port), { timeout: 20_000 }).toBe(true);
  return `postgres://postgres@127.0.0.1:${port}${address.pathname}`;
}

function onPooler(url: string): void {
  test('behind PgBouncer in transaction mode the server serves, and leaves no setting to others', async () => {
    const pooled = await startPooler(new URL(url));
    const schema = createSchemaName();
    const dataDir = mkdtempSync(join(tmpdir(), 'pooled-'));
    const direct = new Pool({ connectionString: url });
    const other = new Pool({ connectionString: pooled });
    onTestFinished(async () => {
      await direct.query(`drop schema if exists ${schema} cascade`);
      await Promise.all([direct.end(), other.end()]);
      rmSync(dataDir, { recursive: true, force: true });
    });
    const env = {
      SEED_USERS: '5',
      LOG_LEVEL: 'silent',
      DATABASE_URL: `${pooled}?schema=${schema}`,
      DATABASE_POOL_SIZE: '12',
    };
    const server = await startServer({ port: 0, dataDir, pages: 'none', env });
    onTestFinished(() => server.close());
    expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);
    const sendCode = (index: number) =>
      fetch(`${server.url}/api/send-otp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ contact: `98765${String(10_000 + index)}` }),
      });
    const answers = await Promise.all(Array.from({ length: 24 }, (_, index) => sendCode(index)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    for (const setting of ['statement_timeout', 'idle_in_transaction_session_timeout', 'jit']) {
      const read = `select current_setting('${setting}') as value`;
      const { rows: untouched } = await direct.query(read);
      const reads = Array.from({ length: 8 }, () => other.query(read));
      for (const { rows } of await Promise.all(reads)) expect(rows).toEqual(untouched);
    }
  });
}

if (realDatabaseUrl && existsSync(PROGRAM)) onPooler(realDatabaseUrl);
