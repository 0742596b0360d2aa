import { afterEach, describe, expect, test } from 'vitest';
import { MINUTE_MS, setClockOffset } from '../../../clock';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { computeTotp, getTotpStep } from '../../../auth/totp';
import { getText, newAdminToken, newPartnerToken } from '../../../testing/signIn';
import { getData, testServer } from '../../../testing/startTestServer';

const NEW_PASSWORD = 'copper anchor 21 meadow';
const PATH = '/api/password-reset';
type Area = 'admin' | 'partner';

const server = testServer();
const { ask } = server;
afterEach(() => setClockOffset(0));

const forget = (area: Area, email: string) => ask('POST', PATH, { body: { area, email } });
const read = (token: string) => ask('POST', `${PATH}/link`, { body: { token } });
const complete = (token: string, new_password = NEW_PASSWORD) =>
  ask('POST', `${PATH}/completion`, { body: { token, new_password } });
const signIn = (area: Area, email: string, password: string) =>
  ask('POST', `/api/${area}/login`, { body: { email, password } });
const isAlive = async (token: string) =>
  (await ask('GET', '/api/session', { token })).status === 200;

async function listMessages(to: string): Promise<string[]> {
  const { body } = await ask('GET', '/dev/outbox');
  const letters: unknown[] = Array.isArray(body) ? Array.from<unknown>(body) : [];
  return letters.flatMap((letter) => (Object(letter).to === to ? [Object(letter).text] : []));
}
/** The links of the messages to an address, newest first. */
async function listLinks(area: Area, to: string): Promise<string[]> {
  const texts = await listMessages(to);
  return texts.flatMap((text) => {
    const link = new RegExp(`http\\S+/${area}/new-password#([\\w-]+)`, 'u').exec(text);
    return link?.[1] ?? [];
  });
}
const newestLink = async (area: Area, to: string) => (await listLinks(area, to))[0] ?? '';

describe.each([
  ['admin', 'reports@demo.in', 'Admin@123', () => newAdminToken(server, 2)],
  ['partner', 'second@demo.in', 'Partner@123', () => newPartnerToken(server, 'second@demo.in')],
] as const)('the forgotten password of %s', (area, email, old, newToken) => {
  test('is replaced by a link that works once, and every session ends', async () => {
    const token = await newToken();
    expect(await forget(area, ` ${email.toUpperCase()} `)).toMatchObject({ status: 200 });
    const link = await newestLink(area, email);
    expect(await read(link)).toMatchObject({
      status: 200,
      body: { data: { area, email: expect.stringMatching(/^\S+\*+\S*@/u) } },
    });
    expect(await isAlive(token)).toBe(true);
    expect(await complete(link, 'short')).toMatchObject({
      status: 422,
      body: { errors: { new_password: expect.any(String) } },
    });
    expect(await complete(link, old)).toMatchObject({ status: 422 });
    expect(await complete(link, `${email} is mine`)).toMatchObject({ status: 422 });
    const done = await complete(link);
    expect(done.status).toBe(200);
    expect(done.body).not.toHaveProperty('token');
    expect(await isAlive(token)).toBe(false);
    expect((await signIn(area, email, old)).status).toBe(401);
    expect((await signIn(area, email, NEW_PASSWORD)).status).toBe(200);
    for (const again of [await read(link), await complete(link, 'tidal lantern 60 rope')])
      expect(again).toMatchObject({ status: 404, body: { message: expect.any(String) } });
    expect((await listMessages(email))[0]).toMatch(/password of .+ was changed/u);
  });
});

test('every link of an account ends with the first that is used, and after 30 minutes', async () => {
  const email = 'partner@demo.in';
  await forget('partner', email);
  await forget('partner', email);
  const [second = '', first = ''] = await listLinks('partner', email);
  expect(second).not.toBe(first);
  expect((await complete(first, 'tidal lantern 61 rope')).status).toBe(200);
  expect((await read(second)).status).toBe(404);
  setClockOffset(20 * MINUTE_MS);
  await forget('partner', email);
  const third = await newestLink('partner', email);
  setClockOffset(49 * MINUTE_MS);
  expect((await read(third)).status).toBe(200);
  setClockOffset(51 * MINUTE_MS);
  expect((await read(third)).status).toBe(404);
  expect((await complete(third)).status).toBe(404);
});

describe('somebody who asks', () => {
  test('hears the same after the same time whether the account exists or not', async () => {
    const answers = [];
    for (const email of ['telecalling@demo.in', 'nobody@demo.in', 'partner@demo.in']) {
      const started = performance.now();
      const { status, body } = await forget('admin', email);
      answers.push({ status, body });
      expect(performance.now() - started).toBeGreaterThanOrEqual(395);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(await listLinks('admin', 'telecalling@demo.in')).toHaveLength(1);
    expect(await listMessages('nobody@demo.in')).toEqual([]);
    expect(await listLinks('admin', 'partner@demo.in')).toEqual([]);
  });

  test.each(['reports@demo.in', 'nobody.else@demo.in'])(
    'for %s has to wait after ten times, and causes three messages',
    async (email) => {
      const before = (await listLinks('admin', email)).length;
      // Beside those of other tests.
      setClockOffset(40 * MINUTE_MS);
      const answers = await Promise.all(Array.from({ length: 10 }, () => forget('admin', email)));
      for (const { status } of answers) expect(status).toBe(200);
      expect((await forget('admin', email)).status).toBe(429);
      const sent = (await listLinks('admin', email)).length - before;
      expect(sent).toBe(email.startsWith('nobody') ? 0 : 3);
    },
    20_000,
  );

  test('for an account that may not sign in causes no message', async () => {
    setClockOffset(80 * MINUTE_MS);
    const token = await newAdminToken(server);
    const { body } = await ask('GET', '/api/partners/4/users', { token });
    const users: unknown[] = Object(body).data;
    const owner = Object(users.find((user) => Object(user).email === 'second@demo.in'));
    const partner = Object(await ask('GET', '/api/rest/partners/4', { token })).body;
    const setStatus = (status: number, version: number) =>
      ask('POST', '/api/admin/partners/4/status', { token, body: { status, version } });
    const disabled = await setStatus(0, partner.version);
    expect([owner.status, disabled.status]).toEqual([1, 200]);
    const before = (await listMessages('second@demo.in')).length;
    expect((await forget('partner', 'second@demo.in')).status).toBe(200);
    expect(await listMessages('second@demo.in')).toHaveLength(before);
    await setStatus(1, getData(disabled).version);
  });
});

test('the second factor stays, and is asked for at the next sign-in', async () => {
  const email = 'telecalling@demo.in';
  const token = await newAdminToken(server, 3);
  const begun = await ask('POST', '/api/second-factor', {
    token,
    body: { password: 'Admin@123' },
  });
  const code = computeTotp(getData(begun).secret, getTotpStep());
  const on = await ask('POST', '/api/second-factor/confirmation', { token, body: { code } });
  expect(on.status).toBe(200);
  setClockOffset(120 * MINUTE_MS);
  await forget('admin', email);
  expect((await complete(await newestLink('admin', email))).status).toBe(200);
  const signedIn = await signIn('admin', email, NEW_PASSWORD);
  expect(signedIn).toMatchObject({ status: 200, body: { second_factor: true } });
  expect(await isAlive(getText(signedIn, 'token'))).toBe(false);
});

test('the audit log tells who asked and who changed it; no secret is in it', async () => {
  setClockOffset(160 * MINUTE_MS);
  const token = await newAdminToken(server);
  await forget('partner', 'partner@demo.in');
  const link = await newestLink('partner', 'partner@demo.in');
  await complete(link, 'tidal lantern 62 rope');
  const filter = encodeURIComponent(JSON.stringify({ area: 'partner' }));
  const sort = encodeURIComponent(JSON.stringify(['id', 'DESC']));
  const { body } = await ask('GET', `/api/rest/audit-entries?filter=${filter}&sort=${sort}`, {
    token,
  });
  const entries: unknown[] = Object(body);
  const of = (call: string) => entries.find((entry) => Object(entry).call === call);
  expect(of('requestPasswordReset')).toMatchObject({
    action: 'reset_asked',
    area: 'partner',
    record_name: expect.stringContaining('*'),
  });
  expect(of('completePasswordReset')).toMatchObject({
    action: 'update',
    area: 'partner',
    actor_name: expect.stringMatching(/\w/u),
    changes: expect.arrayContaining([expect.objectContaining({ field: 'password_hash' })]),
  });
  expect(JSON.stringify(body)).not.toContain(link);
});

test('no file holds the secret of a link', async () => {
  setClockOffset(200 * MINUTE_MS);
  await forget('partner', 'partner@demo.in');
  const link = await newestLink('partner', 'partner@demo.in');
  expect(link).not.toBe('');
  const files = readdirSync(server.dataDir(), { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile()))
    expect(readFileSync(join(file.parentPath, file.name), 'utf8')).not.toContain(link);
});
