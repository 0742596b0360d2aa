import { afterEach, describe, expect, test } from 'vitest';
import { computeTotp, getTotpStep } from '../../../auth/totp';
import { getClockOffset, setClockOffset } from '../../../clock';
import { adminToken, readSentPassword, getText } from '../../../testing/signIn';
import { getData, testServer } from '../../../testing/startTestServer';

const server = testServer({ RATE_LIMITS: 'on' });
const { ask } = server;
const email = 'partner@demo.in';
const password = 'Partner@123';
let secret = '';
let recovery: string[] = [];

afterEach(() => setClockOffset(getClockOffset() + 31_000));

const code = () => computeTotp(secret, getTotpStep());
const login = (word = password) =>
  ask('POST', '/api/partner/login', { body: { email, password: word } });
const pass = (token: string, given: string) =>
  ask('POST', '/api/second-factor/sign-in', { body: { token, code: given } });
const status = async (token: string) =>
  (await ask('GET', '/api/partner/get-revenue', { token })).status;

async function signIn(): Promise<string> {
  const token = getText(await login(), 'token');
  expect((await pass(token, code())).status).toBe(200);
  setClockOffset(getClockOffset() + 31_000);
  return token;
}

test('is set up with the password and a code of the app', async () => {
  const first = await login();
  expect(first.body).not.toHaveProperty('second_factor');
  const token = getText(first, 'token');
  const begin = (word: string) =>
    ask('POST', '/api/second-factor', { token, body: { password: word } });
  expect(await begin('guess')).toMatchObject({
    status: 422,
    body: { errors: { password: expect.any(String) } },
  });
  const begun = getData(await begin(password));
  secret = begun.secret;
  expect(begun.address).toBe(
    `otpauth://totp/Cedarloop:partner%40demo.in?secret=${secret}&issuer=Cedarloop`,
  );
  expect((await login()).body).not.toHaveProperty('second_factor');
  const confirm = (given: string) =>
    ask('POST', '/api/second-factor/confirmation', { token, body: { code: given } });
  expect((await confirm('000000')).status).toBe(422);
  const confirmed = await confirm(code());
  recovery = getData(confirmed).recovery_codes;
  expect(new Set(recovery).size).toBe(10);
  expect((await confirm(code())).status).toBe(409);
  expect(getData(await ask('GET', '/api/second-factor', { token }))).toEqual({
    is_on: true,
    recovery_codes_left: 10,
  });
});

describe('the sign-in', () => {
  test('does nothing without a code, and a code counts once', async () => {
    const answer = await login();
    expect(answer.body).toMatchObject({ second_factor: true });
    const token = getText(answer, 'token');
    expect(await status(token)).toBe(401);
    expect((await ask('GET', '/api/rest/leads', { token })).status).toBe(401);
    expect((await ask('GET', '/api/session', { token })).status).toBe(401);
    const given = code();
    expect((await pass(token, given === '000000' ? '000001' : '000000')).status).toBe(422);
    expect(await status(token)).toBe(401);
    expect((await pass(token, given)).status).toBe(200);
    expect(await status(token)).toBe(200);
    expect((await pass(token, given)).status).toBe(401);
    const next = getText(await login(), 'token');
    expect(await pass(next, given)).toMatchObject({
      status: 422,
      body: { errors: { code: expect.stringContaining('has been used') } },
    });
  });

  test('takes each recovery code once, in any case of letters', async () => {
    const [one = ''] = recovery;
    const token = getText(await login(), 'token');
    expect((await pass(token, one.toLowerCase())).status).toBe(200);
    const next = getText(await login(), 'token');
    expect((await pass(next, one)).status).toBe(422);
    expect(getData(await ask('GET', '/api/second-factor', { token }))).toMatchObject({
      recovery_codes_left: 9,
    });
  });

  test('is blocked after ten wrong codes', async () => {
    const token = getText(await login(), 'token');
    for (let index = 0; index < 9; index += 1)
      expect((await pass(token, 'aaaaa-aaaaa')).status).toBe(422);
    expect((await pass(token, 'aaaaa-aaaaa')).status).toBe(429);
    setClockOffset(getClockOffset() + 16 * 60_000);
  });
});

test('cannot be changed by an admin who acts as the partner', async () => {
  const started = await ask('POST', '/api/partner/masquerade', {
    token: await adminToken(server),
    body: { partner_id: 1, reason: 'Help with the sign-in', write: true },
  });
  const token = getText(started, 'token');
  for (const [method, path, body] of [
    ['GET', '/api/second-factor', undefined],
    ['POST', '/api/second-factor', { password }],
    ['POST', '/api/second-factor/confirmation', { code: '123456' }],
    ['POST', '/api/second-factor/removal', { password, code: '123456' }],
  ] as const)
    expect((await ask(method, path, { token, body })).status).toBe(403);
});

test('is switched off with password and code, or by an admin who resets the password', async () => {
  const token = await signIn();
  const remove = (body: object) =>
    ask('POST', '/api/second-factor/removal', { token, body: { password, code: code(), ...body } });
  expect((await remove({ password: 'guess' })).status).toBe(422);
  expect((await remove({ code: 'aaaaa-aaaaa' })).status).toBe(422);
  expect((await remove({})).status).toBe(200);
  expect((await login()).body).not.toHaveProperty('second_factor');

  secret = getData(await ask('POST', '/api/second-factor', { token, body: { password } })).secret;
  const confirmed = { token, body: { code: code() } };
  expect((await ask('POST', '/api/second-factor/confirmation', confirmed)).status).toBe(200);
  expect((await login()).body).toHaveProperty('second_factor');
  const admin = await adminToken(server);
  await ask('POST', '/api/admin/reset-password', { token: admin, body: { account_id: 4 } });
  const sent = await readSentPassword(server, email);
  const again = await login(sent);
  expect(again.body).toMatchObject({ must_change_password: true });
  expect(again.body).not.toHaveProperty('second_factor');
});
