import { beforeAll, describe, expect, test } from 'vitest';
import {
  adminToken,
  signInConsumer,
  partnerToken,
  readSentPassword,
  getText,
} from '../../testing/signIn';
import type { Answer } from '../../testing/startTestServer';
import { testServer } from '../../testing/startTestServer';

const server = testServer();
const { ask } = server;
let admin = '';
let partner = '';
beforeAll(async () => {
  admin = await adminToken(server);
  partner = await partnerToken(server);
});

interface Row {
  readonly id: string | number;
  readonly partner_id: number;
  readonly amount: number;
  readonly status: string;
}

interface Asked {
  readonly sort?: unknown;
  readonly range?: unknown;
  readonly filter?: unknown;
}

function list(resource: string, query: Asked = {}, token = admin): Promise<Answer> {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) search.set(name, JSON.stringify(value));
  return ask('GET', `/api/rest/${resource}?${search}`, { token });
}

const rows = ({ body }: Answer): Row[] => (Array.isArray(body) ? body : []);

describe('lists', () => {
  test('are sorted, filtered, cut, and counted in Content-Range', async () => {
    const answer = await list('applications', { sort: ['amount', 'DESC'], range: [0, 4] });
    const amounts = rows(answer).map(({ amount }) => amount);
    expect(amounts).toHaveLength(5);
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    const total = Number(answer.headers.get('content-range')?.split('/')[1]);
    expect(answer.headers.get('content-range')).toBe(`applications 0-4/${total}`);
    const some = await list('applications', {
      filter: { status: ['applied', 'disbursed'] },
      range: [0, 999],
    });
    expect(new Set(rows(some).map(({ status }) => status)).size).toBeLessThanOrEqual(2);
    expect(rows(some).length).toBeLessThan(total);
    const beyond = await list('applications', { range: [100_000, 100_024] });
    expect(beyond.headers.get('content-range')).toBe(`applications */${total}`);
    expect(beyond).toMatchObject({ status: 200, body: [] });
  });

  test.each([
    { filter: { colour: 1 } },
    { filter: { amount: 'x' } },
    { filter: { version: 1 } },
    { filter: [] },
    { sort: ['version', 'ASC'] },
    { sort: ['amount', 'UP'] },
    { range: [5, 1] },
    { range: 'all' },
  ])('refuse %j', async (query) => {
    expect(await list('applications', query)).toMatchObject({
      status: 422,
      body: { message: expect.any(String) },
    });
  });

  test('cannot be filtered by masked fields', async () => {
    for (const filter of [{ tin: 'ABCPR1234K' }, { tin_gte: 'A' }, { contact: 'x' }]) {
      expect((await list('customers', { filter })).status).toBe(422);
    }
    const { body } = await list('customers', { range: [0, 99] });
    expect(JSON.stringify(body)).not.toMatch(/9876543210|[A-Z]{5}\d{4}[A-Z]/u);
  });

  test('answer 422 to invalid JSON', async () => {
    expect((await ask('GET', '/api/rest/leads?filter={', { token: admin })).status).toBe(422);
    expect(
      (await ask('GET', '/api/rest/leads?filter=1&filter=2', { token: admin })).status,
    ).toBeLessThan(500);
  });
});

describe('rights', () => {
  test('a partner finds only its own records, whatever the filter', async () => {
    const own = await list('applications', { range: [0, 999] }, partner);
    expect(own.status).toBe(200);
    expect(rows(own).length).toBeGreaterThan(0);
    expect(rows(own).every(({ partner_id }) => partner_id === 1)).toBe(true);
    const others = await list('applications', { filter: { partner_id_neq: 1 }, range: [0, 999] });
    const [foreign] = rows(others);
    expect(foreign).toBeDefined();
    for (const filter of [
      { partner_id: [foreign?.partner_id] },
      { partner_id_neq: 1 },
      { id: foreign?.id },
    ]) {
      expect(rows(await list('applications', { filter }, partner))).toEqual([]);
    }
    const read = await ask('GET', `/api/rest/applications/${foreign?.id}`, { token: partner });
    const missing = await ask(
      'GET',
      '/api/rest/applications/00000000-0000-4000-8000-000000000000',
      {
        token: partner,
      },
    );
    expect(read).toMatchObject({ status: 404, body: missing.body });
    expect(rows(await list('partners', {}, partner)).map(({ id }) => id)).toEqual([1]);
  });

  test.each([
    ['partners', [200, 403, 403], 200],
    ['applications', [200, 200, 403], 200],
    ['leads', [200, 200, 403], 200],
    ['merchants', [200, 403, 403], 200],
    ['customers', [200, 200, 200], 403],
    ['admin-users', [200, 403, 403], 403],
    ['partner-users', [200, 403, 403], 403],
    ['masquerades', [200, 403, 403], 403],
  ])('%s', async (resource, admins, toPartner) => {
    for (const role of [1, 2, 3] as const) {
      expect((await list(resource, {}, await adminToken(server, role))).status).toBe(
        admins[role - 1],
      );
    }
    expect((await list(resource, {}, partner)).status).toBe(toPartner);
    expect(
      (await list(resource, {}, (await signInConsumer(server, '9300000001')).token)).status,
    ).toBe(403);
    expect((await ask('GET', `/api/rest/${resource}`)).status).toBe(401);
  });

  test('a read-only resource refuses writes', async () => {
    for (const [token, resource] of [
      [admin, 'applications'],
      [admin, 'partners'],
      [partner, 'leads'],
      [partner, 'admin-users'],
    ] as const) {
      expect((await ask('POST', `/api/rest/${resource}`, { token, body: {} })).status).toBe(403);
      expect((await ask('PUT', `/api/rest/${resource}/1`, { token, body: {} })).status).toBe(403);
      expect((await ask('DELETE', `/api/rest/${resource}/1`, { token })).status).toBe(403);
    }
  });
});

describe('admin users', () => {
  const fresh = { name: 'New Person', email: 'new.person@demo.in', role: '2', status: 1 };

  test('are made, changed by merging, and removed with their sessions', async () => {
    const made = await ask('POST', '/api/rest/admin-users', { token: admin, body: fresh });
    expect(made).toMatchObject({ status: 201, body: fresh });
    expect(made.body).not.toHaveProperty('password_hash');
    const id = Number(Object(made.body).id);
    const first = await readSentPassword(server, fresh.email);
    const password = 'tidal lantern 58 rope';
    const signIn = (attempt: string): Promise<Answer> =>
      ask('POST', '/api/admin/login', { body: { email: fresh.email, password: attempt } });
    const changed = await ask('POST', '/api/change-password', {
      token: getText(await signIn(first), 'token'),
      body: { password: first, new_password: password },
    });
    const token = getText(changed, 'token');
    expect((await list('leads', {}, token)).status).toBe(200);
    const put = await ask('PUT', `/api/rest/admin-users/${id}`, {
      token: admin,
      body: { status: 0 },
    });
    expect(put).toMatchObject({ status: 200, body: { ...fresh, status: 0 } });
    expect((await list('leads', {}, token)).status).toBe(401);
    expect((await signIn(password)).status).toBe(401);
    const removed = await ask('DELETE', `/api/rest/admin-users/${id}`, { token: admin });
    expect(removed).toMatchObject({ status: 200, body: { id } });
    expect((await ask('GET', `/api/rest/admin-users/${id}`, { token: admin })).status).toBe(404);
  });

  test('need valid fields and an address of their own, and an admin cannot lock themselves out', async () => {
    const post = (body: object): Promise<Answer> =>
      ask('POST', '/api/rest/admin-users', { token: admin, body });
    expect(await post({ ...fresh, email: 'admin@demo.in' })).toMatchObject({ status: 409 });
    expect(await post({ ...fresh, role: '9' })).toMatchObject({ status: 422 });
    expect(await post({ ...fresh, password_hash: 'x' })).toMatchObject({ status: 422 });
    expect((await ask('DELETE', '/api/rest/admin-users/1', { token: admin })).status).toBe(409);
    const less = { role: '2' };
    expect((await ask('PUT', '/api/rest/admin-users/1', { token: admin, body: less })).status).toBe(
      409,
    );
    expect((await list('partners')).status).toBe(200);
  });
});
