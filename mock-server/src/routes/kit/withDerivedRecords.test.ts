import { describe, expect, test } from 'vitest';
import type { Store } from '../../context';
import { seedCollections } from '../../seed';
import { openTestStore } from '../../testing/stores/openTestStore';
import { testStores } from '../../testing/stores/testDatabases';
import { callCandidates } from '../customers/telecalling/callCandidates';
import { derivedEarnings } from '../earnings/ledger/derivedEarnings';
import { withDerivedRecords } from './withDerivedRecords';

const seed = () => seedCollections({ users: 60 });

async function findEarnings(store: Store): Promise<object[]> {
  const { rows } = await store.find('earnings');
  return rows.map(({ version: _, ...earning }) => earning);
}

/** Fills the store, then falsifies one derived record and adds one that nothing derives. */
async function fillWithMistakes(store: Store): Promise<object[]> {
  await withDerivedRecords(store, [derivedEarnings]).fill();
  const right = await findEarnings(store);
  const { rows } = await store.find('earnings');
  const [first] = rows;
  if (!first) throw new Error('the seed has disbursals');
  await store.tx(async (writer) => {
    await writer.update('earnings', first.id, { payout: first.payout + 1 });
    const { version: _, ...stray } = first;
    await writer.insert('earnings', { ...stray, id: 'stray' });
  });
  return right;
}

describe.each(testStores())('derived records $name', ({ database }) => {
  test.each([['other rules'], [undefined]])(
    'those by %s are computed anew at the next start',
    async (spec) => {
      const store = await openTestStore(seed, database);
      const right = await fillWithMistakes(store);
      expect(await findEarnings(store)).not.toEqual(right);
      await store.tx(async (writer) => {
        const { rows } = await writer.find('backfills');
        for (const { id } of rows) await writer.update('backfills', id, { spec });
      });
      await withDerivedRecords(store, [derivedEarnings]).fill();
      expect(await findEarnings(store)).toEqual(right);
      expect((await store.find('backfills')).total).toBe(1);
    },
  );

  test('while a newer version marks them an older one leaves them alone, and at its end lets the newer compute them once more', async () => {
    const base = await openTestStore(seed, database);
    const older = withDerivedRecords({ ...base, close: async () => undefined }, [derivedEarnings]);
    await older.fill();
    const right = await fillWithMistakes(base);
    const [mark] = (await base.find('backfills')).rows;
    if (!mark) throw new Error('the records are marked');
    await base.tx((writer) => writer.update('backfills', mark.id, { spec: 'newer', rules: 99 }));
    await older.refill();
    expect(await findEarnings(base)).not.toEqual(right);
    await older.close();
    const newer = withDerivedRecords({ ...base, close: async () => undefined }, [derivedEarnings]);
    await newer.refill();
    expect(await findEarnings(base)).toEqual(right);
    await newer.close();
    expect((await base.find('backfills')).rows).toMatchObject([{ collection: 'earnings' }]);
  });

  test('others write while they are computed', async () => {
    const base = await openTestStore(() => seedCollections({ users: 900 }), database);
    const store = withDerivedRecords(base, [callCandidates]);
    const order: string[] = [];
    const filling = store.fill().then(() => order.push('filled'));
    for (const collection of ['a', 'b', 'c']) {
      await base.tx((writer) => writer.insert('backfills', { collection, at: '' }));
      order.push(collection);
    }
    await filling;
    expect(order).toEqual(['a', 'b', 'c', 'filled']);
    expect((await base.find('call_candidates', { range: [0, 0] })).total).toBeGreaterThan(200);
  });

  test('those by the same rules are left as they are', async () => {
    const store = await openTestStore(seed, database);
    await fillWithMistakes(store);
    const known = await findEarnings(store);
    await withDerivedRecords(store, [derivedEarnings]).fill();
    expect(await findEarnings(store)).toEqual(known);
  });
});
