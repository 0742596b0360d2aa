import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { MINUTE_MS, setClockOffset } from '../clock';
import { specs } from '../data/specs';
import { openJsonStorage } from '../store/json/openJsonStorage';
import { codeFor, signInConsumer, getText } from '../testing/signIn';
import { testServer } from '../testing/startTestServer';
import { LoginThrottle } from './loginThrottle';

const server = testServer({ RATE_LIMITS: 'on' });
const { ask } = server;

afterEach(() => setClockOffset(0));

async function tryAdmin(password: string, email = 'reports@demo.in'): Promise<number> {
  return (await ask('POST', '/api/admin/login', { body: { email, password } })).status;
}

describe('failed attempts at a password', () => {
  test('still count after a restart of the server', async () => {
    for (let index = 0; index < 6; index += 1) expect(await tryAdmin('wrong')).toBe(401);
    await server.restart();
    for (let index = 0; index < 4; index += 1) expect(await tryAdmin('wrong')).toBe(401);
    expect(await tryAdmin('Admin@123')).toBe(429);
    await server.restart();
    expect(await tryAdmin('Admin@123')).toBe(429);
    setClockOffset(16 * MINUTE_MS);
    expect(await tryAdmin('Admin@123')).toBe(200);
  });

  test('count each of many attempts sent at once', async () => {
    const email = 'nobody.at.all@demo.in';
    const statuses = await Promise.all(Array.from({ length: 16 }, () => tryAdmin('wrong', email)));
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);
  });
});

test('failed attempts at the codes of a borrower still count after a restart', async () => {
  const contact = '9811000003';
  const { userId } = await signInConsumer(server, contact);
  const sent = await ask('POST', '/api/send-otp', { body: { contact } });
  const otp = await codeFor(server, contact);
  const wrong = { user_id: getText(sent, 'user_id'), otp: otp === '000000' ? '000001' : '000000' };
  expect(wrong.user_id).toBe(userId);
  for (let index = 0; index < 10; index += 1)
    expect((await ask('POST', '/api/verify-otp', { body: wrong })).status).toBe(422);
  await server.restart();
  expect((await ask('POST', '/api/verify-otp', { body: wrong })).status).toBe(429);
});

/** Opens a throttle on its own store, and counts how many failed attempts it allows. */
async function openThrottle() {
  const folder = mkdtempSync(join(tmpdir(), 'throttle-'));
  const store = await openJsonStorage({ folder, specs, seed: () => ({}) });
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const throttle = new LoginThrottle(store);
  const fail = async (address: string, times: number): Promise<number> => {
    for (let index = 0; index < times; index += 1) {
      const passed = await throttle.begin({ account: 'a', address }).then(
        () => true,
        () => false,
      );
      if (!passed) return index;
    }
    return times;
  };
  const succeed = (address: string): Promise<void> => throttle.clear({ account: 'a', address });
  return { fail, succeed };
}

test('one address is blocked for fifteen minutes after ten attempts; others are not', async () => {
  const { fail } = await openThrottle();
  expect(await fail('x', 20)).toBe(10);
  expect(await fail('y', 5)).toBe(5);
  setClockOffset(14 * MINUTE_MS);
  expect(await fail('x', 1)).toBe(0);
  setClockOffset(15 * MINUTE_MS + 1000);
  expect(await fail('x', 20)).toBe(10);
});

test('many unknown addresses get one attempt a minute; a known one is not limited', async () => {
  const { fail, succeed } = await openThrottle();
  await succeed('home');
  for (let index = 0; index < 5; index += 1) await fail(`stranger ${index}`, 10);
  expect(await fail('stranger 6', 1)).toBe(0);
  expect(await fail('home', 1)).toBe(1);
  await succeed('home');
  setClockOffset(MINUTE_MS + 1000);
  expect(await fail('stranger 6', 5)).toBe(1);
  setClockOffset(2 * MINUTE_MS + 2000);
  expect(await fail('owner on the road', 1)).toBe(1);
});
