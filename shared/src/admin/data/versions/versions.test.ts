import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DataProvider } from 'react-admin';
import { adminLogin, type Client, createClient } from '../../../api';
import { type RunningServer, startServer } from '../../../testing/startServer';
import { createQueryClient } from '../../shell/createQueryClient';
import { createDataProvider } from '../provider/dataProvider';
import { toApiError } from '../httpError';

let server: RunningServer;
let mine: DataProvider;
let theirs: DataProvider;
/** What my console has sent: method, path and body; the version of a header counts as in the body. */
let sent: { call: string; version: unknown }[] = [];

function versionIn(init: RequestInit | undefined): unknown {
  const header = new Headers(init?.headers).get('if-match');
  if (header) return Number(header.replaceAll('"', ''));
  const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
  return Object(body).version;
}

async function signIn(record: boolean): Promise<Client> {
  const session: { token?: string } = {};
  const client = createClient({
    baseUrl: server.url,
    token: () => session.token,
    language: () => 'en',
    texts: () => ({ offline: 'offline', timeout: 'timeout', failed: 'failed' }),
    fetch: (input, init) => {
      const path = (input instanceof Request ? input.url : input.toString()).replace(
        server.url,
        '',
      );
      if (record) sent.push({ call: `${init?.method} ${path}`, version: versionIn(init) });
      return fetch(input, init);
    },
  });
  const answer = await client.call(adminLogin, {
    body: { email: 'admin@demo.in', password: 'Admin@123' },
  });
  session.token = answer.token;
  return client;
}

beforeAll(async () => {
  server = await startServer();
  mine = createDataProvider(await signIn(true), createQueryClient());
  theirs = createDataProvider(await signIn(false), createQueryClient());
});

afterAll(() => server.stop());

const PAGE = { page: 1, perPage: 100 };
const getFirst = async (provider: DataProvider, resource: string, filter: object = {}) => {
  const sort = { field: 'id', order: 'ASC' } as const;
  const { data } = await provider.getList(resource, { pagination: PAGE, sort, filter });
  return data[0];
};

const CHANGES: readonly [string, object, object, object][] = [
  ['lenders', {}, { priority: 3 }, { priority: 4 }],
  ['credit-cards', {}, { key_feature: 'Theirs' }, { key_feature: 'Mine' }],
  ['partners', {}, { revenue_percent: 3 }, { revenue_percent: 4 }],
  ['lender-revenue', { lender_id: 6 }, { revenue_flat: 301 }, { revenue_flat: 401 }],
  ['admin-users', {}, { name: 'Their Name' }, { name: 'My Name' }],
];

test.each(CHANGES)(
  'a change of %s carries the version, and does not overwrite another person’s change',
  async (resource, filter, their, my) => {
    const before = await getFirst(mine, resource, filter);
    const { id } = before;
    await theirs.update(resource, { id, data: their, previousData: before });
    sent = [];
    const failure = await mine
      .update(resource, { id, data: my, previousData: before })
      .then(() => undefined, toApiError);
    expect(sent.map(({ version }) => version)).toEqual([before.version]);
    expect(failure?.status).toBe(409);
    expect(failure?.current).toMatchObject({ ...their, version: before.version + 1 });
    const base = { ...before, ...failure?.current };
    const saved = await mine.update(resource, { id, data: my, previousData: base });
    expect(saved.data).toMatchObject({ ...my, version: before.version + 2 });
    expect(await getFirst(mine, resource, filter)).toMatchObject(my);
  },
);

test('two who change different fields of one record both succeed', async () => {
  const filter = { lender_id: 7 };
  const before = await getFirst(mine, 'lender-revenue', filter);
  const { id } = before;
  await theirs.update('lender-revenue', { id, data: { ats_min: 11 }, previousData: before });
  await mine.update('lender-revenue', { id, data: { revenue_flat: 99 }, previousData: before });
  expect(await getFirst(mine, 'lender-revenue', filter)).toMatchObject({
    ats_min: 11,
    revenue_flat: 99,
  });
});

test('changes that follow each other fast, from what the screen showed first, are no conflict', async () => {
  const before = (await mine.getOne('lenders', { id: 9 })).data;
  const change = (data: object) => mine.update('lenders', { id: 9, data, previousData: before });
  await Promise.all([change({ priority: 5 }), change({ min_age: 24 }), change({ priority: 6 })]);
  const after = (await mine.getOne('lenders', { id: 9 })).data;
  expect(after).toMatchObject({ priority: 6, min_age: 24, version: before.version + 3 });
});

test('deleting carries the version, alone and in bulk, and so does a change in bulk', async () => {
  const made = await Promise.all(
    ['Del-One', 'Del-Two'].map((name) => mine.create('lenders', { data: { name } })),
  );
  const ids = made.map(({ data }) => data.id);
  const records = (await mine.getMany('lenders', { ids })).data;
  sent = [];
  await mine.updateMany('lenders', { ids, data: { priority: 8 } });
  expect(sent.map(({ version }) => version)).toEqual([1, 1]);
  await theirs.update('lenders', {
    id: ids[0] ?? 0,
    data: { priority: 9 },
    previousData: { ...records[0], version: 2 },
  });
  const failed = await mine
    .delete('lenders', { id: ids[0] ?? 0, previousData: { ...records[0], version: 2 } })
    .then(() => undefined, toApiError);
  expect(failed?.current).toMatchObject({ priority: 9, version: 3 });
  sent = [];
  await mine.deleteMany('lenders', { ids: ids.slice(1) });
  expect(sent.map(({ version }) => version)).toEqual([2]);
});

test('a value set back before its first change is saved is sent as well', async () => {
  const before = (await mine.getOne('lenders', { id: 8 })).data;
  const change = (priority: number) =>
    mine.update('lenders', { id: 8, data: { priority }, previousData: before });
  await Promise.all([change(before.priority + 1), change(before.priority)]);
  const after = (await mine.getOne('lenders', { id: 8 })).data;
  expect(after).toMatchObject({ priority: before.priority, version: before.version + 2 });
});

test('of two changes from one screen the answer to the second holds the first', async () => {
  const before = (await mine.getOne('lenders', { id: 10 })).data;
  const change = (data: object) => mine.update('lenders', { id: 10, data, previousData: before });
  const [, second] = await Promise.all([change({ priority: 17 }), change({ min_age: 25 })]);
  expect(second.data).toMatchObject({ priority: 17, min_age: 25 });
});

test.each(['updateMany', 'deleteMany'] as const)(
  '%s goes on after a record that fails, and names it with the reason',
  async (method) => {
    const made = await Promise.all(
      ['One', 'Two'].map((name) => mine.create('lenders', { data: { name: `${method}-${name}` } })),
    );
    const [first, last] = made.map(({ data }) => data.id);
    const failure = await mine[method]('lenders', {
      ids: [first, 987_654, last],
      data: { priority: 4 },
    }).then(() => undefined, Object);
    expect(failure.status).toBe(404);
    expect(failure.body.succeeded).toEqual([first, last]);
    expect(failure.body.failed).toEqual([{ id: 987_654, message: failure.message }]);
    expect(failure.message).not.toBe('');
  },
);
