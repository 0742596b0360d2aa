import { afterEach, expect, test } from 'vitest';
import { computeTotp, getTotpStep } from '../../../auth/totp';
import { getClockOffset, setClockOffset } from '../../../clock';
import { newAdminToken, readSentPassword, getText } from '../../../testing/signIn';
import { getData, testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;
const emails = { 1: 'admin@demo.in', 2: 'reports@demo.in', 3: 'telecalling@demo.in' } as const;
type Role = keyof typeof emails;
const ids = { 1: 1, 2: 2, 3: 3 } as const satisfies Record<Role, number>;
const PASSWORD = 'Admin@123';

// A code counts once, so that each test begins in a time step of its own.
afterEach(() => setClockOffset(getClockOffset() + 31_000));

const login = (role: Role, password = PASSWORD) =>
  ask('POST', '/api/admin/login', { body: { email: emails[role], password } });
const post = (token: string, path: string, body: object) =>
  ask('POST', `/api/${path}`, { token, body });
const customers = async (token: string) =>
  (await ask('GET', '/api/rest/customers?range=[0,0]', { token })).status;
const require = (token: string, role_id: Role, is_required: boolean) =>
  post(token, 'admin/require-second-factor', { role_id, is_required });
const reset = (token: string, role: Role) =>
  post(token, 'admin/reset-second-factor', { account_id: ids[role] });

/** Sets a second factor up; returns its secret. */
async function setUp(token: string, password = PASSWORD): Promise<string> {
  const { secret } = getData(await post(token, 'second-factor', { password }));
  const code = computeTotp(secret, getTotpStep());
  expect((await post(token, 'second-factor/confirmation', { code })).status).toBe(200);
  setClockOffset(getClockOffset() + 31_000);
  return secret;
}

async function pass(token: string, secret: string): Promise<void> {
  const body = { token, code: computeTotp(secret, getTotpStep()) };
  expect((await ask('POST', '/api/second-factor/sign-in', { body })).status).toBe(200);
}

test('an admin signs in with a second factor until another one resets it', async () => {
  const caller = await newAdminToken(server, 3);
  const begun = await post(caller, 'second-factor', { password: PASSWORD });
  expect(getData(begun).address).toMatch(/^otpauth:\/\/totp\/[^:]+:telecalling%40demo\.in\?/);
  const secret = await setUp(caller);
  const answer = await login(3);
  expect(answer.body).toMatchObject({ second_factor: true });
  const token = getText(answer, 'token');
  expect(await customers(token)).toBe(401);
  await pass(token, secret);
  expect(await customers(token)).toBe(200);

  const admin = await newAdminToken(server, 1);
  const factors = () => ask('GET', '/api/admin/second-factors', { token: admin });
  expect(getData(await factors())).toEqual({ account_ids: [3], required_roles: [] });
  for (const role of [2, 3] as const) {
    const other = role === 3 ? token : await newAdminToken(server, role);
    expect((await reset(other, 1)).status).toBe(403);
    expect((await require(other, 3, true)).status).toBe(403);
    expect((await ask('GET', '/api/admin/second-factors', { token: other })).status).toBe(403);
  }
  expect((await reset(admin, 1)).status).toBe(409);
  expect((await reset(admin, 2)).status).toBe(404);
  expect((await reset(admin, 3)).status).toBe(200);
  expect(await customers(token)).toBe(401);
  expect((await login(3)).body).not.toHaveProperty('second_factor');
  expect(getData(await factors())).toMatchObject({ account_ids: [] });
  const outbox = await fetch(`${server.url()}/dev/outbox`, {
    headers: { accept: 'application/json' },
  });
  expect(await outbox.json()).toContainEqual(
    expect.objectContaining({
      to: emails[3],
      text: expect.stringContaining('turned off the second factor of your account'),
    }),
  );
  const filter = encodeURIComponent(JSON.stringify({ collection: 'second_factors' }));
  const { body } = await ask('GET', `/api/rest/audit-entries?filter=${filter}`, { token: admin });
  expect(body).toContainEqual(
    expect.objectContaining({ record_id: '3', action: 'delete', account_id: 1 }),
  );
  expect(JSON.stringify(body)).not.toContain(secret);
});

test('a role that must have one does nothing before it is set up', async () => {
  const admin = await newAdminToken(server, 1);
  const reports = await newAdminToken(server, 2);
  expect(await require(admin, 1, true)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('your own') },
  });
  expect((await require(admin, 2, true)).status).toBe(200);
  expect(await customers(reports)).toBe(401);
  expect((await login(3)).body).not.toHaveProperty('must_set_second_factor');

  const answer = await login(2);
  expect(answer.body).toMatchObject({ must_set_second_factor: true });
  const token = getText(answer, 'token');
  expect(await customers(token)).toBe(403);
  expect(await ask('GET', '/api/saved-views', { token })).toMatchObject({ status: 403 });
  const secret = await setUp(token);
  expect(await customers(token)).toBe(200);
  const removal = { password: PASSWORD, code: computeTotp(secret, getTotpStep()) };
  expect((await post(token, 'second-factor/removal', removal)).status).toBe(409);
  const again = await login(2);
  expect(again.body).toMatchObject({ second_factor: true });
  expect(again.body).not.toHaveProperty('must_set_second_factor');

  expect((await reset(admin, 2)).status).toBe(200);
  expect((await login(2)).body).toMatchObject({ must_set_second_factor: true });
  expect((await require(admin, 2, false)).status).toBe(200);
  expect((await login(2)).body).not.toHaveProperty('must_set_second_factor');
});

test('a first password is changed before, and does not replace it', async () => {
  const admin = await newAdminToken(server, 1);
  expect((await require(admin, 2, true)).status).toBe(200);
  await post(admin, 'admin/reset-password', { account_id: ids[2] });
  const sent = await readSentPassword(server, emails[2]);
  const answer = await login(2, sent);
  expect(answer.body).toMatchObject({ must_change_password: true, must_set_second_factor: true });
  const first = getText(answer, 'token');
  expect((await post(first, 'second-factor', { password: sent })).status).toBe(403);
  const new_password = 'Winter-Lantern-42';
  const changed = await post(first, 'change-password', { password: sent, new_password });
  const token = getText(changed, 'token');
  expect(await customers(token)).toBe(403);
  await setUp(token, new_password);
  expect(await customers(token)).toBe(200);
});

test('full access keeps its rules, and acts as partners as before', async () => {
  const admin = await newAdminToken(server, 1);
  const secret = await setUp(admin);
  expect((await require(admin, 1, true)).status).toBe(200);
  expect(await customers(admin)).toBe(200);
  const own = { password: PASSWORD, code: computeTotp(secret, getTotpStep()) };
  expect((await post(admin, 'second-factor/removal', own)).status).toBe(409);
  const demotion = { token: admin, body: { role: '2' } };
  expect((await ask('PUT', '/api/rest/admin-users/1', demotion)).status).toBe(409);
  const reason = 'Help with the sign-in';
  const acting = await post(admin, 'partner/masquerade', { partner_id: 1, reason });
  const partner = getText(acting, 'token');
  expect((await ask('GET', '/api/partner/get-revenue', { token: partner })).status).toBe(200);
  expect((await post(partner, 'second-factor', { password: PASSWORD })).status).toBe(403);
});
