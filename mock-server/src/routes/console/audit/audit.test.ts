import { AUDIT_DAYS } from '@marketplace/shared/schema';
import { afterEach, expect, test } from 'vitest';
import { setClockOffset } from '../../../clock';
import { adminToken, partnerToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';
import { createStatusFileActions } from '../../../testing/files/statusFiles';

const server = testServer();
const { ask } = server;
const { take, upload } = createStatusFileActions(server);
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
  const made = await ask('POST', '/api/rest/admin-users', { token, body });
  const { id } = Object(made.body);
  const [created] = await entries({ collection: 'accounts', record_id: String(id) });
  expect(created).toMatchObject({ action: 'create', call: 'POST admin-users' });
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

test('a read of unmasked personal data is noted, a masked list is not', async () => {
  const token = await adminToken(server);
  await ask('GET', '/api/rest/merchants?range=[0,1]', { token });
  await ask('GET', '/api/rest/customers?range=[0,1]', { token });
  const [read, ...others] = await entries({ action: 'read' });
  expect(read).toMatchObject({ collection: 'merchants', records: 2, changes: [] });
  expect(others).toEqual([]);
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
  expect((await ask('POST', path, { token, body: { ...body, name: 'leads' } })).status).toBe(200);
  const [entry] = await entries({ action: 'export' });
  expect(entry).toMatchObject({ area: 'partner', collection: 'leads' });
  expect((await ask('POST', path, { body })).status).toBe(401);
  expect((await ask('POST', path, { token, body: { ...body, records: -1 } })).status).toBe(422);
  expect(await verify()).toMatchObject({ valid: true });
});

test('a file is one entry with the number of its rows', async () => {
  const rows = [take('in_review'), take('in_review')];
  expect((await upload(rows.map((of) => ({ of, status: 'approved' })))).status).toBe(200);
  const [batch] = await entries({ action: 'batch', collection: 'applications' });
  expect(batch).toMatchObject({ records: 2, record_id: '', changes: [] });
  for (const { id } of rows) expect(await entries({ record_id: id })).toEqual([]);
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
  await ask('GET', '/api/openapi.json');
  expect(await verify()).toEqual({ valid: true, entries: 0, broken_at: null });
  const body = { lender_id: 4, property: 'priority', value: 78 };
  const token = await adminToken(server);
  await ask('POST', '/api/update-lender-data', { token, body });
  expect(await verify()).toMatchObject({ valid: true, entries: 1 });
});
