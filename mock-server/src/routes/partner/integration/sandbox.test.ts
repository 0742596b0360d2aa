import { API_SCOPES, WEBHOOK_EVENTS } from '@marketplace/shared/schema';
import { beforeAll, expect, test } from 'vitest';
import { adminToken, partnerToken } from '../../../testing/signIn';
import { getData, testServer } from '../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '20' });
const { ask } = server;
const lead = {
  customer_name: 'Asha Rao',
  mobile_phone_number: '9811000000',
  product: 'personal_loan',
  postal_code: '560001',
  language: 'en',
};
const keys = { live: '', sandbox: '' };
let webhook = '';

async function post(path: string, body: object, token: string) {
  const answer = await ask('POST', path, { token, body });
  expect([path, answer.status, answer.body]).toEqual([path, 200, answer.body]);
  return getData(answer);
}

async function list(resource: string, token: string): Promise<Record<string, unknown>[]> {
  const { status, body } = await ask('GET', `/api/rest/${resource}?range=[0,999]`, { token });
  expect(status).toBe(200);
  return Array.isArray(body) ? body : [];
}

async function listEvents(): Promise<string[]> {
  const rows = await list('webhook-deliveries', await partnerToken(server));
  return rows.filter((row) => row['webhook_id'] === webhook).map((row) => String(row['event']));
}

/** What the partner, its live key and an admin read of live leads, applications and money. */
async function readLive(): Promise<string> {
  const own = await partnerToken(server);
  const admin = await adminToken(server);
  const lists = [];
  for (const resource of ['leads', 'applications', 'prospects'])
    for (const token of [own, keys.live, admin]) lists.push(await list(resource, token));
  for (const path of ['/api/partner/ledger', '/api/partner/money', '/api/partner/lead-queue'])
    lists.push((await ask('GET', path, { token: own })).body);
  for (const path of ['/api/admin/summary', '/api/rest/earnings?range=[0,999]'])
    lists.push((await ask('GET', path, { token: admin })).body);
  return JSON.stringify(lists);
}

beforeAll(async () => {
  const token = await partnerToken(server);
  for (const mode of ['live', 'sandbox'] as const) {
    const body = { name: mode, mode, scopes: API_SCOPES };
    const made = await ask('POST', '/api/partner/api-keys', { token, body });
    keys[mode] = String(Object(made.body).key);
  }
  const hook = { url: 'http://127.0.0.1:9/', mode: 'sandbox', events: WEBHOOK_EVENTS };
  webhook = String((await post('/api/partner/webhooks', hook, token)).id);
});

test('a sandbox link makes a lead, an application and an earning, every event, and nothing live', async () => {
  const before = await readLive();
  const link = await post(
    '/api/partner/prospects',
    { product: 'personal_loan', first_name: 'Meera' },
    keys.sandbox,
  );
  const path = `/api/partner/sandbox/prospects/${link.id}/stage`;
  await post(path, { stage: 'opened' }, keys.sandbox);
  expect(await list('leads', keys.sandbox)).toEqual([]);
  await post(path, { stage: 'signed_in' }, keys.sandbox);
  expect(await list('leads', keys.sandbox)).toMatchObject([
    { customer_name: 'Meera', stage: 'signed_in', product: 'personal_loan' },
  ]);
  await post(path, { stage: 'applied' }, keys.sandbox);
  await post(path, { stage: 'applied' }, keys.sandbox);
  const [made, ...others] = await list('leads', keys.sandbox);
  expect([made?.['stage'], others]).toEqual(['applied', []]);
  const [application] = await list('applications', keys.sandbox);
  expect(application).toMatchObject({ status: 'applied', disbursed_amount: null });
  for (const [name, one] of Object.entries({ leads: made, applications: application }))
    expect(
      (await ask('GET', `/api/rest/${name}/${String(one?.['id'])}`, { token: keys.sandbox })).body,
    ).toEqual(one);
  const readLedger = async () =>
    getData(await ask('GET', '/api/partner/ledger', { token: keys.sandbox }));
  expect((await readLedger()).lines).toEqual([]);
  const status = `/api/partner/sandbox/applications/${String(application?.['id'])}/status`;
  await post(status, { status: 'approved' }, keys.sandbox);
  expect((await readLedger()).lines).toEqual([]);
  const paid = await post(status, { status: 'disbursed' }, keys.sandbox);
  expect(paid).toMatchObject({ status: 'disbursed', disbursed_amount: paid.amount });
  expect(await list('leads', keys.sandbox)).toMatchObject([{ stage: 'disbursed' }]);
  const { lines, totals } = await readLedger();
  expect(lines).toMatchObject([{ application_id: application?.['id'], state: 'expected' }]);
  expect(lines[0].commission).toBeGreaterThan(0);
  expect(totals).toMatchObject({ count: 1, net: lines[0].net });
  expect(new Set(await listEvents())).toEqual(new Set(WEBHOOK_EVENTS));
  expect(await readLive()).toBe(before);
});

test('a lead by the API keeps the rules of the form, in the sandbox as live', async () => {
  const add = (body: object, key: keyof typeof keys) =>
    ask('POST', '/api/partner/leads', { token: keys[key], body });
  for (const key of ['sandbox', 'live'] as const) {
    for (const customer_name of ['=cmd|calc', '<b>x</b>', '123', ''])
      expect(await add({ ...lead, customer_name }, key)).toMatchObject({
        status: 422,
        body: { errors: { customer_name: expect.any(String) } },
      });
    expect((await add({ ...lead, mobile_phone_number: '12345' }, key)).status).toBe(422);
    await ask('DELETE', '/dev/outbox');
    const made = await add(lead, key);
    expect(made).toMatchObject({ status: 200, body: { data: { stage: 'consent_awaited' } } });
    expect((await add(lead, key)).status).toBe(409);
    const { body: sent } = await ask('GET', '/dev/outbox');
    expect([key, Array.from(Object(sent)).length]).toEqual([key, key === 'live' ? 1 : 0]);
    const { id } = getData(made);
    const other = key === 'live' ? keys.sandbox : keys.live;
    expect((await list('leads', keys[key])).map((one) => one['id'])).toContain(id);
    expect((await list('leads', other)).map((one) => one['id'])).not.toContain(id);
  }
  const [added] = (await list('leads', keys.sandbox)).filter((one) => one['user_id'] === null);
  const path = `/api/partner/sandbox/leads/${String(added?.['id'])}/stage`;
  expect(await post(path, { stage: 'applied' }, keys.sandbox)).toMatchObject({ stage: 'applied' });
  expect(await list('applications', keys.sandbox)).toHaveLength(2);
});

test('the scope and the partner decide who adds leads and moves the sandbox', async () => {
  const token = await partnerToken(server);
  const body = { name: 'Reader', mode: 'sandbox', scopes: ['leads:read', 'links:write'] };
  const { key } = Object((await ask('POST', '/api/partner/api-keys', { token, body })).body);
  expect((await ask('POST', '/api/partner/leads', { token: key, body: lead })).status).toBe(403);
  expect((await ask('GET', '/api/partner/ledger', { token: key })).status).toBe(403);
  const [made] = await list('leads', keys.sandbox);
  const other = await partnerToken(server, 'second@demo.in');
  const path = `/api/partner/sandbox/leads/${String(made?.['id'])}/stage`;
  expect((await ask('POST', path, { token: other, body: { stage: 'profile' } })).status).toBe(404);
  expect((await ask('POST', path, { token, body: { stage: '' } })).status).toBe(422);
});

test('a test sends the event of choice, with made-up data', async () => {
  const token = await partnerToken(server);
  for (const event of [...WEBHOOK_EVENTS, 'test']) {
    const hook = { url: 'http://127.0.0.1:9/', mode: 'sandbox', events: ['link.updated'] };
    const { id } = await post('/api/partner/webhooks', hook, token);
    const sent = await post(`/api/partner/webhooks/${id}/test`, { event }, token);
    expect(sent.event).toBe(event);
    const { type, data } = JSON.parse(sent.body);
    expect([type, data.test]).toEqual([event, event === 'test' ? undefined : true]);
    await ask('DELETE', `/api/partner/webhooks/${id}`, { token });
  }
  const wrong = { event: 'lead.deleted' };
  const answer = await ask('POST', `/api/partner/webhooks/${webhook}/test`, { token, body: wrong });
  expect(answer.status).toBe(422);
});
