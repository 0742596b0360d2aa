import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config';
import type { Store } from '../../context';
import { seedCollections } from '../../seed';
import { openStore } from '../../seed/openStore';
import { countOffers, countStoredOffers, loadRecentBorrowers } from './recentBorrowers';

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

test('stored counts equal fresh counts, and only a changed lender is counted again', async () => {
  const { rows: lenders } = await store.find('lenders');
  const counted = await loadRecentBorrowers(store);
  let reads = 0;
  const borrowers = counted.map((borrower) => ({
    ...borrower,
    get facts() {
      reads += 1;
      return borrower.facts;
    },
  }));
  const first = await countStoredOffers({ config }, lenders, borrowers);
  expect(first).toEqual(await countOffers(lenders, counted));
  expect(reads).toBeGreaterThan(0);

  reads = 0;
  expect(await countStoredOffers({ config }, lenders, borrowers)).toEqual(first);
  expect(reads).toBe(0);

  const later = lenders.map((lender, index) =>
    index === 0 ? { ...lender, version: lender.version + 1 } : lender,
  );
  expect(await countStoredOffers({ config }, later, borrowers)).toEqual(first);
  expect(reads).toBeGreaterThan(0);
  expect(reads).toBeLessThanOrEqual(counted.length);
});
