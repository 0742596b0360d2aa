import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { afterAll, expect, test } from 'vitest';
import type { RunningServer } from './server';
import { startServer } from './server';

const dataDir = mkdtempSync(join(tmpdir(), 'closing-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const start = (): Promise<RunningServer> =>
  startServer({
    port: 0,
    dataDir,
    pages: 'none',
    env: { SEED_USERS: '5', RATE_LIMITS: 'off', PASSWORD_COST: 'demo', LOG_LEVEL: 'silent' },
  });

async function call(url: string, path: string, token: string, body?: object): Promise<Response> {
  return fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
}

async function admin(url: string): Promise<string> {
  const answer = await call(url, '/api/admin/login', '', {
    email: 'admin@demo.in',
    password: 'Admin@123',
  });
  return String(Object(await answer.json()).token);
}

test('closing takes two seconds at most, whatever connections stay open, and loses no acknowledged write', async () => {
  const server = await start();
  const token = await admin(server.url);
  const idle = connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => undefined);
  await once(idle, 'connect');
  const half = connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => undefined);
  await once(half, 'connect');
  half.write('POST /api/create-lender HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{');
  const names = Array.from({ length: 30 }, (_, index) => `Closing-${index}`);
  const writes = names.map(async (name) => {
    const answer = await call(server.url, '/api/create-lender', token, { name });
    return answer.status === 200 ? name : undefined;
  });
  const settled = Promise.allSettled(writes);
  await writes[0];
  const started = performance.now();
  await server.close();
  expect(performance.now() - started).toBeLessThan(6000);
  const outcomes = await settled;
  const acknowledged = outcomes.flatMap((outcome) =>
    outcome.status === 'fulfilled' && outcome.value !== undefined ? [outcome.value] : [],
  );
  expect(acknowledged.length).toBeGreaterThan(0);

  const again = await start();
  const { lenders } = Object(
    await (await call(again.url, '/api/get-lenders-data', await admin(again.url))).json(),
  );
  const kept = new Set(Array.from<{ name: string }>(lenders).map(({ name }) => name));
  for (const name of acknowledged) expect(kept).toContain(name);
  await again.close();
});
