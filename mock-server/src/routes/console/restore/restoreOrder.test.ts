import { expect, test } from 'vitest';
import { createApprovalActions, getPendingId } from '../../../testing/approvals';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;
const { begin, decide, get, post, signIn, tokens } = createApprovalActions(server);

const LISTS = {
  credit_cards: {
    list: async () => {
      const { body } = await get('/api/get-credit-cards-data');
      return Array.from<{ category_id: number }>(Object(body)).map((card) => card.category_id);
    },
    order: (category_ids: number[]) => post('/api/set-credit-card-order', { category_ids }),
    remove: (category_id: number) => post('/api/safe-delete-credit-card', { category_id }),
  },
  lender_revenue: {
    list: async () => {
      const { body } = await get('/api/lender-revenue/get/1');
      return Array.from<{ id: number }>(Object(body).lenderRevenue).map(({ id }) => id);
    },
    order: (lender_revenue_ids: number[]) =>
      post('/api/lender-revenue/set-order', { lender_id: 1, lender_revenue_ids }),
    remove: (id: number) => post(`/api/lender-revenue/delete/${id}`, {}),
  },
} as const;

/** Returns the newest entry of the log that has moved a record of a collection. */
async function findEntry(collection: string): Promise<number> {
  const filter = encodeURIComponent(JSON.stringify({ collection, action: 'update' }));
  const { body } = await get(`/api/rest/audit-entries?filter=${filter}&sort=["id","DESC"]`);
  const [newest] = Array.from<{ id: number }>(Object(body));
  return newest?.id ?? 0;
}

const restore = (entry_id: number, token?: string) =>
  post('/api/restore-order', { entry_id }, token);

test.for(['credit_cards', 'lender_revenue'] as const)(
  'an order of %s comes back from the log, unless it has changed since',
  async (collection) => {
    await signIn();
    const { list, order, remove } = LISTS[collection];
    const before = await list();
    expect(before.length).toBeGreaterThan(2);
    const [first = 0, ...rest] = before;
    const moved = [...rest, first];
    expect((await order(moved)).status).toBe(200);
    const entry = await findEntry(collection);
    expect(await list()).toEqual(moved);
    expect((await restore(entry, tokens.reporter)).status).toBe(403);
    expect((await restore(entry)).status).toBe(200);
    expect(await list()).toEqual(before);

    const changed = { status: 409, body: { message: expect.stringContaining('changed since') } };
    expect(await restore(entry)).toMatchObject(changed);
    await order(moved);
    const next = await findEntry(collection);
    await remove(first);
    expect(await restore(next)).toMatchObject(changed);
    expect(await list()).toEqual(rest);
  },
);

test('an entry that has moved nothing restores no order', async () => {
  await signIn();
  const body = { lender_id: 3, property: 'priority', value: 77 };
  await ask('POST', '/api/update-lender-data', { token: tokens.first, body });
  expect((await restore(await findEntry('lenders'))).status).toBe(422);
  expect((await restore(999_999)).status).toBe(404);
});

test('an order of slabs comes back with the approval that another order would need', async () => {
  await signIn();
  const { list, order } = LISTS.lender_revenue;
  const before = await list();
  const moved = before.toReversed();
  await order(moved);
  const entry = await findEntry('lender_revenue');
  await begin();
  const asked = await restore(entry);
  expect(await list()).toEqual(moved);
  expect((await decide(getPendingId(asked), { status: 'approved' })).status).toBe(200);
  expect(await list()).toEqual(before);
});
