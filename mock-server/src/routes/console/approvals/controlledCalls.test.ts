import { beforeAll, expect, test } from 'vitest';
import { createApprovalActions, getPendingId } from '../../../testing/approvals';
import { partnerToken } from '../../../testing/signIn';
import { getData, testServer } from '../../../testing/startTestServer';

const server = testServer();
const { tokens, begin, get, post, approval, decide, lender } = createApprovalActions(server);
const partner = async (id: number) => Object((await get(`/api/rest/partners/${id}`)).body);

beforeAll(begin);

test('a partner’s share changes only with the approval', async () => {
  const before = await partner(1);
  const path = '/api/update-partner-revenue-data/1';
  const id = getPendingId(await post(path, { revenue_percent: 44, revenue_flat_fee: null }));
  expect(await partner(1)).toEqual(before);
  const portal = await partnerToken(server);
  expect(getData(await get('/api/partner/get-revenue', portal)).revenue_percent).toBe(
    before.revenue_percent,
  );
  await decide(id, { status: 'approved' });
  expect(getData(await get('/api/partner/get-revenue', portal)).revenue_percent).toBe(44);
});

test('slabs are added, changed, ordered and deleted only with the approval', async () => {
  const path = '/api/lender-revenue/get/1';
  const slabs = async (): Promise<{ id: number; version: number }[]> =>
    Object((await get(path)).body).lenderRevenue;
  const before = await slabs();
  const { id, version, ...terms } = Object(before[0]);
  const first = { id, version, ...terms };
  const added = await post('/api/lender-revenue/create', { ...terms, revenue_percent: 1.5 });
  expect(added.body).toMatchObject({ success: true, pending_id: expect.any(String) });
  const changed = await post('/api/lender-revenue/update', { ...first, revenue_percent: 2.5 });
  expect(Object(changed.body).lenderRevenueItem.version).toBe(first.version);
  expect(await slabs()).toEqual(before);
  await decide(getPendingId(changed), { status: 'approved' });
  await decide(getPendingId(added), { status: 'approved' });
  const now = await slabs();
  expect(now).toHaveLength(before.length + 1);
  expect(now[0]).toMatchObject({ id: first.id, revenue_percent: 2.5 });
  const removed = await post(`/api/lender-revenue/delete/${first.id}`, {});
  expect(await slabs()).toEqual(now);
  await decide(getPendingId(removed), { status: 'approved' });
  expect(await slabs()).toHaveLength(before.length);
  const ids: number[] = (await slabs()).map((slab) => slab.id);
  const order = await post('/api/lender-revenue/set-order', {
    lender_id: 1,
    lender_revenue_ids: ids.toReversed(),
  });
  expect(Object(order.body)).toHaveProperty('pending_id');
  await decide(getPendingId(order), { status: 'approved' });
  expect((await slabs()).map((slab) => slab.id)).toEqual(ids.toReversed());
});

test('a deletion waits, and a record that changed meanwhile stays', async () => {
  const first = getPendingId(await post('/api/safe-delete-lender', { lender_id: 5 }));
  await post('/api/update-lender-data', { lender_id: 5, property: 'priority', value: 9 });
  expect((await approval(first)).conflicts.length).toBeGreaterThan(0);
  expect((await decide(first, { status: 'approved' })).status).toBe(409);
  expect(await lender(5)).toMatchObject({ priority: 9 });
  expect((await decide(first, { status: 'withdrawn' })).status).toBe(403);
  await decide(first, { status: 'withdrawn' }, tokens.first);
  const again = getPendingId(await post('/api/safe-delete-lender', { lender_id: 5 }));
  await decide(again, { status: 'approved' });
  expect((await get('/api/get-lender-data/5')).status).toBe(404);
  const card = getPendingId(await post('/api/safe-delete-credit-card', { category_id: 1 }));
  const refused = await decide(card, { status: 'refused', reason: 'It still sells well' });
  expect(getData(refused)).toMatchObject({ status: 'refused' });
  const cards: { category_id: number }[] = Object((await get('/api/get-credit-cards-data')).body);
  expect(cards.some(({ category_id }) => category_id === 1)).toBe(true);
});
