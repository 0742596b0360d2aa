import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

interface Asked {
  readonly method?: string;
  readonly token?: string;
  readonly body?: object;
  readonly fault?: string;
  /** Milliseconds after which the client aborts. */
  readonly patience?: number;
}

/** Runs a server in its own process and returns what the process wrote to standard error. */
async function readLog(
  work: (ask: (path: string, asked?: Asked) => Promise<Record<string, unknown>>) => Promise<void>,
): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'log-'));
  const script = `import('${root}/mock-server/src/server.ts').then(async ({ startServer }) => {
    const server = await startServer({ port: 0, pages: 'none' });
    process.once('SIGTERM', () => server.close());
    console.log(server.url);
  })`;
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    MOCK_FAULTS: 'on',
    RATE_LIMITS: 'off',
    PASSWORD_COST: 'demo',
    SEED_USERS: '5',
  };
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', script], { cwd: root, env });
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  const ended = new Promise<void>((done) => {
    child.once('close', () => done());
  });
  const url = await new Promise<string>((ready, failed) => {
    child.once('close', () => failed(new Error(log)));
    child.stdout.once('data', (chunk: Buffer) => ready(chunk.toString().trim()));
  });
  await work(async (path, { method = 'POST', token, body, fault, patience } = {}) => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(fault && { 'x-mock-fault': fault }),
      },
      ...(patience && { signal: AbortSignal.timeout(patience) }),
      ...(body && { body: JSON.stringify(body) }),
    });
    const read: unknown = await answer.json();
    return { ...Object(Array.isArray(read) ? read[0] : read) };
  });
  child.kill('SIGTERM');
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
  return log;
}

test('the log is JSON lines with method, path, status and time, and no personal data', async () => {
  const secrets: string[] = [
    '9876512345',
    'asha.rao@example.in',
    'ABCPR1234K',
    'Secret@123',
    'Asha',
    '1990-05-17',
  ];
  const log = await readLog(async (ask) => {
    const { user_id } = await ask('/api/send-otp', { body: { contact: '9876512345' } });
    const { code } = await ask('/dev/outbox', { method: 'GET' });
    const { token } = await ask('/api/verify-otp', { body: { user_id, otp: code } });
    secrets.push(String(user_id), String(code), String(token));
    const signedIn = { token: String(token) };
    const profile = {
      first_name: 'Asha',
      email: 'asha.rao@example.in',
      tin: 'ABCPR1234K',
      birth_date: '1990-05-17',
    };
    await ask(`/api/user/${String(user_id)}`, { ...signedIn, body: profile });
    await ask(`/api/user/${String(user_id)}/offers?amount=100000`, { ...signedIn, method: 'GET' });
    await ask('/api/admin/login', {
      body: { email: 'asha.rao@example.in', password: 'Secret@123' },
    });
    await ask('/api/user/asha.rao@example.in?pan=ABCPR1234K', { method: 'GET' });
    await ask('/api/Asha/9876512345', { method: 'GET' });
    // Disconnects before the server has read the request; the server must not log that as a
    // failure.
    const call = { body: { contact: 'asha.rao@example.in' }, fault: 'delay=600' };
    await expect(ask('/api/send-otp', { ...call, patience: 200 })).rejects.toThrow('timeout');
    // Sent later with the same delay: when it completes, the server has handled the first one.
    await ask('/api/send-otp', call);
  });
  const lines = log.split('\n').filter((line) => line !== '' && !line.startsWith('npm '));
  const entries = lines.map((line): unknown => JSON.parse(line));
  expect(entries.length).toBeGreaterThanOrEqual(9);
  for (const entry of entries)
    expect(entry).toMatchObject({
      method: expect.any(String),
      path: expect.stringMatching(/^\//u),
      status: expect.any(Number),
      ms: expect.any(Number),
    });
  for (const secret of secrets) expect(log).not.toContain(secret);
});
