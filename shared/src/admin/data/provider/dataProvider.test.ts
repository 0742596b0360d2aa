import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DataProvider } from 'react-admin';
import { adminLogin, createClient, setLenderRevenueOrder, type Client } from '../../../api';
import { type RunningServer, startServer } from '../../../testing/startServer';
import { createQueryClient } from '../../shell/createQueryClient';
import { createDataProvider } from './dataProvider';
import { toApiError } from '../httpError';

const PAGE = { page: 1, perPage: 25 };
const BY_ID = { field: 'id', order: 'ASC' } as const;

let server: RunningServer;
let client: Client;
let provider: DataProvider;
let calls: string[] = [];

const getPath = (input: RequestInfo | URL): string =>
  (input instanceof Request ? input.url : input.toString()).replace(server.url, '');

beforeAll(async () => {
  server = await startServer();
  const session: { token?: string } = {};
  client = createClient({
    baseUrl: server.url,
    token: () => session.token,
    language: () => 'en',
    texts: () => ({ offline: 'offline', timeout: 'timeout', failed: 'failed' }),
    fetch: (input, init) => {
      const body = typeof init?.body === 'string' ? init.body : '';
      calls.push(`${init?.method} ${getPath(input)} ${body}`);
      return fetch(input, init);
    },
  });
  const answer = await client.call(adminLogin, {
    body: { email: 'admin@demo.in', password: 'Admin@123' },
  });
  session.token = answer.token;
  provider = createDataProvider(client, createQueryClient());
});

afterAll(() => server.stop());

const getRows = async (resource: string, filter: object = {}) =>
  provider.getList(resource, { pagination: PAGE, sort: BY_ID, filter });

const catchFailure = async (work: Promise<unknown>) => {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return toApiError(error);
};

describe('lenders', () => {
  test('are sorted, filtered and paged here', async () => {
    const { data, total } = await provider.getList('lenders', {
      pagination: { page: 2, perPage: 5 },
      sort: { field: 'min_income', order: 'DESC' },
      filter: { salaried: 1 },
    });
    expect(data).toHaveLength(5);
    expect(total).toBeGreaterThan(10);
    const incomes = data.map((lender) => Number(lender.min_income));
    expect(incomes).toEqual(incomes.toSorted((a, b) => b - a));
  });

  test('are found by words of their name', async () => {
    const { data } = await getRows('lenders', { q: 'GIRIVAR bank' });
    expect(data.map(({ name }) => String(name))).toEqual(['Girivar-Bank']);
  });

  test('finds a lender by the name that borrowers read in Hindi', async () => {
    const { data } = await getRows('lenders', { q: 'गिरिवर' });
    expect(data).toMatchObject([{ name: 'Girivar-Bank' }]);
  });

  test('are read, created, changed and removed by their calls', async () => {
    const made = await provider.create('lenders', { data: { name: 'Row-Test' } });
    const read = await provider.getOne('lenders', { id: made.data.id });
    expect(read.data.name).toBe('Row-Test');
    calls = [];
    await provider.update('lenders', {
      id: made.data.id,
      data: { ...read.data, max_age: 60, min_age: 22, priority: read.data.priority },
      previousData: read.data,
    });
    expect(calls.map((call) => /"property":"(\w+)"/.exec(call)?.[1])).toEqual([
      'min_age',
      'max_age',
    ]);
    await provider.delete('lenders', { id: made.data.id, previousData: read.data });
    const gone = await catchFailure(provider.getOne('lenders', { id: made.data.id }));
    expect(gone?.status).toBe(404);
  });

  test('stop at the refused property and name it', async () => {
    const { data: before } = await provider.getOne('lenders', { id: 2 });
    const failure = await catchFailure(
      provider.update('lenders', {
        id: 2,
        data: { priority: 7, min_age: -3, max_age: 70 },
        previousData: before,
      }),
    );
    expect(failure?.status).toBe(422);
    expect(Object.keys(failure?.fields ?? {})).toEqual(['min_age']);
    const { data: after } = await provider.getOne('lenders', { id: 2 });
    expect(after.priority).toBe(7);
    expect(after.max_age).toBe(before.max_age);
  });

  test('with a name that is taken are refused at the name', async () => {
    const failure = await catchFailure(
      provider.create('lenders', { data: { name: 'Girivar-Bank' } }),
    );
    expect(failure?.status).toBe(409);
    expect(failure?.message).not.toBe('');
  });
});

test('lender groups are listed and created', async () => {
  const { data } = await provider.create('lender-groups', { data: { name: 'Row test' } });
  const { data: groups } = await getRows('lender-groups', { q: 'row test' });
  expect(groups.map(({ id }) => Number(id))).toEqual([Number(data.id)]);
});

test('revenue entries keep the order of the server through every change', async () => {
  const filter = { lender_id: 6 };
  const { data: types } = await getRows('revenue-types');
  const { data: old } = await getRows('lender-revenue', filter);
  const made = await provider.create('lender-revenue', {
    data: {
      lender_id: 6,
      slab_disbursed_min: null,
      slab_disbursed_max: null,
      slab_number_min: null,
      slab_number_max: null,
      ats_min: null,
      ats_max: null,
      revenue_type_id: types[0].id,
      revenue_flat: 500,
      revenue_percent: null,
      status: 1,
    },
  });
  const ids = [Number(made.data.id), ...old.map(({ id }) => Number(id))];
  await client.call(setLenderRevenueOrder, { body: { lender_id: 6, lender_revenue_ids: ids } });
  const { data: ordered } = await getRows('lender-revenue', filter);
  expect(ordered.map(({ id }) => Number(id))).toEqual(ids);
  await provider.update('lender-revenue', {
    id: made.data.id,
    data: { revenue_flat: 750 },
    previousData: ordered[0],
  });
  const { data: changed } = await getRows('lender-revenue', filter);
  expect(changed[0].revenue_flat).toBe(750);
  await provider.delete('lender-revenue', { id: made.data.id, previousData: changed[0] });
  const { data: left } = await getRows('lender-revenue', filter);
  expect(left.map(({ id }) => Number(id))).toEqual(old.map(({ id }) => Number(id)));
});

test('credit cards are listed, read from the list, created, changed and removed', async () => {
  const made = await provider.create('credit-cards', { data: { category_name: 'Row Card' } });
  const { data: card } = await provider.getOne('credit-cards', { id: made.data.id });
  await provider.update('credit-cards', {
    id: card.id,
    data: { marketing_bullets: ['One', 'Two'], secured: 1 },
    previousData: card,
  });
  const { data: changed } = await provider.getOne('credit-cards', { id: made.data.id });
  expect(changed).toMatchObject({ marketing_bullets: ['One', 'Two'], secured: 1 });
  await provider.delete('credit-cards', { id: card.id, previousData: changed });
  expect((await catchFailure(provider.getOne('credit-cards', { id: card.id })))?.status).toBe(404);
});

test('partners are read over REST and changed by their two calls, only the one that is needed', async () => {
  const { data, total } = await getRows('partners');
  expect(total).toBeGreaterThan(30);
  const [partner] = data;
  calls = [];
  const saved = await provider.update('partners', {
    id: partner.id,
    data: { revenue_percent: 12.5 },
    previousData: partner,
  });
  expect(calls.map((call) => call.split(' ')[1])).toEqual([
    `/api/update-partner-revenue-data/${partner.id}`,
  ]);
  expect(saved.data.revenue_percent).toBe(12.5);
  await provider.update('partners', {
    id: partner.id,
    data: { utm_id: 'row_test' },
    previousData: saved.data,
  });
  const { data: read } = await provider.getOne('partners', { id: partner.id });
  expect(read).toMatchObject({ revenue_percent: 12.5, utm_id: 'row_test' });
});

describe('a long list', () => {
  let many: RunningServer;
  let lists: DataProvider;
  let asked: string[] = [];

  beforeAll(async () => {
    many = await startServer({ SEED_LENDERS: '250' });
    const session: { token?: string } = {};
    const longClient = createClient({
      baseUrl: many.url,
      token: () => session.token,
      language: () => 'en',
      texts: () => ({ offline: 'offline', timeout: 'timeout', failed: 'failed' }),
      fetch: (input, init) => {
        asked.push(`${init?.method} ${new URL(new Request(input).url).pathname}`);
        return fetch(input, init);
      },
    });
    const answer = await longClient.call(adminLogin, {
      body: { email: 'admin@demo.in', password: 'Admin@123' },
    });
    session.token = answer.token;
    lists = createDataProvider(longClient, createQueryClient());
  });

  afterAll(() => many.stop());

  const getPage = (page: number, order: 'ASC' | 'DESC', filter: object = {}) =>
    lists.getList('lenders', {
      pagination: { page, perPage: 25 },
      sort: { field: 'priority', order },
      filter,
    });

  test('is fetched once for its pages, orders and filters, and again after a record is added', async () => {
    asked = [];
    await Promise.all([getPage(1, 'ASC'), getPage(2, 'ASC')]);
    const { total = 0 } = await getPage(1, 'DESC');
    await getPage(1, 'DESC', { salaried: 1 });
    expect(total).toBeGreaterThanOrEqual(250);
    expect(asked).toHaveLength(1);
    await lists.create('lenders', { data: { name: 'Long-List' } });
    expect((await getPage(1, 'DESC', { q: 'long-list' })).total).toBe(1);
    expect((await getPage(1, 'DESC')).total).toBe(total + 1);
    expect(asked).toHaveLength(3);
  });
});
