import type { DataProvider } from 'react-admin';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminLogin, createClient } from '../../../api';
import { type RunningServer, startServer } from '../../../testing/startServer';
import { createQueryClient } from '../../shell/createQueryClient';
import { createDataProvider } from './dataProvider';

const BY_ID = { field: 'id', order: 'ASC' } as const;

let server: RunningServer;
let provider: DataProvider;
let calls = 0;

beforeAll(async () => {
  server = await startServer({ SEED_USERS: '1200' });
  const session: { token?: string } = {};
  const client = createClient({
    baseUrl: server.url,
    token: () => session.token,
    language: () => 'en',
    texts: () => ({ offline: 'offline', timeout: 'timeout', failed: 'failed' }),
    fetch: (input, init) => {
      calls += 1;
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
  calls = 0;
  const { data, total = 0 } = await getList('customers', {}, 50_000);
  expect(total).toBeGreaterThan(1000);
  expect(calls).toBe(Math.ceil(total / 1000));
  expect(new Set(data.map(({ id }) => String(id))).size).toBe(total);
});

test('a search counts a part of very many rows, and all of them can be read', async () => {
  const { total: all = 0 } = await getList('customers', {});
  const first = await getList('customers', { q: 'c' });
  expect(first.total).toBe(1001);
  const { data } = await getList('customers', { q: 'c' }, 50_000);
  expect(new Set(data.map(({ id }) => String(id))).size).toBe(all);
});
