import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { getClockOffset, setClockOffset } from '../../clock';
import {
  codeFor,
  signInConsumer,
  newAdminToken,
  newPartnerToken,
  getText,
} from '../../testing/signIn';
import type { Answer } from '../../testing/startTestServer';
import { testServer } from '../../testing/startTestServer';

const server = testServer({ RATE_LIMITS: 'on' });
const { ask } = server;

afterEach(() => setClockOffset(0));

/** Sends a call from another local address; returns its status. */
function from(localAddress: string, path: string, body: object): Promise<number> {
  const { hostname, port } = new URL(server.url());
  return new Promise((resolve, reject) => {
    const call = request(
      {
        hostname,
        port,
        path,
        localAddress,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
      },
      (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    call.once('error', reject);
    call.end(JSON.stringify(body));
  });
}

describe('passwords', () => {
  const wrong = { email: 'telecalling@demo.in', password: 'wrong' };

  test('wrong passwords of a stranger block the stranger, not the owner', async () => {
    for (let index = 0; index < 10; index += 1)
      expect(await from('127.0.0.9', '/api/admin/login', wrong)).toBe(401);
    expect(await from('127.0.0.9', '/api/admin/login', wrong)).toBe(429);
    expect(await newAdminToken(server, 3)).toBeTruthy();
    setClockOffset(16 * 60_000);
    expect(await from('127.0.0.9', '/api/admin/login', wrong)).toBe(401);
  });

  test('a refusal shows neither by its shape nor by its time whether the account exists', async () => {
    const known = ['admin@demo.in', 'reports@demo.in', 'telecalling@demo.in'];
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const shapes = new Set<string>();
    const timed = async (kind: 'known' | 'unknown', email: string): Promise<void> => {
      // Measures CPU time in all threads, which excludes other processes.
      const before = process.cpuUsage();
      const answer = await ask('POST', '/api/admin/login', { body: { email, password: 'wrong' } });
      const { user, system } = process.cpuUsage(before);
      times[kind].push(user + system);
      const headers = [...answer.headers.keys()].filter((name) => name !== 'date');
      shapes.add(JSON.stringify([answer.status, answer.body, headers]));
    };
    for (let round = 0; round < 8; round += 1) {
      const email = known[round % known.length] ?? '';
      await timed('known', email);
      await timed('unknown', `n${email}`);
    }
    expect(shapes.size).toBe(1);
    const fastest = (kind: 'known' | 'unknown'): number => Math.min(...times[kind]);
    const ratio = fastest('known') / fastest('unknown');
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });
});

describe('codes', () => {
  test('are asked for by known and unknown people alike', async () => {
    const known = await ask('POST', '/api/send-otp', { body: { contact: '9876543210' } });
    const unknown = await ask('POST', '/api/send-otp', { body: { contact: '9876543219' } });
    const shape = ({ status, body, headers }: Answer, contact: string): string =>
      JSON.stringify([
        status,
        Object.keys(Object(body)),
        getText({ status, body, headers }, 'message').replace(contact, ''),
      ]);
    expect(shape(known, '9876543210')).toBe(shape(unknown, '9876543219'));
  });

  test('a person who uses up somebody else’s codes is blocked, and the owner still signs in', async () => {
    const contact = '9700000001';
    const { userId } = await signInConsumer(server, contact);
    await ask('POST', '/api/send-otp', { body: { contact } });
    const otp = await codeFor(server, contact);
    const wrong = { user_id: userId, otp: otp === '000000' ? '000001' : '000000' };
    for (let index = 0; index < 10; index += 1)
      expect(await from('127.0.0.8', '/api/verify-otp', wrong)).toBe(422);
    expect(await from('127.0.0.8', '/api/verify-otp', wrong)).toBe(429);
    expect(await from('127.0.0.8', '/api/send-otp', { contact })).toBe(429);
    setClockOffset(40_000);
    expect((await signInConsumer(server, contact)).userId).toBe(userId);
  });

  test('that are not used are sent six times an hour at most to one requester, with the time of the next', async () => {
    const contact = '9700000003';
    const send = (language = 'en'): Promise<Answer> =>
      ask('POST', '/api/send-otp', { body: { contact }, headers: { 'accept-language': language } });
    setClockOffset(Date.parse('2027-03-05T10:00:00Z') - Date.now());
    const start = getClockOffset();
    for (let minute = 0; minute < 6; minute += 1) {
      setClockOffset(start + minute * 60_000);
      expect((await send()).status).toBe(200);
    }
    setClockOffset(start + 10 * 60_000);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(49 * 60);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(50 * 60);
    expect(getText(refused, 'message')).toMatch(
      /^We have sent 6 codes .* last hour.* 4:3[01] pm\.$/,
    );
    expect(getText(await send('hi'), 'message')).toMatch(/6 OTP .*शाम 4:3[01] बजे/);
    await server.restart();
    expect((await send()).status).toBe(429);
    expect(await from('127.0.0.7', '/api/send-otp', { contact })).toBe(200);
    setClockOffset(start + 60 * 60_000 + 1000);
    expect((await send()).status).toBe(200);
    setClockOffset(start + 60 * 60_000 + 32_000);
    expect((await send()).status).toBe(429);
  });

  test('that are used are not counted', async () => {
    const contact = '9700000004';
    for (let visit = 0; visit < 8; visit += 1) await signInConsumer(server, contact);
    expect((await ask('POST', '/api/send-otp', { body: { contact } })).status).toBe(200);
  });

  test('expire after ten minutes', async () => {
    const contact = '9700000002';
    const sent = await ask('POST', '/api/send-otp', { body: { contact } });
    const body = { user_id: getText(sent, 'user_id'), otp: await codeFor(server, contact) };
    setClockOffset(10 * 60_000 + 1000);
    expect((await ask('POST', '/api/verify-otp', { body })).status).toBe(422);
    setClockOffset(0);
    const other = '9700000005';
    const again = await ask('POST', '/api/send-otp', { body: { contact: other } });
    const intime = { user_id: getText(again, 'user_id'), otp: await codeFor(server, other) };
    setClockOffset(9.5 * 60_000);
    expect((await ask('POST', '/api/verify-otp', { body: intime })).status).toBe(200);
  });

  test('can be requested at once after a used one, not after a wrong try', async () => {
    const contact = '9700000006';
    await signInConsumer(server, contact);
    const sent = await ask('POST', '/api/send-otp', { body: { contact } });
    expect(sent.status).toBe(200);
    const otp = await codeFor(server, contact);
    const wrong = {
      user_id: getText(sent, 'user_id'),
      otp: otp === '000000' ? '000001' : '000000',
    };
    for (let tries = 0; tries < 5; tries += 1)
      await ask('POST', '/api/verify-otp', { body: wrong });
    expect((await ask('POST', '/api/send-otp', { body: { contact } })).status).toBe(429);
  });

  test('are limited per minute for one address; 429 says when the next is possible', async () => {
    let last: Answer | undefined;
    for (let index = 0; index < 31; index += 1)
      last = await ask('POST', '/api/send-otp', { body: { contact: `97100000${10 + index}` } });
    expect(last?.status).toBe(429);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('tokens', () => {
  test('are random and not stored in the clear', async () => {
    const tokens = [
      await newAdminToken(server),
      await newPartnerToken(server),
      await newAdminToken(server),
    ];
    expect(new Set(tokens).size).toBe(3);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/u);
    const files = readdirSync(server.dataDir()).filter((name) => name.endsWith('json'));
    const kept = files.map((name) => readFileSync(join(server.dataDir(), name), 'utf8')).join('');
    expect(kept.length).toBeGreaterThan(1000);
    for (const token of tokens) expect(kept).not.toContain(token);
    expect(kept).not.toContain('Admin@123');
  });

  test('end when the password changes, which needs the present one', async () => {
    const old = await newPartnerToken(server, 'second@demo.in');
    const other = await newPartnerToken(server, 'second@demo.in');
    const change = (password: string): Promise<Answer> =>
      ask('POST', '/api/change-password', {
        token: old,
        body: { password, new_password: 'copper anchor 31 meadow' },
      });
    expect(await change('guess')).toMatchObject({
      status: 422,
      body: { errors: { password: expect.any(String) } },
    });
    const changed = await change('Partner@123');
    expect(changed.status).toBe(200);
    const revenue = async (token: string): Promise<number> =>
      (await ask('GET', '/api/partner/get-revenue', { token })).status;
    expect([await revenue(old), await revenue(other)]).toEqual([401, 401]);
    expect(await revenue(getText(changed, 'token'))).toBe(200);
    const signIn = { email: 'second@demo.in', password: 'copper anchor 31 meadow' };
    expect((await ask('POST', '/api/partner/login', { body: signIn })).status).toBe(200);
  });

  test('end when the role changes; an admin who acts as a partner changes no password', async () => {
    const token = await newAdminToken(server);
    const reports = await newAdminToken(server, 2);
    await ask('PUT', '/api/rest/admin-users/2', { token, body: { role: '3' } });
    expect((await ask('POST', '/api/logout', { token: reports })).status).toBe(401);
    const made = await ask('POST', '/api/partner/masquerade', {
      token,
      body: { partner_id: 1, reason: 'Helps by phone', write: true },
    });
    const body = { password: 'Admin@123', new_password: 'copper anchor 32 meadow' };
    expect(
      (await ask('POST', '/api/change-password', { token: getText(made, 'token'), body })).status,
    ).toBe(403);
  });
});
