import { randomUUID } from 'node:crypto';
import simpleRestProvider from 'ra-data-simple-rest';
import { beforeAll, describe, expect, test } from 'vitest';
import { setClockOffset } from '../../clock';
import { getIndianToday } from '../../data/indianDay';
import { createBorrowerActions } from '../../testing/borrowers';
import { createApprovalActions } from '../../testing/approvals';
import { createCallerActions } from '../../testing/callers';
import { createImportActions } from '../../testing/files/importFiles';
import { adminToken, newAdminToken, partnerToken } from '../../testing/signIn';
import { testServer } from '../../testing/startTestServer';
import { servedResources } from './table';

const server = testServer({ SEED_USERS: '80' });

/** The stock provider with no more than a token added; it wants headers, status and JSON of each answer. */
async function provider(): Promise<ReturnType<typeof simpleRestProvider>> {
  const token = await adminToken(server);
  return simpleRestProvider(`${server.url()}/api/rest`, async (url, options = {}) => {
    const headers = new Headers(options.headers);
    headers.set('authorization', `Bearer ${token}`);
    headers.set('content-type', 'application/json');
    const response = await fetch(url, { ...options, headers, body: options.body ?? null });
    const body = await response.text();
    const json: unknown = JSON.parse(body);
    if (!response.ok) throw new Error(`${response.status} ${body}`);
    return { status: response.status, headers: response.headers, body, json };
  });
}

/** The fixtures hold no calls and no merges: a caller and an admin make one of each. */
beforeAll(async () => {
  const { begin, stopped, claim } = createCallerActions(server);
  await begin();
  await stopped();
  await claim();
  setClockOffset(0);
  const { twins } = createBorrowerActions(server);
  // A pair of duplicates stays beside the one that is merged.
  await twins();
  const { survivor, other } = await twins();
  await server.ask('POST', '/api/dedupe/merges', {
    token: await newAdminToken(server),
    body: {
      survivor_id: survivor.userId,
      merged_id: other.userId,
      taken: [],
      reason: 'Same person, told us on the phone',
    },
  });
});

/** The fixtures hold no changes that wait for a second admin: an admin asks for two. */
beforeAll(async () => {
  const { begin, setIncome } = createApprovalActions(server);
  await begin();
  for (const id of [1, 2]) await setIncome(90_000, { id });
});

/** The fixtures hold no uploads: one of each kind makes its rows. */
beforeAll(async () => {
  const token = await adminToken(server);
  const path = '/api/rest/applications?range=[0,1]&filter={"status":"in_review"}';
  const { body } = await server.ask('GET', path, { token });
  const found: { id: string }[] = Array.isArray(body) ? body : [];
  const lines = found.map(({ id }) => `${id},approved,${getIndianToday()}`);
  const form = new FormData();
  const text = ['application_id,status,status_date', ...lines].join('\n');
  form.set('image_name', new File([text], 'status.csv'));
  await server.ask('POST', '/api/upload-application-status-file', { token, body: form });
  const disbursed = '/api/rest/applications?range=[0,1]&filter={"status":"disbursed"}';
  const paid = await server.ask('GET', disbursed, { token });
  const booked: { id: string }[] = Array.isArray(paid.body) ? paid.body : [];
  const commissions = createImportActions(server, 'commission');
  const { id } = await commissions.check(
    booked.map((one) => [one.id, 10, getIndianToday()]),
    token,
  );
  await commissions.commit(id, token);
  await commissions.settle(id, token);
  // The booked commissions make payouts; a partner disputes one.
  const month = getIndianToday().slice(0, 7);
  await server.ask('POST', '/api/payouts', { token, body: { month } });
  const partner = await partnerToken(server);
  const ledger = await server.ask('GET', '/api/partner/ledger', { token: partner });
  const entry_id = Object(ledger.body).data.lines[0]?.id;
  await server.ask('POST', '/api/partner/disputes', {
    token: partner,
    body: { entry_id, reason: 'amount', text: 'The slab says more' },
  });
});

/** The fixtures hold no tasks: an admin adds two. */
beforeAll(async () => {
  const token = await adminToken(server);
  const { body } = await server.ask('GET', '/api/rest/customers?range=[0,0]', { token });
  const [customer]: { id: string }[] = Array.isArray(body) ? body : [];
  for (const title of ['Ask for the pay slip', 'Check the address'])
    await server.ask('POST', '/api/rest/customer-tasks', {
      token,
      body: {
        user_id: customer?.id,
        title,
        due_on: getIndianToday(),
        priority: 'low',
        assignee_id: 1,
      },
    });
});

/** The fixtures hold no keys and no webhooks: a partner makes one of each. */
beforeAll(async () => {
  const token = await partnerToken(server);
  const body = { name: 'CRM', mode: 'live', scopes: ['leads:read'] };
  await server.ask('POST', '/api/partner/api-keys', { token, body });
  const hook = { url: 'http://127.0.0.1:9/', mode: 'live', events: ['lead.created'] };
  const made = await server.ask('POST', '/api/partner/webhooks', { token, body: hook });
  const { id } = Object(made.body).data;
  await server.ask('POST', `/api/partner/webhooks/${id}/test`, { token, body: {} });
});

const page = (perPage: number) => ({
  pagination: { page: 1, perPage },
  sort: { field: 'id', order: 'ASC' as const },
});

describe.each(servedResources.map(({ name }) => name))('%s', (name) => {
  test('is listed with sort, range, filter and total', async () => {
    const rest = await provider();
    const all = await rest.getList(name, { ...page(500), filter: {} });
    expect(all.total).toBe(all.data.length);
    const some = await rest.getList(name, {
      pagination: { page: 2, perPage: 2 },
      sort: { field: 'id', order: 'DESC' },
      filter: {},
    });
    expect(some.total).toBe(all.total);
    expect(some.data.map(({ id }) => id)).toEqual(
      all.data
        .map(({ id }) => id)
        .toReversed()
        .slice(2, 4),
    );
    const [first] = all.data;
    const one = await rest.getList(name, { ...page(5), filter: { id: first.id } });
    expect(one).toMatchObject({ total: 1, data: [first] });
    await expect(rest.getList(name, { ...page(5), filter: { nonsense: 1 } })).rejects.toThrow(
      '422',
    );
    await expect(rest.getList(name, { ...page(5), filter: { id: [[1]] } })).rejects.toThrow('422');
  });

  test('is read one by one, several at once, and by what it belongs to', async () => {
    const rest = await provider();
    const { data } = await rest.getList(name, { ...page(3), filter: {} });
    const [first] = data;
    expect((await rest.getOne(name, { id: first.id })).data).toEqual(first);
    const ids = data.slice(0, 2).map(({ id }) => id);
    expect((await rest.getMany(name, { ids })).data.map(({ id }) => id)).toEqual(ids);
    const target = 'partner_id' in first ? 'partner_id' : 'status';
    const of = await rest.getManyReference(name, {
      ...page(500),
      target,
      id: first[target],
      filter: {},
    });
    expect(of.data.length).toBe(of.total);
    expect(of.data.map(({ id }) => id)).toContain(first.id);
    expect(new Set(of.data.map((row) => row[target]))).toEqual(new Set([first[target]]));
  });
});

test('as many records as are named are read at once; more than the bound are refused, never cut', async () => {
  const rest = await provider();
  const { data } = await rest.getList('customers', { ...page(60), filter: {} });
  const ids = data.map(({ id }) => id);
  expect(ids).toHaveLength(60);
  const found = await rest.getMany('customers', { ids });
  expect(new Set(found.data.map(({ id }) => id))).toEqual(new Set(ids));
  const most = Array.from({ length: 300 }, () => randomUUID());
  expect((await rest.getMany('customers', { ids: [...most.slice(60), ...ids] })).data).toHaveLength(
    60,
  );
  const numbers = Array.from({ length: 1001 }, (_, index) => index + 1);
  const tooMany = rest.getMany('partners', { ids: numbers.slice(0, 301) });
  await expect(tooMany).rejects.toThrow(/^422.*"id"/u);
  await expect(rest.getMany('partners', { ids: numbers })).rejects.toThrow(/^413/u);
  const tooWide = rest.getList('leads', { ...page(1001), filter: {} });
  await expect(tooWide).rejects.toThrow(/^422.*"range"/u);
});

test('records are created, changed, changed together, and removed one by one and together', async () => {
  const rest = await provider();
  const [like] = (await rest.getList('call-rules', { ...page(1), filter: {} })).data;
  const { id: _, version: __, ...rule } = like;
  const made = await Promise.all(
    ['one', 'two', 'three'].map((name) =>
      rest.create('call-rules', { data: { ...rule, name: `Rule ${name}`, active: 0 } }),
    ),
  );
  const records = made.map(({ data }) => data);
  const [one, two, three] = records;
  const changed = await rest.update('call-rules', {
    id: one.id,
    data: { ...one, name: 'Changed Name' },
    previousData: one,
  });
  expect(changed.data).toEqual({ ...one, name: 'Changed Name', version: one.version + 1 });
  const stale = rest.update('call-rules', { id: one.id, data: one, previousData: one });
  await expect(stale).rejects.toThrow(/^409.*"name":"Changed Name"/u);
  const ids = [two.id, three.id];
  await rest.updateMany('call-rules', { ids, data: { priority: 7 } });
  const many = await rest.getMany('call-rules', { ids });
  expect(many.data).toMatchObject([
    { ...two, priority: 7, version: 2 },
    { ...three, priority: 7, version: 2 },
  ]);
  const removed = await rest.delete('call-rules', { id: one.id, previousData: one });
  expect(removed.data).toMatchObject({ id: one.id });
  await rest.deleteMany('call-rules', { ids });
  expect((await rest.getMany('call-rules', { ids: [one.id, ...ids] })).data).toEqual([]);
});
