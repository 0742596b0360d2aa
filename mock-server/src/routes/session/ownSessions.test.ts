import { afterEach, describe, expect, test } from 'vitest';
import { MINUTE_MS, setClockOffset } from '../../clock';
import { codeFor, newAdminToken, newPartnerToken, getText } from '../../testing/signIn';
import type { Answer } from '../../testing/startTestServer';
import { testServer } from '../../testing/startTestServer';

const server = testServer();
const { ask } = server;

afterEach(() => setClockOffset(0));

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Mobile Safari/537.36';
const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0';

async function adminOn(device: string): Promise<string> {
  const body = { email: 'admin@demo.in', password: 'Admin@123' };
  const headers = { 'user-agent': device };
  return getText(await ask('POST', '/api/admin/login', { body, headers }), 'token');
}

async function partnerOn(device: string): Promise<string> {
  const body = { email: 'partner@demo.in', password: 'Partner@123' };
  const headers = { 'user-agent': device };
  return getText(await ask('POST', '/api/partner/login', { body, headers }), 'token');
}

async function borrowerOn(device: string): Promise<string> {
  const contact = '9811000002';
  const sent = await ask('POST', '/api/send-otp', { body: { contact } });
  const body = { user_id: getText(sent, 'user_id'), otp: await codeFor(server, contact) };
  const headers = { 'user-agent': device };
  return getText(await ask('POST', '/api/verify-otp', { body, headers }), 'token');
}

interface Listed {
  readonly id: string;
  readonly device: string;
  readonly current: boolean;
}

const listed = ({ body }: Answer): Listed[] => Object(body).data;

const isLive = async (token: string): Promise<boolean> =>
  (await ask('GET', '/api/session', { token })).status === 200;

describe.each([
  ['an admin', adminOn],
  ['a partner', partnerOn],
  ['a borrower', borrowerOn],
] as const)('%s', (_who, signInOn) => {
  test('sees on which devices the account is signed in, since when, and which one this is', async () => {
    const phone = await signInOn(PHONE);
    setClockOffset(5 * MINUTE_MS);
    const laptop = await signInOn(LAPTOP);
    const answer = await ask('GET', '/api/sessions', { token: laptop });
    expect(answer.status).toBe(200);
    const mine = listed(answer).filter(({ device }) => /Chrome|Firefox/u.test(device));
    expect(mine.slice(0, 2)).toEqual([
      {
        id: expect.any(String),
        device: 'Firefox, Windows',
        created_at: expect.any(String),
        last_used_at: expect.any(String),
        current: true,
      },
      expect.objectContaining({ device: 'Chrome, Android', current: false }),
    ]);
    expect(JSON.stringify(answer.body)).not.toContain(phone);
    expect(await isLive(phone)).toBe(true);
  });

  test('ends one of them, and then all', async () => {
    const phone = await signInOn(PHONE);
    const laptop = await signInOn(LAPTOP);
    const own = listed(await ask('GET', '/api/sessions', { token: phone })).find((s) => s.current);
    const path = `/api/sessions/${own?.id}`;
    expect((await ask('DELETE', path, { token: laptop })).status).toBe(200);
    expect(await isLive(phone)).toBe(false);
    expect(await isLive(laptop)).toBe(true);
    expect((await ask('DELETE', path, { token: laptop })).status).toBe(404);

    const again = await signInOn(PHONE);
    expect((await ask('DELETE', '/api/sessions', { token: laptop })).status).toBe(200);
    expect([await isLive(again), await isLive(laptop)]).toEqual([false, false]);
  });
});

test('another’s session is neither shown nor ended', async () => {
  const admin = await newAdminToken(server, 1);
  const colleague = await newAdminToken(server, 2);
  const partner = await newPartnerToken(server);
  const foreign = listed(await ask('GET', '/api/sessions', { token: colleague }))[0];
  const ids = listed(await ask('GET', '/api/sessions', { token: admin })).map(({ id }) => id);
  expect(ids).not.toContain(foreign?.id);
  for (const token of [admin, partner])
    expect((await ask('DELETE', `/api/sessions/${foreign?.id}`, { token })).status).toBe(404);
  expect((await ask('DELETE', '/api/sessions', { token: admin })).status).toBe(200);
  expect([await isLive(colleague), await isLive(partner)]).toEqual([true, true]);
  expect((await ask('GET', '/api/sessions')).status).toBe(401);
});
