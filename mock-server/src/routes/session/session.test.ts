import { describe, expect, test } from 'vitest';
import {
  codeFor,
  signInConsumer,
  newAdminToken,
  newPartnerToken,
  getText,
} from '../../testing/signIn';
import { testServer } from '../../testing/startTestServer';

const server = testServer();
const { ask } = server;

describe('password sign-in', () => {
  test('admins and partners get a token that works, and logout ends it', async () => {
    const answer = await ask('POST', '/api/admin/login', {
      body: { email: 'Admin@Demo.in', password: 'Admin@123' },
    });
    expect(answer).toMatchObject({ status: 200, body: { role_id: 1, admin_id: 1 } });
    const token = getText(answer, 'token');
    expect((await ask('GET', '/api/get-lenders-data', { token })).status).toBe(200);
    expect((await ask('POST', '/api/logout', { token })).status).toBe(200);
    expect((await ask('GET', '/api/get-lenders-data', { token })).status).toBe(401);

    const partner = await ask('POST', '/api/partner/login', {
      body: { email: 'second@demo.in', password: 'Partner@123' },
    });
    expect(partner).toMatchObject({ status: 200, body: { partner_id: expect.any(Number) } });
  });

  test('a wrong password and an unknown address are refused alike', async () => {
    const wrong = await ask('POST', '/api/admin/login', {
      body: { email: 'reports@demo.in', password: 'nope' },
    });
    const unknown = await ask('POST', '/api/admin/login', {
      body: { email: 'nobody@demo.in', password: 'nope' },
    });
    expect(wrong.status).toBe(401);
    expect(unknown).toMatchObject({ status: 401, body: wrong.body });
  });

  test('a partner cannot sign in to the admin console', async () => {
    const body = { email: 'partner@demo.in', password: 'Partner@123' };
    expect((await ask('POST', '/api/admin/login', { body })).status).toBe(401);
  });

  test('the eleventh try is refused, even with the right password', async () => {
    const body = { email: 'telecalling@demo.in', password: 'wrong' };
    for (let index = 0; index < 10; index += 1) {
      expect((await ask('POST', '/api/admin/login', { body })).status).toBe(401);
    }
    const right = await ask('POST', '/api/admin/login', {
      body: { ...body, password: 'Admin@123' },
    });
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(800);
    await newAdminToken(server, 1);
  });
});

describe('OTPs', () => {
  test('are never in the answer, sign in once, and only within the outbox', async () => {
    const sent = await ask('POST', '/api/send-otp', { body: { contact: '9000000001' } });
    const code = await codeFor(server, '9000000001');
    expect(code).toMatch(/^\d{6}$/u);
    expect(JSON.stringify(sent.body)).not.toContain(code);
    const body = { user_id: getText(sent, 'user_id'), otp: code };
    expect((await ask('POST', '/api/verify-otp', { body })).status).toBe(200);
    expect((await ask('POST', '/api/verify-otp', { body })).status).toBe(422);
  });

  test('are invalid after the fifth wrong try', async () => {
    const sent = await ask('POST', '/api/send-otp', { body: { contact: 'asha.k@example.in' } });
    const user_id = getText(sent, 'user_id');
    const otp = await codeFor(server, 'asha.k@example.in');
    const wrong = otp === '000000' ? '000001' : '000000';
    for (let index = 0; index < 5; index += 1) {
      const answer = await ask('POST', '/api/verify-otp', { body: { user_id, otp: wrong } });
      expect(answer).toMatchObject({ status: 422, body: { errors: { otp: expect.any(String) } } });
    }
    expect((await ask('POST', '/api/verify-otp', { body: { user_id, otp } })).status).toBe(422);
  });

  test('one with no try left is followed by another; the person stays the same', async () => {
    const contact = '9000000002';
    const first = await ask('POST', '/api/send-otp', { body: { contact } });
    const old = await codeFor(server, contact);
    const user_id = getText(first, 'user_id');
    const enter = (otp: string) => ask('POST', '/api/verify-otp', { body: { user_id, otp } });
    for (let index = 0; index < 5; index += 1) await enter(old === '000000' ? '000001' : '000000');
    const second = await ask('POST', '/api/send-otp', { body: { contact } });
    expect(getText(second, 'user_id')).toBe(user_id);
    const fresh = await codeFor(server, contact);
    const tried = await enter(old);
    // Both codes are equal once in a million times.
    expect(tried.status).toBe(old === fresh ? 200 : 422);
    expect((await enter(fresh)).status).toBe(200);
  });

  test.each(['12345', 'not-an-address', '98765432101', ''])(
    'are not sent to %j',
    async (contact) => {
      const answer = await ask('POST', '/api/send-otp', { body: { contact } });
      expect(answer).toMatchObject({
        status: 422,
        body: { errors: { contact: expect.any(String) } },
      });
    },
  );
});

describe('masquerade', () => {
  const body = { partner_id: 1, reason: 'Asked for help by phone' };

  test('gives role 1 a read-only partner token', async () => {
    const made = await ask('POST', '/api/partner/masquerade', {
      token: await newAdminToken(server),
      body,
    });
    expect(made).toMatchObject({ status: 200, body: { partner_id: 1, write: false } });
    const token = getText(made, 'token');
    expect((await ask('GET', '/api/partner/get-revenue', { token })).status).toBe(200);
    expect((await ask('GET', '/api/get-lenders-data', { token })).status).toBe(403);
    expect((await ask('POST', '/api/logout', { token })).status).toBe(200);
  });

  test('is not for role 2, partners, unknown partners, or without a reason', async () => {
    const token = await newAdminToken(server);
    const roleTwo = await newAdminToken(server, 2);
    const partner = await newPartnerToken(server);
    expect((await ask('POST', '/api/partner/masquerade', { token: roleTwo, body })).status).toBe(
      403,
    );
    expect((await ask('POST', '/api/partner/masquerade', { token: partner, body })).status).toBe(
      403,
    );
    expect((await ask('POST', '/api/partner/masquerade', { body })).status).toBe(401);
    const nobody = { ...body, partner_id: 9999 };
    expect((await ask('POST', '/api/partner/masquerade', { token, body: nobody })).status).toBe(
      404,
    );
    const silent = { partner_id: 1, reason: '' };
    expect((await ask('POST', '/api/partner/masquerade', { token, body: silent })).status).toBe(
      422,
    );
  });
});

test('a session survives a restart of the server', async () => {
  const { token, userId } = await signInConsumer(server, '9000000003');
  await server.restart();
  expect((await ask('GET', `/api/user/${userId}`, { token })).status).toBe(200);
});
