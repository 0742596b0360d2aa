import { expect, test } from 'vitest';
import type { Store } from '../context';
import { openTestStore } from '../testing/stores/openTestStore';
import { BATCH, forEachRecord } from './forEachRecord';

/** Opens a store with `count` drafts of a form, and one of another form. */
async function openDrafts(count: number): Promise<{ store: Store; mostRead: () => number }> {
  const form_drafts = Array.from({ length: count + 1 }, (_, index) => ({
    id: `draft-${index}`,
    user_id: `user-${index}`,
    form: index === 0 ? 'other' : 'profile',
    shape: 1,
    step: '',
    values: {},
    saved_at: '2026-01-01T00:00:00.000Z',
  }));
  const base = await openTestStore(() => ({ form_drafts }));
  let most = 0;
  const store: Store = {
    ...base,
    async select(collection, fields, query) {
      const rows = await base.select(collection, fields, query);
      most = Math.max(most, rows.length);
      return rows;
    },
  };
  return { store, mostRead: () => most };
}

test('each of very many records is processed once, though it still matches afterwards', async () => {
  const count = 11 * BATCH + 1;
  const { store, mostRead } = await openDrafts(count);
  const worked: string[] = [];
  const number = await forEachRecord(store, 'form_drafts', { form: 'profile' }, async (_, { id }) =>
    worked.push(id),
  );
  expect([number, new Set(worked).size, worked.length]).toEqual([count, count, count]);
  expect(worked).not.toContain('draft-0');
  expect(mostRead()).toBeLessThan(count);
});

test('each transaction processes one batch', async () => {
  const { store } = await openDrafts(7);
  const transactions = new Set<object>();
  await forEachRecord(
    store,
    'form_drafts',
    { form: 'profile' },
    async (writer, { id }) => {
      transactions.add(writer);
      await writer.remove('form_drafts', id);
    },
    3,
  );
  expect(transactions.size).toBe(3);
  expect((await store.find('form_drafts')).rows).toMatchObject([{ form: 'other' }]);
});
