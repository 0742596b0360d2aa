import { afterEach, describe, expect, test } from 'vitest';
import { MINUTE_MS, setClockOffset } from '../../clock';
import { signInConsumer, newAdminToken, newPartnerToken } from '../../testing/signIn';
import { testServer } from '../../testing/startTestServer';

const server = testServer();
const { ask } = server;

afterEach(() => setClockOffset(0));

const hour = 60 * MINUTE_MS;

const getStatus = async (path: string, token: string): Promise<number> =>
  (await ask('GET', path, { token })).status;

describe.each([
  ['an admin', 20, 12, '/api/get-lenders-data', () => newAdminToken(server)],
  ['a partner', 20, 12, '/api/partner/get-revenue', () => newPartnerToken(server)],
] as const)('the session of %s', (_who, idleMinutes, hours, path, signIn) => {
  test('ends after the idle minutes without a call', async () => {
    const token = await signIn();
    setClockOffset(idleMinutes * MINUTE_MS - 5000);
    expect(await getStatus(path, token)).toBe(200);
    setClockOffset(2 * idleMinutes * MINUTE_MS - 10_000);
    expect(await getStatus(path, token)).toBe(200);
    setClockOffset(3 * idleMinutes * MINUTE_MS);
    expect(await getStatus(path, token)).toBe(401);
  });

  test('ends after the maximum hours, however busy it is', async () => {
    const token = await signIn();
    for (let at = 0; at < hours * hour; at += (idleMinutes - 1) * MINUTE_MS) {
      setClockOffset(at);
      expect(await getStatus(path, token)).toBe(200);
    }
    setClockOffset(hours * hour + 1000);
    expect(await getStatus(path, token)).toBe(401);
  });
});

test('a borrower may be idle longer than the consoles, but not for ever', async () => {
  const { token, userId } = await signInConsumer(server, '9811000001');
  const path = `/api/user/${userId}`;
  setClockOffset(39 * MINUTE_MS);
  expect(await getStatus(path, token)).toBe(200);
  setClockOffset(80 * MINUTE_MS);
  expect(await getStatus(path, token)).toBe(401);
});

test('a refused call does not keep a session alive', async () => {
  const token = await newPartnerToken(server);
  setClockOffset(15 * MINUTE_MS);
  expect(await getStatus('/api/get-lenders-data', token)).toBe(403);
  setClockOffset(25 * MINUTE_MS);
  expect(await getStatus('/api/partner/get-revenue', token)).toBe(401);
});

test('a REST list keeps a session alive, and so does asking for the session alone', async () => {
  const token = await newAdminToken(server);
  setClockOffset(15 * MINUTE_MS);
  expect(await getStatus('/api/rest/customers', token)).toBe(200);
  setClockOffset(30 * MINUTE_MS);
  expect(await ask('GET', '/api/session', { token })).toMatchObject({
    status: 200,
    body: { data: { area: 'admin', idle_minutes: 20, must_change_password: false } },
  });
  setClockOffset(45 * MINUTE_MS);
  expect(await getStatus('/api/get-lenders-data', token)).toBe(200);
});

test('a session in use survives a restart, an idle one does not', async () => {
  const used = await newAdminToken(server);
  const rested = await newAdminToken(server, 2);
  setClockOffset(18 * MINUTE_MS);
  expect(await getStatus('/api/get-lenders-data', used)).toBe(200);
  await server.restart();
  setClockOffset(25 * MINUTE_MS);
  expect(await getStatus('/api/get-lenders-data', used)).toBe(200);
  expect(await getStatus('/api/rest/applications', rested)).toBe(401);
});
