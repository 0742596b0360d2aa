import { AUDIT_DAYS } from '@marketplace/shared/schema';
import { afterEach, expect, test } from 'vitest';
import { setClockOffset } from '../../clock';
import { adminToken, partnerToken } from '../../testing/signIn';
import { createPartnerUserActions } from '../../testing/partnerUsers';
import { testServer } from '../../testing/startTestServer';
import { createStatusFileActions } from '../../testing/files/statusFiles';

const server = testServer();
const { ask } = server;
const { take, tokens, upload } = createStatusFileActions(server);
const day = 86_400_000;

afterEach(() => setClockOffset(0));

const entries = async (filter: object, token?: string) => {
  const query = `sort=["id","DESC"]&filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const asker = token ?? (await adminToken(server));
  const { body } = await ask('GET', `/api/rest/audit-entries?${query}`, { token: asker });
  return Object(body);
};
const verify = async () => {
  const token = await adminToken(server);
  return Object((await ask('GET', '/api/audit-log/verification', { token })).body).data;
};

test('a change of an admin is noted with who, when, before and after', async () => {
  const token = await adminToken(server);
  const body = { lender_id: 3, property: 'priority', value: 77 };
  const found = await ask('GET', '/api/get-lender-data/3', { token });
  const { priority } = Object(found.body).lender;
  expect((await ask('POST', '/api/update-lender-data', { token, body })).status).toBe(200);
  const [entry] = await entries({ collection: 'lenders', record_id: '3' });
  expect(entry).toMatchObject({
    action: 'update',
    area: 'admin',
    account_id: 1,
    actor_name: expect.stringMatching(/\S/u),
    call: 'updateLenderData',
    records: 1,
    changes: [{ field: 'priority', before: JSON.stringify(priority), after: '77' }],
  });
  await ask('POST', '/api/update-lender-data', { token, body });
  expect(await entries({ collection: 'lenders', record_id: '3' })).toHaveLength(1);
  const wrong = { ...body, value: -1 };
  expect((await ask('POST', '/api/update-lender-data', { token, body: wrong })).status).toBe(422);
  expect(await entries({ collection: 'lenders', record_id: '3' })).toHaveLength(1);
});

test('personal data and secrets are masked in the log', async () => {
  const token = await adminToken(server);
  const body = { name: 'Zarina Qadri', email: 'zarina.q@example.in', role: '2', status: 1 };
  const asked = await ask('POST', '/api/rest/admin-users', { token, body });
  // The fixtures' third admin has full access here, and so decides.
  const decision = `/api/approvals/${Object(asked.body).pending_id}/decision`;
  const second = { token: tokens.second, body: { status: 'approved', reason: '' } };
  expect((await ask('POST', decision, second)).status).toBe(200);
  const users = await ask('GET', '/api/rest/admin-users?range=[0,50]', { token });
  const found: { id: number; email: string }[] = Object(users.body);
  const id = found.find(({ email }) => email === body.email)?.id;
  const [created] = await entries({ collection: 'accounts', record_id: String(id) });
  expect(created).toMatchObject({
    action: 'create',
    call: 'decideApproval',
    record_name: body.name,
  });
  const changes = JSON.stringify(created.changes);
  expect(changes).toContain('z****@example.in');
  expect(changes).not.toMatch(/zarina\.q|scrypt/u);

  const partner = await partnerToken(server);
  const prospect = { product: 'gold_loan', first_name: 'Zubeida', contact: '9471119999' };
  await ask('POST', '/api/partner/prospects', { token: partner, body: prospect });
  const [handed] = await entries({ collection: 'prospects' });
  expect(handed).toMatchObject({ area: 'partner', action: 'create' });
  expect(JSON.stringify(handed)).not.toMatch(/Zubeida|9471119999/u);
});

test('an account that a field points at is named, and the log verifies as before', async () => {
  const owner = await partnerToken(server);
  const { id } = await createPartnerUserActions(server).invite(owner, 1, 'viewer');
  const [invited] = await entries({ collection: 'accounts', record_id: String(id) });
  const change = (entry: { changes: object[] }, name: string) =>
    entry.changes.find((one) => Object(one).field === name);
  expect(change(invited, 'invited_by')).toMatchObject({
    before: null,
    after_name: invited.actor_name,
  });
  expect(change(invited, 'name')).not.toHaveProperty('after_name');
  expect(await verify()).toMatchObject({ valid: true });
});

test('a list of personal data is noted with its filter, without the data', async () => {
  const token = await adminToken(server);
  await ask('GET', '/api/rest/merchants?range=[0,1]', { token });
  const [read] = await entries({ action: 'read' });
  expect(read).toMatchObject({ collection: 'merchants', records: 2, changes: [] });
  const filter = encodeURIComponent(JSON.stringify({ q: 'a', partner_id: 1 }));
  await ask('GET', `/api/rest/customers?range=[0,1]&filter=${filter}`, { token });
  const [search] = await entries({ action: 'read' });
  expect(search).toMatchObject({ collection: 'users', account_id: 1, records: expect.any(Number) });
  expect(JSON.parse(search.changes[0].after)).toEqual({ q: '***', partner_id: 1 });
  const { length } = await entries({ action: 'read' });
  await ask('GET', '/api/rest/partners?range=[0,1]', { token });
  expect(await entries({ action: 'read' })).toHaveLength(length);
});

test('staff who sign in, rightly or not, are noted', async () => {
  const email = 'reports@demo.in';
  const login = (password: string, to = email) =>
    ask('POST', '/api/admin/login', { body: { email: to, password } });
  expect((await login('guess')).status).toBe(401);
  expect((await login('Admin@123')).status).toBe(200);
  const [right] = await entries({ action: 'sign_in', account_id: 2 });
  const [wrong] = await entries({ action: 'sign_in_failed', account_id: 2 });
  expect(right).toMatchObject({ area: 'admin', actor_name: 'Rahul Verma', call: 'adminLogin' });
  expect(wrong).toMatchObject({ area: 'admin', actor_name: 'Rahul Verma' });
  await login('guess', 'nobody.here@demo.in');
  const [unknown] = await entries({ action: 'sign_in_failed' });
  expect(unknown).toMatchObject({ account_id: 0, record_name: expect.stringMatching(/^n\*+@/u) });
});

test('a key that acts is named', async () => {
  const partner = await partnerToken(server);
  const key = { name: 'Website', mode: 'live', scopes: ['links:write'] };
  const made = await ask('POST', '/api/partner/api-keys', {
    token: partner,
    body: key,
  });
  expect(made.status).toBe(200);
  const { key: token } = Object(made.body);
  const link = { product: 'gold_loan', first_name: 'Zubin', contact: '9471118888' };
  expect((await ask('POST', '/api/partner/prospects', { token, body: link })).status).toBe(200);
  const [entry] = await entries({ collection: 'prospects' });
  expect(entry).toMatchObject({ api_key: 'Website', action: 'create' });
});

test('an export is noted with who and how much, by whoever may see the list', async () => {
  const body = { name: 'credit-cards', records: 12 };
  const path = '/api/audit-log/exports';
  for (const role of [1, 2, 3] as const) {
    const token = await adminToken(server, role);
    expect((await ask('POST', path, { token, body })).status).toBe(200);
    const [entry] = await entries({ action: 'export' });
    expect(entry).toMatchObject({ collection: 'credit_cards', records: 12, changes: [] });
  }
  const token = await partnerToken(server);
  const { body: read } = await ask('GET', '/api/rest/leads?range=[0,24]', { token });
  const claimed = { name: 'leads', records: 1 };
  expect((await ask('POST', path, { token, body: claimed })).status).toBe(200);
  const [entry] = await entries({ action: 'export' });
  // A console that names fewer records than it has got is not believed.
  const records = Array.isArray(read) ? read.length : 0;
  expect(records).toBeGreaterThan(1);
  expect(entry).toMatchObject({ area: 'partner', collection: 'leads', records });
  expect((await ask('POST', path, { body })).status).toBe(401);
  expect((await ask('POST', path, { token, body: { ...body, records: -1 } })).status).toBe(422);
  // Nobody notes what they could not have seen.
  const claim = { name: 'customers', records: 2 };
  expect((await ask('POST', path, { token, body: claim })).status).toBe(403);
  const many = { name: 'leads', records: 999_999_999 };
  expect((await ask('POST', path, { token, body: many })).status).toBe(422);
  expect(await verify()).toMatchObject({ valid: true });
});

test('each record of a file is an entry, by the name that people know', async () => {
  const rows = [take('in_review'), take('in_review')];
  expect((await upload(rows.map((of) => ({ of, status: 'approved' })))).status).toBe(200);
  for (const { id } of rows)
    expect(await entries({ record_id: id, action: 'update' })).toMatchObject([
      {
        collection: 'applications',
        record_name: expect.stringMatching(/^[A-Z]+-/u),
        changes: expect.arrayContaining([
          { field: 'status', before: '"in_review"', after: '"approved"' },
        ]),
      },
    ]);
});

test('only full access reads the log, and nobody writes it', async () => {
  const token = await adminToken(server);
  for (const [method, path] of [
    ['POST', ''],
    ['PUT', '/1'],
    ['DELETE', '/1'],
  ] as const)
    expect((await ask(method, `/api/rest/audit-entries${path}`, { token, body: {} })).status).toBe(
      403,
    );
  for (const other of [await adminToken(server, 2), await partnerToken(server)])
    for (const path of ['/api/rest/audit-entries', '/api/audit-log/verification'])
      expect((await ask('GET', path, { token: other })).status).toBe(403);
});

test('old entries are purged, and the chain of the others still verifies', async () => {
  const before = await verify();
  expect(before).toMatchObject({ valid: true, broken_at: null });
  expect(before.entries).toBeGreaterThan(4);
  setClockOffset((AUDIT_DAYS + 1) * day);
  await server.runJobs();
  // The only entry is that of the sign-in, which the later day needs.
  expect(await verify()).toEqual({ valid: true, entries: 1, broken_at: null });
  const body = { lender_id: 4, property: 'priority', value: 78 };
  const token = await adminToken(server);
  await ask('POST', '/api/update-lender-data', { token, body });
  expect(await verify()).toMatchObject({ valid: true, entries: 2 });
});
