import { describe, expect, test } from 'vitest';
import { newAdminToken, newPartnerToken, readSentPassword, getText } from '../../../testing/signIn';
import type { Answer } from '../../../testing/startTestServer';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;

const signIn = (area: 'admin' | 'partner', email: string, password: string): Promise<Answer> =>
  ask('POST', `/api/${area}/login`, { body: { email, password } });

const change = (token: string, password: string, new_password: string, language = 'en') =>
  ask('POST', '/api/change-password', {
    token,
    body: { password, new_password },
    headers: { 'accept-language': language },
  });

describe('a new password', () => {
  test.each([
    ['Short1!', /12 characters/u],
    ['aaaaaaaaaaaa', /easy to guess/u],
    ['password1234', /easy to guess/u],
    ['123456789012', /easy to guess/u],
    ['Welcome@2026!', /easy to guess/u],
    ['qwertyuiop12', /easy to guess/u],
    ['my friend asha menon', /name/u],
    ['ashamenon and the river', /name/u],
    ['tidal admin@demo.in rope', /name|e-mail/u],
  ])('%j is refused', async (wanted, why) => {
    const token = await newAdminToken(server);
    expect(await change(token, 'Admin@123', wanted)).toMatchObject({
      status: 422,
      body: { errors: { new_password: expect.stringMatching(why) } },
    });
  });

  test('may not be the old one', async () => {
    const first = await newPartnerToken(server, 'second@demo.in');
    const words = 'copper anchor 19 meadow';
    const changed = await change(first, 'Partner@123', words);
    expect(changed.status).toBe(200);
    expect(await change(getText(changed, 'token'), words, words)).toMatchObject({
      status: 422,
      body: { errors: { new_password: expect.stringMatching(/current/u) } },
    });
  });

  test('is refused in Hindi to whoever reads Hindi', async () => {
    const token = await newAdminToken(server);
    for (const wanted of ['Short1!', 'aaaaaaaaaaaa', 'asha menon was here', 'Admin@123']) {
      const { body } = await change(token, 'Admin@123', wanted, 'hi');
      expect(Object(body).errors.new_password).toMatch(/[\u0900-\u097F]/u);
    }
  });

  test('needs no particular kinds of characters, and may be in any script', async () => {
    const token = await newAdminToken(server, 3);
    const words = 'नदी किनारे पीपल का पेड़';
    const changed = await change(token, 'Admin@123', words);
    expect(changed.status).toBe(200);
    expect((await signIn('admin', 'telecalling@demo.in', words)).status).toBe(200);
    // The same letters in another Unicode composition, as another keyboard may send them.
    expect((await signIn('admin', 'telecalling@demo.in', words.normalize('NFD'))).status).toBe(200);
  });

  test('ends every other session of the account', async () => {
    const one = await newAdminToken(server, 2);
    const other = await newAdminToken(server, 2);
    const changed = await change(one, 'Admin@123', 'copper anchor 20 meadow');
    const alive = async (token: string): Promise<number> =>
      (await ask('GET', '/api/session', { token })).status;
    expect([await alive(one), await alive(other)]).toEqual([401, 401]);
    expect(await alive(getText(changed, 'token'))).toBe(200);
  });
});

describe('a first password', () => {
  test('of a new admin has to be changed before anything else', async () => {
    const admin = await newAdminToken(server);
    const email = 'isha@demo.in';
    const made = await ask('POST', '/api/rest/admin-users', {
      token: admin,
      body: { name: 'Isha Nair', email, role: '1', status: 1 },
    });
    expect(made.status).toBe(201);
    const password = await readSentPassword(server, email);
    const signedIn = await signIn('admin', email, password);
    expect(signedIn).toMatchObject({ status: 200, body: { must_change_password: true } });
    const token = getText(signedIn, 'token');
    for (const path of ['/api/get-lenders-data', '/api/rest/customers', '/api/sessions'])
      expect(await ask('GET', path, { token })).toMatchObject({
        status: 403,
        body: { message: expect.stringMatching(/new password/u) },
      });
    const masquerade = { partner_id: 1, reason: 'Looks at leads' };
    expect((await ask('POST', '/api/partner/masquerade', { token, body: masquerade })).status).toBe(
      403,
    );
    expect(await ask('GET', '/api/session', { token })).toMatchObject({
      status: 200,
      body: { data: { must_change_password: true } },
    });
    expect((await change(token, password, password)).status).toBe(422);
    const changed = await change(token, password, 'tidal lantern 58 rope');
    expect(changed.status).toBe(200);
    const free = getText(changed, 'token');
    expect((await ask('GET', '/api/get-lenders-data', { token: free })).status).toBe(200);
    const again = await signIn('admin', email, 'tidal lantern 58 rope');
    expect(Object(again.body)).not.toHaveProperty('must_change_password');
  });

  test('of the fixtures’ accounts stays as it is', async () => {
    const answer = await signIn('admin', 'admin@demo.in', 'Admin@123');
    expect(Object.keys(Object(answer.body)).sort()).toEqual([
      'admin_id',
      'name',
      'role_id',
      'token',
    ]);
  });
});

describe('a password that an admin resets', () => {
  const reset = (token: string, account_id: number): Promise<Answer> =>
    ask('POST', '/api/admin/reset-password', { token, body: { account_id } });

  test('is sent to the partner, ends its sessions, and has to be changed', async () => {
    const partner = await newPartnerToken(server);
    expect((await reset(await newAdminToken(server), 4)).status).toBe(200);
    expect((await ask('GET', '/api/partner/get-revenue', { token: partner })).status).toBe(401);
    expect((await signIn('partner', 'partner@demo.in', 'Partner@123')).status).toBe(401);
    const password = await readSentPassword(server, 'partner@demo.in');
    const signedIn = await signIn('partner', 'partner@demo.in', password);
    expect(signedIn).toMatchObject({ status: 200, body: { must_change_password: true } });
    const token = getText(signedIn, 'token');
    expect((await ask('GET', '/api/partner/get-revenue', { token })).status).toBe(403);
    expect((await ask('GET', '/api/rest/leads', { token })).status).toBe(403);
    const changed = await change(token, password, 'tidal lantern 59 rope');
    const free = getText(changed, 'token');
    expect((await ask('GET', '/api/partner/get-revenue', { token: free })).status).toBe(200);
  });

  test('is that of another account, and only role 1 resets it', async () => {
    const admin = await newAdminToken(server);
    expect((await reset(admin, 1)).status).toBe(409);
    expect((await reset(admin, 9999)).status).toBe(404);
    expect(
      (await reset(await newPartnerToken(server, 'second@demo.in').catch(() => ''), 1)).status,
    ).toBeGreaterThanOrEqual(401);
  });

  test('is listed nowhere but as an account', async () => {
    const token = await newAdminToken(server);
    const { status, body } = await ask('GET', '/api/rest/partner-users', { token });
    expect(status).toBe(200);
    expect(body).toContainEqual(
      expect.objectContaining({ email: 'second@demo.in', name: 'Meera Das', partner_id: 4 }),
    );
    expect(JSON.stringify(body)).not.toContain('hash');
  });
});

test('more sign-ins at once than the server can do soon are answered 429, and count as no wrong password', async () => {
  const body = { email: 'admin@demo.in', password: 'Admin@123' };
  const signIn = (email: string) => ask('POST', '/api/admin/login', { body: { ...body, email } });
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => signIn(index < 9 ? body.email : `n${index}@a.in`)),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(10);
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(32);
  for (const { headers } of refused) expect(headers.get('retry-after')).toBe('5');
  expect((await signIn(body.email)).status).toBe(200);
});
