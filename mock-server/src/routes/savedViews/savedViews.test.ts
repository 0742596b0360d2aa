import { beforeAll, expect, test } from 'vitest';
import {
  adminToken,
  newAdminToken,
  newPartnerToken,
  partnerToken,
  readSentPassword,
  getText,
} from '../../testing/signIn';
import type { Answer } from '../../testing/startTestServer';
import { testServer } from '../../testing/startTestServer';

const server = testServer();
const { ask } = server;
let full = '';
let reports = '';
let partner = '';
beforeAll(async () => {
  full = await adminToken(server);
  reports = await adminToken(server, 2);
  partner = await partnerToken(server);
});

const VIEW = {
  resource: 'customers',
  name: 'Pune, salaried',
  shared: false,
  filter: { city: 'Pune', employment_status_code: ['salaried'] },
  displayed_filters: { city: true },
  sort_field: 'created_at',
  sort_order: 'DESC',
  per_page: 50,
  hidden_columns: ['credit_score'],
  column_order: [1, 0, 2],
  density: 'compact',
};
const save = (token: string, view: object = {}): Promise<Answer> =>
  ask('POST', '/api/saved-views', { token, body: { ...VIEW, ...view } });
const list = async (token: string, resource = 'customers'): Promise<object[]> => {
  const { body } = await ask('GET', `/api/saved-views?resource=${resource}`, { token });
  return Array.from<object>(Object(body).data);
};
const getId = (answer: Answer): string =>
  getText({ ...answer, body: Object(answer.body).data }, 'id');

test('a view is returned as it was saved, to its account alone', async () => {
  const saved = await save(full);
  expect(saved).toMatchObject({ status: 200, body: { data: { ...VIEW, own: true } } });
  expect(await list(full)).toEqual([
    { ...VIEW, id: getId(saved), own: true, owner_name: expect.any(String) },
  ]);
  expect(await list(full, 'applications')).toEqual([]);
  for (const other of [reports, partner]) {
    expect(await list(other)).toEqual([]);
    for (const method of ['PUT', 'DELETE'] as const)
      expect(
        await ask(method, `/api/saved-views/${getId(saved)}`, {
          token: other,
          body: { name: 'Mine' },
        }),
      ).toMatchObject({ status: 404 });
  }
  expect((await ask('GET', '/api/saved-views?resource=customers')).status).toBe(401);
});

test('a shared view is found by admins who may see the list, and changed by its owner alone', async () => {
  const id = getId(await save(full, { name: 'For all', shared: true }));
  expect(await list(reports)).toMatchObject([{ id, own: false, name: 'For all' }]);
  expect(await list(partner)).toEqual([]);
  expect(
    await ask('PUT', `/api/saved-views/${id}`, { token: reports, body: { name: 'x' } }),
  ).toMatchObject({ status: 404 });
  const body = { shared: false, name: 'Only mine' };
  expect(await ask('PUT', `/api/saved-views/${id}`, { token: full, body })).toMatchObject({
    status: 200,
    body: { data: { ...body, filter: VIEW.filter } },
  });
  expect(await list(reports)).toEqual([]);
  expect((await save(reports, { resource: 'lenders' })).status).toBe(403);
  expect((await ask('GET', '/api/saved-views?resource=lenders', { token: reports })).status).toBe(
    403,
  );
});

test('partners keep views apart from each other, and share none', async () => {
  const view = { resource: 'leads', name: 'New' };
  expect((await save(partner, view)).status).toBe(200);
  expect(await list(await newPartnerToken(server, 'second@demo.in'), 'leads')).toEqual([]);
  expect((await save(partner, { ...view, name: 'Shared', shared: true })).status).toBe(403);
});

test('an admin who acts as a partner sees neither own views nor those of the partner', async () => {
  await save(partner, { resource: 'leads', name: 'The partner’s' });
  const start = async (partner_id: number): Promise<string> => {
    const body = { partner_id, reason: 'A test of views', write: true };
    return getText(await ask('POST', '/api/partner/masquerade', { token: full, body }), 'token');
  };
  const one = await start(2);
  expect(await list(one, 'leads')).toEqual([]);
  await save(one, { resource: 'leads', name: 'While acting' });
  expect(await list(one, 'leads')).toMatchObject([{ name: 'While acting' }]);
  expect(await list(await start(3), 'leads')).toEqual([]);
  expect(await list(full, 'leads')).toEqual([]);
});

test('two views of a list do not have one name, nor does a view hold a person’s contact', async () => {
  await save(full, { name: 'Once' });
  expect(await save(full, { name: 'Once' })).toMatchObject({
    status: 409,
    body: { errors: { name: expect.any(String) } },
  });
  const page_query = 'period=yesterday&q=asha%40example.in';
  expect(await save(full, { name: 'Person', page_query })).toMatchObject({ status: 422 });
  for (const q of [
    '9876543210',
    '+919876543210',
    '98765 43210',
    '+91 98765-43210',
    '098765 43210',
    '९८७६५४३२१०',
    'abcpr1234k',
    'ABCPR 1234 K',
    'asha@example.in',
  ])
    expect(await save(full, { name: 'Person', filter: { q } })).toMatchObject({
      status: 422,
      body: { errors: { filter: expect.stringContaining('PAN') } },
    });
});

test.each([
  ['a blank name', { name: ' ' }],
  ['a long name', { name: 'x'.repeat(61) }],
  ['a resource that is none', { resource: '../x' }],
  ['a long filter', { filter: { q: 'x'.repeat(2001) } }],
  ['a list for a filter', { filter: [] }],
  ['a long address', { page_query: 'x'.repeat(501) }],
  ['an empty page', { per_page: 0 }],
  ['an unknown order', { sort_order: 'UP' }],
  ['too many columns', { hidden_columns: Array.from({ length: 121 }, () => 'a') }],
  ['an unknown density', { density: 'wide' }],
])('refuses %s', async (_what, view) => {
  expect(await save(full, { name: 'Wrong', ...view })).toMatchObject({ status: 422 });
});

test('an account has at most a hundred views, and they go with it', async () => {
  const email = 'views@demo.in';
  const user = { name: 'Vidya Rao', email, role: '2', status: 1 };
  const made = await ask('POST', '/api/rest/admin-users', { token: full, body: user });
  const first = await readSentPassword(server, email);
  const signIn = async (password: string): Promise<string> =>
    getText(await ask('POST', '/api/admin/login', { body: { email, password } }), 'token');
  await ask('POST', '/api/change-password', {
    token: await signIn(first),
    body: { password: first, new_password: 'long grey evening tram' },
  });
  const token = await signIn('long grey evening tram');
  for (let index = 0; index < 100; index += 1)
    await save(token, { name: `View ${index}`, shared: true });
  expect((await save(token, { name: 'One more' })).status).toBe(409);
  expect(await list(reports)).toHaveLength(100);
  const id = Number(Object(made.body).id);
  expect((await ask('DELETE', `/api/rest/admin-users/${id}`, { token: full })).status).toBe(200);
  expect(await list(await newAdminToken(server, 2))).toEqual([]);
});
