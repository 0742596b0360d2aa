import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { agoIso, DAY_MS, nowIso } from '../../../clock';
import { readConfig } from '../../../config';
import type { Store } from '../../../context';
import { seedCollections } from '../../../seed';
import { openStore } from '../../../seed/openStore';
import { countOffers, countRecentOffers, loadRecentBorrowers } from './recentBorrowers';

const dataDir = mkdtempSync(join(tmpdir(), 'borrowers-'));
const config = { ...readConfig({}), dataDir };
let store: Store;

beforeAll(async () => {
  const log = pino({ level: 'silent' });
  ({ store } = await openStore(config, () => seedCollections({ users: 60 }), log));
});
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

test('stored counts equal fresh counts, and only the days and lenders that have changed are read again', async () => {
  const { rows: lenders } = await store.find('lenders');
  let read = 0;
  const noting: Store = {
    ...store,
    async select(collection, fields, query) {
      const rows = await store.select(collection, fields, query);
      read += rows.length;
      return rows;
    },
  };
  const countReads = async (asked = lenders): Promise<number> => {
    read = 0;
    const counted = await countRecentOffers({ config, store: noting }, asked);
    const borrowers = await loadRecentBorrowers(store);
    const offers = await countOffers(asked, borrowers);
    expect(counted).toEqual({ borrowers: borrowers.length, offers });
    return read;
  };
  const all = await countReads();
  expect(all).toBeGreaterThan(0);
  expect(await countReads()).toBe(0);

  const { rows: users } = await store.find('users', { sort: ['updated_at', 'ASC'] });
  const user = users.find((one) => one.pl_completed === 1 && one.updated_at > agoIso(80 * DAY_MS));
  const poor = { monthly_income: 1, updated_at: nowIso() };
  await store.tx((writer) => writer.update('users', user?.id ?? '', poor));
  const again = await countReads();
  expect(again).toBeGreaterThan(0);
  expect(again).toBeLessThan(all / 2);
  const gone = { updated_at: agoIso(200 * DAY_MS) };
  await store.tx((writer) => writer.update('users', user?.id ?? '', gone));
  expect(await countReads()).toBeLessThan(all / 2);

  const strict = lenders.map((lender) => ({
    ...lender,
    version: lender.version + 1,
    min_income: 500_000,
  }));
  expect(await countReads(strict)).toBe(all - 1);
  expect(await countReads(strict)).toBe(0);
});
