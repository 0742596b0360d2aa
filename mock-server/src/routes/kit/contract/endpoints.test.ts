import type { Endpoint } from '@marketplace/shared/api';
import { ENDPOINTS } from '@marketplace/shared/api';
import { expect, test } from 'vitest';
import { adminToken, signInConsumer, partnerToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;

const guarded = ENDPOINTS.filter(({ access, id }) => access !== 'public' && id !== 'logout');
const buildPath = ({ path }: Endpoint): string => path.replaceAll(/:\w+/gu, '1');
const sample = ({ method }: Endpoint): { body?: object } => (method === 'GET' ? {} : { body: {} });

test.each(guarded)('$id answers 401 without a token and with a made-up one', async (endpoint) => {
  for (const token of [undefined, 'x'.repeat(43)]) {
    const answer = await ask(endpoint.method, buildPath(endpoint), {
      ...sample(endpoint),
      ...(token !== undefined && { token }),
    });
    expect(answer).toMatchObject({ status: 401, body: { message: expect.any(String) } });
  }
});

test('every call answers 403 to each valid token without the right', async () => {
  const tokens = {
    consumer: (await signInConsumer(server, '9000000010')).token,
    partner: await partnerToken(server),
    1: await adminToken(server, 1),
    2: await adminToken(server, 2),
    3: await adminToken(server, 3),
  };
  const wrong: string[] = [];
  for (const endpoint of guarded) {
    const { access } = endpoint;
    if (access === 'public') continue;
    const refused = [
      ...(access.consumer ? [] : (['consumer'] as const)),
      ...(access.partner ? [] : (['partner'] as const)),
      ...([1, 2, 3] as const).filter((role) => !access.admin?.includes(role)),
    ];
    for (const who of refused) {
      const answer = await ask(endpoint.method, buildPath(endpoint), {
        ...sample(endpoint),
        token: tokens[who],
      });
      if (answer.status !== 403) wrong.push(`${endpoint.id} answers ${answer.status} to ${who}`);
    }
  }
  expect(wrong).toEqual([]);
});

const writing = ENDPOINTS.filter(
  ({ body, encoding, method }) => method === 'POST' && body && encoding === 'json',
);

test.each(writing)('$id refuses bodies that are not JSON objects', async (endpoint) => {
  const mine = await signInConsumer(server, '9000000011');
  const { access } = endpoint;
  const tokens = {
    admin: () => adminToken(server),
    partner: () => partnerToken(server),
    consumer: async () => mine.token,
  };
  const areas = ['admin', 'partner', 'consumer'] as const;
  const area = access === 'public' ? 'admin' : areas.find((one) => access[one] !== undefined);
  const bearer = await tokens[area ?? 'admin']();
  const path = endpoint.path.replaceAll(/:\w+/gu, mine.userId);
  const send = (body: string, headers = {}): Promise<number> =>
    ask('POST', path, { token: bearer, body, headers }).then(({ status }) => status);
  expect(await send('{"a":')).toBe(400);
  expect(await send('[1]')).toBe(400);
  expect(await send('"text"')).toBe(400);
  expect(await send('a=1', { 'content-type': 'application/x-www-form-urlencoded' })).toBe(415);
  expect(await send(`{"a":"${'x'.repeat(300_000)}"}`)).toBe(413);
  const unknown = await ask('POST', path, { token: bearer, body: { no_such_field: 1 } });
  expect(unknown).toMatchObject({
    status: 422,
    body: { errors: { no_such_field: expect.any(String) } },
  });
});

test('refusals speak Hindi to those who ask for it', async () => {
  const hindi = await ask('GET', '/api/get-lenders-data', {
    headers: { 'accept-language': 'hi-IN' },
  });
  expect(hindi.body).toMatchObject({ message: 'फिर से साइन इन करें' });
  const field = await ask('POST', '/api/send-otp', {
    body: { contact: 'x' },
    headers: { 'x-language': 'hi' },
  });
  expect(JSON.stringify(field.body)).toMatch(/[\u0900-\u097F]/u);
});

test('an unknown path is 404 in JSON', async () => {
  for (const path of ['/api', '/api/nothing', '/api/user', '/api/rest/nothing']) {
    const answer = await ask('GET', path, { token: await adminToken(server) });
    expect(answer).toMatchObject({ status: 404, body: { message: expect.any(String) } });
  }
  expect((await ask('GET', '/api/search-list/en/%ff')).status).toBe(400);
});
