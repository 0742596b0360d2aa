import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareText } from '../../../store/textOrder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Store } from '../../../context';
import { openStore } from '../../../seed/openStore';
import type { RunningServer } from '../../../server';
import { startServer } from '../../../server';
import { findLedgerAmounts, type LedgerAmount } from './amounts';

const PARTNER = 1;
const dataDir = mkdtempSync(join(tmpdir(), 'taxes-'));
let store: Store;
let running: RunningServer;

beforeAll(async () => {
  running = await startServer({
    port: 0,
    dataDir,
    pages: 'none',
    env: { SEED_USERS: '1200', RATE_LIMITS: 'off', LOG_LEVEL: 'silent' },
    async openStore(config, seed, log) {
      const opened = await openStore(config, seed, log);
      ({ store } = opened);
      return opened;
    },
  });
}, 60_000);
afterAll(async () => {
  await running.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const bookedDay = ({ booked_on }: LedgerAmount): string => booked_on ?? '';

test('the taxes of payouts count first, though a commission in none was booked on an earlier day', async () => {
  const before = await findLedgerAmounts(store, PARTNER, 'disbursal');
  const paid = before.filter(({ payout_id, tds }) => payout_id !== null && tds > 0);
  const [open] = before
    .filter(({ state, commission }) => state === 'due' && commission > 0)
    .toSorted((a, b) => compareText(bookedDay(a), bookedDay(b)) || compareText(a.id, b.id));
  if (!open) throw new Error('No commission is due');
  expect(paid.length).toBeGreaterThan(0);
  expect(open.tds).toBeGreaterThan(0);

  const [firstDay = ''] = paid.map(bookedDay).toSorted(compareText);
  const earlier = `${firstDay.slice(0, 8)}01`;
  await store.tx((writer) => writer.update('ledger_entries', open.id, { booked_on: earlier }));
  const after = await findLedgerAmounts(store, PARTNER, 'disbursal');
  expect(after.find(({ id }) => id === open.id)).toMatchObject({
    booked_on: earlier,
    tds: open.tds,
    net: open.net,
  });
});
