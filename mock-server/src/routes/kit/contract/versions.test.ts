import { expect, test } from 'vitest';
import { adminToken, signInConsumer, giveConsents, createProfile } from '../../../testing/signIn';
import type { Answer } from '../../../testing/startTestServer';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;

async function lender(token: string, id: number): Promise<Record<string, unknown>> {
  const { body } = await ask('GET', `/api/get-lender-data/${id}`, { token });
  return Object(Object(body).lender);
}

test('a stale change of a lender is a 409 that names what others changed, and changes nothing', async () => {
  const token = await adminToken(server);
  const seen = await lender(token, 2);
  const change = (property: string, value: unknown, version?: unknown): Promise<Answer> =>
    ask('POST', '/api/update-lender-data', {
      token,
      body: { lender_id: 2, property, value, ...(version !== undefined && { version }) },
    });
  expect(await change('priority', 7, seen['version'])).toMatchObject({
    status: 200,
    body: { version: Number(seen['version']) + 1 },
  });
  expect(await change('min_age', 30, seen['version'])).toMatchObject({
    status: 409,
    body: {
      message: expect.any(String),
      errors: { priority: expect.any(String) },
      current: { priority: 7, version: Number(seen['version']) + 1 },
    },
  });
  expect(await lender(token, 2)).toMatchObject({ priority: 7, min_age: seen['min_age'] });
  expect((await change('min_age', 30)).status).toBe(200);
});

test('a list carries the versions; If-Match does as well as a field', async () => {
  const token = await adminToken(server);
  const { body } = await ask('GET', '/api/get-lenders-data', { token });
  expect(Object(body).lenders).toContainEqual(
    expect.objectContaining({ lender_id: 3, version: 1 }),
  );
  const read = await ask('GET', '/api/get-lender-data/3', { token });
  const change = (header: string): Promise<Answer> =>
    ask('POST', '/api/update-lender-data', {
      token,
      body: { lender_id: 3, property: 'priority', value: 9 },
      headers: { 'if-match': header },
    });
  expect((await change(read.headers.get('etag') ?? '')).status).toBe(200);
  expect((await change('"1"')).status).toBe(409);
  expect((await change('nonsense')).status).toBe(400);
  expect((await change('*')).status).toBe(200);
});

test('cards, partners, revenue entries, profiles and admin users refuse a stale change', async () => {
  const token = await adminToken(server);
  const id = Number(
    Object((await ask('GET', '/api/get-credit-cards-data', { token })).body)[0].category_id,
  );
  const card = { category_id: id, property: 'key_feature', value: 'New' };
  const partner = { utm_id: 'abc' };
  const { body } = await ask('GET', '/api/lender-revenue/get/1', { token });
  const { version: _, ...entry } = Object(body).lenderRevenue[0];
  const person = await signInConsumer(server, '9400000001');
  const role = { name: 'Other Name' };
  const calls: readonly [string, string, string, object][] = [
    ['POST', '/api/update-credit-card-data', token, card],
    ['POST', '/api/update-partner-utm/2', token, partner],
    ['POST', '/api/lender-revenue/update', token, { ...entry, status: 1 - entry.status }],
    ['POST', `/api/user/${person.userId}`, person.token, { city: 'Pune' }],
    ['PUT', '/api/rest/admin-users/3', token, role],
  ];
  for (const [method, path, bearer, change] of calls) {
    const send = (version: number): Promise<Answer> =>
      ask(method, path, { token: bearer, body: { ...change, version } });
    expect([path, (await send(999)).status]).toEqual([path, 409]);
    const fits = await ask(method, path, { token: bearer, body: change });
    expect([path, fits.status]).toEqual([path, 200]);
    expect([path, (await send(1)).status]).toEqual([path, 409]);
    expect((await send(0)).status).toBe(422);
  }
});

test('a 409 reveals no more than the caller may read', async () => {
  const { token, userId } = await signInConsumer(server, '9400000002');
  await giveConsents(server, { token, userId });
  const path = `/api/user/${userId}`;
  expect((await ask('POST', path, { token, body: createProfile() })).status).toBe(200);
  const { status, body } = await ask('POST', path, { token, body: { city: 'Pune', version: 1 } });
  expect(status).toBe(409);
  expect(Object(body).current).toMatchObject({ tin: 'ABCP******' });
  expect(JSON.stringify(body)).not.toContain('ABCPR1234K');
  expect(Object(body).current).not.toHaveProperty('changed_in');
});

test('of two changes of one field from one version, one gets 409', async () => {
  const token = await adminToken(server);
  const { version } = await lender(token, 5);
  const both = await Promise.all(
    [11, 12].map((value) =>
      ask('POST', '/api/update-lender-data', {
        token,
        body: { lender_id: 5, property: 'priority', value, version },
      }),
    ),
  );
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
});

test('the lenders are sent compressed, and answered with 304 when unchanged', async () => {
  const token = await adminToken(server);
  const path = '/api/get-lenders-data';
  const first = await ask('GET', path, { token });
  expect(first.headers.get('content-encoding')).toMatch(/gzip|br/u);
  const etag = first.headers.get('etag') ?? '';
  const again = (): Promise<Answer> =>
    ask('GET', path, {
      token,
      headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
    });
  expect(await again()).toMatchObject({ status: 304, body: '' });
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  await ask('POST', '/api/update-lender-data', {
    token,
    body: { lender_id: 6, property: 'priority', value: 44 },
  });
  expect((await again()).status).toBe(200);
  expect((await ask('GET', path, { headers: { 'if-none-match': etag } })).status).toBe(401);
});

test('a stale deletion and a stale order of rows are refused', async () => {
  const token = await adminToken(server);
  const post = (path: string, body: object): Promise<Answer> => ask('POST', path, { token, body });
  const made = await post('/api/create-lender', { name: 'Versioned-One' });
  const lender_id = Number(Object(made.body).lender_id);
  const card = await post('/api/create-credit-card', { category_name: 'Versioned One' });
  const category_id = Number(Object(card.body).category_id);
  const user = await post('/api/rest/admin-users', {
    name: 'Versioned One',
    email: 'versioned@demo.in',
    role: '3',
    status: 1,
  });
  const userId = Number(Object(user.body).id);
  const priority = { lender_id, property: 'priority', value: 9, version: 1 };
  await post('/api/update-lender-data', priority);
  await post('/api/update-credit-card-data', { category_id, property: 'secured', value: 1 });
  await ask('PUT', `/api/rest/admin-users/${userId}`, { token, body: { name: 'Versioned Two' } });
  expect(await post('/api/safe-delete-lender', { lender_id, version: 1 })).toMatchObject({
    status: 409,
    body: { current: { priority: 9, version: 2 } },
  });
  expect((await post('/api/safe-delete-lender', { lender_id, version: 2 })).status).toBe(200);
  expect(await post('/api/safe-delete-credit-card', { category_id, version: 1 })).toMatchObject({
    status: 409,
    body: { current: { secured: 1, version: 2 } },
  });
  expect((await post('/api/safe-delete-credit-card', { category_id })).status).toBe(200);
  const remove = (version: number): Promise<Answer> =>
    ask('DELETE', `/api/rest/admin-users/${userId}`, {
      token,
      headers: { 'if-match': `"${version}"` },
    });
  expect(await remove(1)).toMatchObject({
    status: 409,
    body: { current: { name: 'Versioned Two', version: 2 } },
  });
  expect((await remove(2)).status).toBe(200);

  const rows = async (): Promise<{ id: number; version: number; status: 0 | 1 }[]> =>
    Object((await ask('GET', '/api/lender-revenue/get/6', { token })).body).lenderRevenue;
  const [first, ...rest] = await rows();
  if (!first) throw new Error('the fixture lender has no revenue');
  const order = [...rest, first];
  const versions = order.map(({ version }) => version);
  const { version: _, ...entry } = first;
  await post('/api/lender-revenue/update', { ...entry, status: 1 - entry.status });
  const wanted = { lender_id: 6, lender_revenue_ids: order.map(({ id }) => id) };
  expect(await post('/api/lender-revenue/set-order', { ...wanted, versions })).toMatchObject({
    status: 409,
    body: {
      current: {
        lender_revenue_ids: [first, ...rest].map(({ id }) => id),
        versions: [first.version + 1, ...rest.map(({ version }) => version)],
      },
    },
  });
  expect((await rows())[0]?.id).toBe(first.id);
  expect((await post('/api/lender-revenue/set-order', wanted)).status).toBe(200);
  const deletion = `/api/lender-revenue/delete/${first.id}`;
  expect((await post(deletion, { version: 1 })).status).toBe(409);
  expect((await ask('POST', deletion, { token })).status).toBe(200);
});
