import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE_MS, setClockOffset } from '../../clock';
import type { Store } from '../../context';
import { openStore } from '../../seed/openStore';
import { startServer, type RunningServer } from '../../server';
import { createAsk } from '../../testing/startTestServer';

const dataDir = mkdtempSync(join(tmpdir(), 'killed-'));
let running: RunningServer;
let store: Store;
const ask = createAsk(() => running.url);

beforeAll(async () => {
  setClockOffset(0);
  running = await startServer({
    port: 0,
    dataDir,
    pages: 'none',
    env: { SEED_USERS: '1', RATE_LIMITS: 'off', PASSWORD_COST: 'demo', LOG_LEVEL: 'silent' },
    async openStore(...place) {
      const opened = await openStore(...place);
      ({ store } = opened);
      return opened;
    },
  });
}, 60_000);
afterAll(async () => {
  await running.close();
  setClockOffset(0);
  rmSync(dataDir, { recursive: true, force: true });
});

test('a call whose server was killed midway is answered 409, and nothing is made twice', async () => {
  const signedIn = await ask('POST', '/api/partner/login', {
    body: { email: 'partner@demo.in', password: 'Partner@123' },
  });
  const send = (text: string) =>
    ask('POST', '/api/partner/tickets', {
      token: String(Object(signedIn.body).token),
      body: { kind: 'tech_support', subject: 'Slow', text },
      headers: { 'Idempotency-Key': 'killed' },
    });
  expect((await send('Since this morning.')).status).toBe(200);
  const { total } = await store.find('tickets');
  // A kill between the call's own transaction and the one that keeps its answer leaves the key without one.
  const [key] = (await store.find('idempotency_keys')).rows;
  await store.tx((writer) => writer.update('idempotency_keys', key?.id ?? '', { answer: null }));
  const early = await send('Since this morning.');
  expect(early).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('still working') },
  });
  expect(early.headers.get('retry-after')).toBe('2');
  expect((await send('Another text.')).status).toBe(422);
  setClockOffset(2 * MINUTE_MS);
  expect(await send('Since this morning.')).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('our answer was lost') },
  });
  expect((await store.find('tickets')).total).toBe(total);
});
