import { afterEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../config';
import { setClockOffset } from '../../clock';
import { adminToken, signInConsumer, getText } from '../../testing/signIn';
import type { Answer } from '../../testing/startTestServer';
import { testServer } from '../../testing/startTestServer';

const server = testServer({ TEST_TOOLS: 'on' });
const plain = testServer({ TEST_TOOLS: 'off' });
const { ask } = server;

afterEach(() => setClockOffset(0));

const getPage = async (path: string): Promise<string> => {
  const answer = await fetch(server.url() + path, { headers: { accept: 'text/html' } });
  expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
    path,
    200,
    'text/html; charset=utf-8',
  ]);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  return answer.text();
};

const total = async (resource: string): Promise<number> => {
  const { headers } = await ask('GET', `/api/rest/${resource}?range=[0,0]`, {
    token: await adminToken(server),
  });
  return Number(headers.get('content-range')?.split('/')[1]);
};

const post = (path: string, body: object): Promise<Answer> => ask('POST', path, { body });

describe('who may use the tools', () => {
  test.each(['/dev/clock', '/dev/snapshots', '/dev/scenarios', '/dev/log'])(
    '%s is not there unless asked for',
    async (path) => {
      expect((await plain.ask('GET', path)).status).toBe(404);
      expect((await plain.ask('POST', path, { body: {} })).status).toBe(404);
      expect((await ask('GET', path)).status).toBe(200);
    },
  );

  test('none of them can be turned on in production', () => {
    const env = { TEST_TOOLS: 'on', MOCK_FAULTS: 'on', RAW_DB: 'on', CHECK_ANSWERS: 'on' };
    const on = { testTools: true, mockFaults: true, rawDb: true, outbox: true };
    expect(readConfig(env)).toMatchObject(on);
    expect(readConfig({ ...env, NODE_ENV: 'production' })).toMatchObject({
      testTools: false,
      mockFaults: false,
      rawDb: false,
      outbox: false,
      checkAnswers: false,
    });
    expect(readConfig({}).testTools).toBe(false);
  });

  test.each<Record<string, string>>([
    { origin: 'http://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'null' },
  ])('a page elsewhere changes nothing: %j', async (headers) => {
    for (const path of ['/dev/clock', '/dev/scenarios', '/dev/snapshots'])
      expect(
        (
          await ask('POST', path, {
            body: { advance: '1d', scenario: 'empty', name: 'x' },
            headers,
          })
        ).status,
      ).toBe(403);
    expect((await ask('DELETE', '/dev/outbox', { headers })).status).toBe(403);
    expect((await ask('GET', '/dev/clock')).body).toMatchObject({ offset_ms: 0 });
  });

  test('the server’s own pages are read and their forms work, without a script', async () => {
    for (const path of [
      '/dev',
      '/dev/api',
      '/dev/outbox',
      '/dev/log',
      '/dev/clock',
      '/dev/snapshots',
      '/dev/scenarios',
    ]) {
      const html = await getPage(path);
      expect(html).not.toContain('<script');
      expect(html).toContain('href="/dev/outbox"');
    }
    const sent = await fetch(`${server.url()}/dev/clock`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: server.url(), 'sec-fetch-site': 'same-origin', accept: 'text/html' },
      body: new URLSearchParams({ advance: '1h' }),
    });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/dev/clock']);
    expect((await ask('GET', '/dev/clock')).body).toMatchObject({ offset_ms: 3_600_000 });
  });
});

describe('the clock', () => {
  test('moves dates and expiry on the server, and can be reset', async () => {
    const { token, userId } = await signInConsumer(server, '9800000001');
    const read = async (): Promise<number> =>
      (await ask('GET', `/api/user/${userId}`, { token })).status;
    expect(await post('/dev/clock', { advance: '39m' })).toMatchObject({ status: 200 });
    expect(await read()).toBe(200);
    await ask('DELETE', '/dev/clock');
    expect(await read()).toBe(200);
    await post('/dev/clock', { advance: '2h' });
    expect(await read()).toBe(401);
    await post('/dev/clock', { now: '2027-03-05T10:00:00+05:30' });
    await post('/api/send-otp', { contact: '9800000002' });
    const [letter] = Object((await ask('GET', '/dev/outbox')).body);
    expect(letter.sent_at).toMatch(/^2027-03-05T04:30/u);
  });

  test.each([
    { advance: '1 fortnight' },
    { now: 'soon' },
    { now: '1900-01-01' },
    {},
    { advance: {} },
  ])('%j is refused', async (body) => {
    expect((await post('/dev/clock', body)).status).toBe(422);
  });
});

describe('snapshots', () => {
  test('put all data back, and leave people signed in', async () => {
    const token = await adminToken(server);
    const lender = async (): Promise<unknown> =>
      Object((await ask('GET', '/api/get-lender-data/2', { token })).body).lender;
    const before = await lender();
    expect(await post('/dev/snapshots', { name: 'before' })).toMatchObject({
      status: 200,
      body: { snapshots: ['before'] },
    });
    await ask('POST', '/api/update-lender-data', {
      token,
      body: { lender_id: 2, property: 'priority', value: 99 },
    });
    await ask('POST', '/api/create-lender', { token, body: { name: 'Added-later' } });
    expect(await lender()).not.toEqual(before);
    expect((await post('/dev/snapshots', { restore: 'before' })).status).toBe(200);
    expect(await lender()).toEqual(before);
    const { body } = await ask('GET', '/api/get-lenders-data', { token });
    expect(Object(body).lenders).toHaveLength(32);
    await server.restart();
    expect(await lender()).toEqual(before);
    expect(await post('/dev/snapshots', { remove: 'before' })).toMatchObject({
      body: { snapshots: [] },
    });
    expect((await post('/dev/snapshots', { restore: 'before' })).status).toBe(404);
  });

  test.each(['../x', '', 'a/b', '.hidden', 'x'.repeat(41), '__proto__/..'])(
    'a name like %j is refused',
    async (name) => {
      expect((await post('/dev/snapshots', { name })).status).toBe(422);
      expect((await post('/dev/snapshots', { restore: name })).status).toBe(422);
    },
  );
});

describe('scenarios', () => {
  test('are switched at run time', async () => {
    const { token } = await signInConsumer(server, '9800000003');
    expect((await post('/dev/scenarios', { scenario: 'empty' })).status).toBe(200);
    expect([await total('customers'), await total('applications')]).toEqual([0, 0]);
    expect((await ask('POST', '/api/logout', { token })).status).toBe(401);
    expect((await post('/dev/scenarios', { scenario: 'hindi' })).status).toBe(200);
    const admin = await adminToken(server);
    const { body } = await ask('GET', '/api/rest/applications?range=[0,9]', { token: admin });
    for (const { customer_name } of Object(body))
      expect(customer_name).toMatch(/^\p{Script=Devanagari}/u);
    expect((await post('/dev/scenarios', { scenario: 'demo' })).status).toBe(200);
    expect(await total('customers')).toBe(30);
    expect((await post('/dev/scenarios', { scenario: 'other' })).status).toBe(422);
  });
});

describe('the request log', () => {
  test('is filtered by method, status, path and time, and holds no personal data', async () => {
    await ask('GET', '/api/user/asha@example.in?pan=ABCPR1234K');
    await ask('GET', '/api/get-partner-by-name/Asha');
    const entries = async (query: string): Promise<Record<string, unknown>[]> =>
      Object((await ask('GET', `/dev/log?${query}`)).body).entries;
    const [newest] = await entries('path=/api/user');
    expect(newest).toMatchObject({
      method: 'GET',
      path: '/api/user/:id',
      status: 401,
      ms: expect.any(Number),
    });
    expect((await entries('status=4')).every(({ status }) => String(status).startsWith('4'))).toBe(
      true,
    );
    expect((await entries('method=post')).every(({ method }) => method === 'POST')).toBe(true);
    expect(await entries('slower=600000')).toEqual([]);
    expect(JSON.stringify(await entries(''))).not.toMatch(/asha|ABCPR/iu);
    expect(
      getText(
        {
          status: 200,
          headers: new Headers(),
          body: { page: await getPage('/dev/log?path="><b>') },
        },
        'page',
      ),
    ).not.toContain('"><b>');
  });
});
