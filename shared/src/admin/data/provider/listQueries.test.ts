import type { DataProvider } from 'react-admin';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminLogin, type Client, createClient } from '../../../api';
import { lenders } from '../../../resources';
import { type RunningServer, startServer } from '../../../testing/startServer';
import { createQueryClient } from '../../shell/createQueryClient';
import { createDataProvider } from './dataProvider';

const BY_ID = { field: 'id', order: 'ASC' } as const;

let server: RunningServer;
let client: Client;
let provider: DataProvider;
let calls: string[] = [];

beforeAll(async () => {
  server = await startServer({ SEED_USERS: '1200' });
  const session: { token?: string } = {};
  client = createClient({
    baseUrl: server.url,
    token: () => session.token,
    language: () => 'en',
    texts: () => ({ offline: 'offline', timeout: 'timeout', failed: 'failed' }),
    fetch: (input, init) => {
      calls.push(new URL(new Request(input).url).pathname);
      return fetch(input, init);
    },
  });
  const body = { email: 'admin@demo.in', password: 'Admin@123' };
  session.token = (await client.call(adminLogin, { body })).token;
  provider = createDataProvider(client, createQueryClient());
});

afterAll(() => server.stop());

const getList = (resource: string, filter: object = {}, perPage = 25) =>
  provider.getList(resource, { pagination: { page: 1, perPage }, sort: BY_ID, filter });

test('a documented list is asked for several values and for ranges', async () => {
  const { data } = await getList('lenders', {
    credit_score_class: ['650', '700'],
    min_income: { gte: 15_000, lte: 25_000 },
    max_age: { gte: 50 },
  });
  expect(data.length).toBeGreaterThan(0);
  for (const { credit_score_class: score, min_income: income, max_age: age } of data) {
    expect(['650', '700']).toContain(score);
    expect(income).toBeGreaterThanOrEqual(15_000);
    expect(income).toBeLessThanOrEqual(25_000);
    expect(age).toBeGreaterThanOrEqual(50);
  }
});

test('a list over REST is asked for ranges as a documented one', async () => {
  const { data: over } = await getList('applications', { amount: { gte: 100_000 } });
  const { data: under } = await getList('applications', { amount: { lte: 99_999.99 } });
  expect(over.every(({ amount }) => Number(amount) >= 100_000)).toBe(true);
  expect(under.every(({ amount }) => Number(amount) < 100_000)).toBe(true);
  expect(over.length * under.length).toBeGreaterThan(0);
});

test('more rows than the server answers at a time are read in several calls', async () => {
  calls = [];
  const { data, total = 0 } = await getList('customers', {}, 50_000);
  expect(total).toBeGreaterThan(1000);
  expect(calls).toHaveLength(Math.ceil(total / 1000));
  expect(new Set(data.map(({ id }) => String(id))).size).toBe(total);
});

test('a search counts a part of very many rows, and all of them can be read', async () => {
  const { data: all } = await getList('customers', {}, 50_000);
  const first = await getList('customers', { q: 'c' });
  expect(first.total).toBe(1001);
  const { data } = await getList('customers', { q: 'c' }, 50_000);
  expect(new Set(data.map(({ id }) => String(id))).size).toBe(all.length);
});

test('the order of a list comes with the fields of its query alone, or from the whole list', async () => {
  const fresh = createDataProvider(client, createQueryClient());
  const query = {
    pagination: { page: 1, perPage: 10_000 },
    sort: { field: 'min_age', order: 'DESC' } as const,
    filter: { q: 'e', priority: { gte: 2 } },
  };
  calls = [];
  const { data: some } = await fresh.getList('lenders', { ...query, meta: { order: true } });
  const fields = ['id', 'lender_id', 'min_age', 'priority', ...lenders.searched];
  expect(Object.keys(some[0]).toSorted()).toEqual(fields.toSorted());
  const { data: whole } = await fresh.getList('lenders', query);
  expect(some.map(({ id }) => Number(id))).toEqual(whole.map(({ id }) => Number(id)));
  expect(some.length).toBeGreaterThan(10);
  await fresh.getList('lenders', { ...query, meta: { order: true } });
  expect(calls).toEqual(['/api/admin/lenders', '/api/get-lenders-data']);
});
