import { beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../../testing/startTestServer';
import { testServer } from '../../../testing/startTestServer';
import { adminToken } from '../../../testing/signIn';

const server = testServer();
let token = '';
beforeAll(async () => {
  token = await adminToken(server);
});

const get = (path: string): Promise<Answer> => server.ask('GET', path, { token });
const post = (path: string, body: unknown = {}): Promise<Answer> =>
  server.ask('POST', path, { token, body });
const set = (lender_id: number, property: string, value: unknown): Promise<Answer> =>
  post('/api/update-lender-data', { lender_id, property, value });
const refusedFor = (field: string): object => ({
  status: 422,
  body: { errors: { [field]: expect.any(String) } },
});

async function newLender(name: string): Promise<number> {
  const { body } = await post('/api/create-lender', { name });
  return Number(Object(body).lender_id);
}

describe('lenders', () => {
  test('are listed without what only the server needs, with an ETag', async () => {
    const { body, headers, status } = await get('/api/get-lenders-data');
    expect(status).toBe(200);
    expect(headers.get('etag')).toBeTruthy();
    expect(Object(body).lenders).toHaveLength(32);
    const first: object = Object(body).lenders[0];
    expect(first).not.toHaveProperty('changed_in');
    expect(first).not.toHaveProperty('deleted_at');
  });

  test('are made switched off, read, changed and deleted softly', async () => {
    const id = await newLender('Fresh-Lender_1');
    expect((await set(id, 'min_income', 25_000)).status).toBe(200);
    expect((await set(id, 'min_income', null)).status).toBe(200);
    expect((await set(id, 'salaried', 1)).status).toBe(200);
    const read = await get(`/api/get-lender-data/${id}`);
    expect(read.body).toMatchObject({
      lender: { lender_status: 0, min_income: null, salaried: 1 },
    });
    expect((await post('/api/safe-delete-lender', { lender_id: id })).status).toBe(200);
    expect((await get(`/api/get-lender-data/${id}`)).status).toBe(404);
    expect((await set(id, 'salaried', 1)).status).toBe(404);
    expect((await post('/api/safe-delete-lender', { lender_id: id })).status).toBe(404);
    await newLender('fresh-lender_1');
  });

  test('have unique names, letter case ignored', async () => {
    await newLender('Taken-Name');
    expect(await post('/api/create-lender', { name: 'TAKEN-NAME' })).toMatchObject({ status: 409 });
    const other = await newLender('Other-Name');
    expect((await set(other, 'name', 'taken-name')).status).toBe(409);
    expect((await set(other, 'name', 'OTHER-NAME')).status).toBe(200);
    expect(await post('/api/create-lender', { name: 'no spaces' })).toMatchObject(
      refusedFor('name'),
    );
  });

  test.each([
    ['min_income', -1],
    ['min_income', '25000'],
    ['salaried', 2],
    ['salaried', true],
    ['processing_fees', 2.0005],
    ['ticket_class', 'enormous'],
    ['so_date_start', '2026-02-30'],
    ['lender_group_ids', [999]],
    ['lender_group_ids', [1, 1]],
    ['autosubmission', 1],
    ['name', 'two words'],
  ])('refuse %s = %j', async (property, value) => {
    const id = await newLender(
      `Refusing-${property}-${JSON.stringify(value).replaceAll(/\W/gu, '')}`,
    );
    expect(await set(id, property, value)).toMatchObject(refusedFor(property));
  });

  test.each(['lender_id', 'api', 'version', 'deleted_at', '__proto__', 'constructor', 'nothing'])(
    'do not let %s be set',
    async (property) => {
      expect(await set(1, property, 1)).toMatchObject(refusedFor('property'));
    },
  );

  test('refuse an upper bound below the lower one', async () => {
    const id = await newLender('Bounded');
    await set(id, 'min_age', 30);
    expect(await set(id, 'max_age', 29)).toMatchObject(refusedFor('max_age'));
    expect((await set(id, 'max_age', 30)).status).toBe(200);
  });

  test('a special offer ends no earlier than it starts, and the message speaks of dates', async () => {
    const id = await newLender('Dated-Offer');
    expect((await set(id, 'so_date_start', '2026-12-01')).status).toBe(200);
    expect(await set(id, 'so_date_end', '2026-11-30')).toMatchObject({
      status: 422,
      body: { errors: { so_date_end: 'The end date must not be before the start date' } },
    });
    expect((await set(id, 'so_date_end', '2026-12-01')).status).toBe(200);
  });

  test.each(['0', 'x', '1.5', '99999', '-1'])('%s is no lender', async (id) => {
    expect((await get(`/api/get-lender-data/${id}`)).status).toBe(404);
  });

  test('groups are listed and created, with unique names', async () => {
    const made = await post('/api/lender-group/create', { name: 'New group' });
    expect(made).toMatchObject({
      status: 200,
      body: { success: true, lenderGroup: { id: expect.any(Number) } },
    });
    expect((await post('/api/lender-group/create', { name: 'NEW GROUP' })).status).toBe(409);
    expect(await post('/api/lender-group/create', { name: '  ' })).toMatchObject({
      status: 422,
      body: { errors: { name: 'This field is required' } },
    });
    expect(await get('/api/lender-group/get-all')).toMatchObject({
      status: 200,
      body: { success: true },
    });
  });
});

describe('revenue entries', () => {
  const slab = {
    slab_disbursed_min: 0,
    slab_disbursed_max: 100_000,
    slab_number_min: null,
    slab_number_max: null,
    ats_min: null,
    ats_max: null,
    revenue_type_id: 1,
    revenue_flat: null,
    revenue_percent: 1.125,
    status: 1,
  };
  const getIds = async (lender: number): Promise<number[]> => {
    const { body } = await get(`/api/lender-revenue/get/${lender}`);
    const entries: { id: number }[] = Object(body).lenderRevenue;
    return entries.map(({ id }) => id);
  };
  const add = async (lender_id: number): Promise<number> => {
    const { body } = await post('/api/lender-revenue/create', { ...slab, lender_id });
    return Number(Object(body).lenderRevenueItem.id);
  };

  test('are made at the end, changed, reordered and deleted, and keep their order', async () => {
    const lender = await newLender('Slabs');
    const [a, b, c] = [await add(lender), await add(lender), await add(lender)];
    expect(await getIds(lender)).toEqual([a, b, c]);
    const order = { lender_id: lender, lender_revenue_ids: [c, a, b] };
    expect((await post('/api/lender-revenue/set-order', order)).status).toBe(200);
    const changed = { ...slab, lender_id: lender, id: a, revenue_flat: 500 };
    expect(await post('/api/lender-revenue/update', changed)).toMatchObject({
      status: 200,
      body: { success: true, lenderRevenueItem: { id: a } },
    });
    expect(await getIds(lender)).toEqual([c, a, b]);
    expect((await post(`/api/lender-revenue/delete/${c}`)).status).toBe(200);
    expect((await post(`/api/lender-revenue/delete/${c}`)).status).toBe(404);
    const d = await add(lender);
    expect(await getIds(lender)).toEqual([a, b, d]);
  });

  test('an order must contain every entry once', async () => {
    const lender = await newLender('Ordered');
    const [a, b] = [await add(lender), await add(lender)];
    for (const ids of [[a], [a, a], [a, b, 1], [a, b, b], []]) {
      const body = { lender_id: lender, lender_revenue_ids: ids };
      expect(await post('/api/lender-revenue/set-order', body)).toMatchObject(
        refusedFor('lender_revenue_ids'),
      );
    }
    expect(await getIds(lender)).toEqual([a, b]);
  });

  test.each([
    [{ revenue_percent: 100.5 }, 'revenue_percent'],
    [{ revenue_percent: 1.0005 }, 'revenue_percent'],
    [{ revenue_percent: null, revenue_flat: 0 }, 'revenue_flat'],
    [{ revenue_flat: -1 }, 'revenue_flat'],
    [{ slab_disbursed_max: 0 }, 'slab_disbursed_max'],
    [{ ats_min: 5, ats_max: 5 }, 'ats_max'],
    [{ revenue_type_id: 999 }, 'revenue_type_id'],
    [{ status: 3 }, 'status'],
  ])('refuse %j', async (change, field) => {
    expect(
      await post('/api/lender-revenue/create', { ...slab, lender_id: 1, ...change }),
    ).toMatchObject(refusedFor(field));
  });

  test('cannot move to another lender, and need a lender that exists', async () => {
    const lender = await newLender('Staying');
    const id = await add(lender);
    expect(await post('/api/lender-revenue/update', { ...slab, id, lender_id: 1 })).toMatchObject(
      refusedFor('lender_id'),
    );
    expect((await post('/api/lender-revenue/create', { ...slab, lender_id: 9999 })).status).toBe(
      404,
    );
    expect((await get('/api/lender-revenue/get/9999')).status).toBe(404);
    expect(await get('/api/lender-revenue/get-types')).toMatchObject({
      status: 200,
      body: { success: true },
    });
  });
});
