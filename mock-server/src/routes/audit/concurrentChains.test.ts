import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Store } from '../../context';
import { specs } from '../../data/specs';
import { createSeal } from '../../store/seal';
import { forwardReads } from '../../store/forwardReads';
import { openPool } from '../../store/postgres/databaseUrl';
import { openPostgresStorage } from '../../store/postgres/openPostgresStorage';
import { createSchemaName, realDatabaseUrl } from '../../testing/stores/testDatabases';
import { appendEntries, verifyChain } from './auditChain';

const ROUNDS = 60;

const entry = {
  at: '2026-11-22T10:00:00.000Z',
  area: 'admin',
  account_id: 1,
  actor_name: 'Asha Menon',
  api_key: '',
  masquerade: 0 as const,
  action: 'update',
  call: 'updateLenderData',
  collection: 'lenders',
  record_id: '1',
  record_name: 'Cedar Bank',
  records: 1,
  changes: [],
};

/** Lets a number of callers go on when all of them have come. */
function createBarrier(size: number): () => Promise<void> {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  let come = 0;
  return () => {
    come += 1;
    if (come >= size) open();
    return opened;
  };
}

function onRealDatabase(url: string): void {
  test('two changes at once that append to different chains do not run again, and the log verifies', async () => {
    const schema = createSchemaName();
    const dataDir = mkdtempSync(join(tmpdir(), 'chains-'));
    const place = { dataDir, auditKey: undefined };
    const store: Store = await openPostgresStorage({
      pool: openPool(url),
      schema,
      specs,
      seed: () => ({}),
      openSeal: () => createSeal(Buffer.alloc(32), 'the key of this test'),
    });
    onTestFinished(async () => {
      await store.close();
      rmSync(dataDir, { recursive: true, force: true });
      const pool = openPool(url);
      await pool.query(`drop schema if exists "${schema}" cascade`);
      await pool.end();
    });
    // Each chain begins once, and two that begin at the same time collide.
    let entries = 0;
    do {
      await store.tx((writer) => appendEntries(writer, place, [entry], store.kind));
      entries += 1;
    } while ((await store.find('audit_chain')).total < 32);
    const again: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const wait = createBarrier(2);
      const chains: (number | undefined)[] = [];
      let runs = 0;
      await Promise.all(
        [1, 2].map((caller) =>
          store.tx(async (writer) => {
            runs += 1;
            await writer.insert('faq_votes', { faq_id: round, account_id: caller, helpful: 1 });
            const noting: typeof writer = {
              ...forwardReads(() => writer),
              insert(collection, data) {
                if ('chain' in data) chains.push(Number(data.chain));
                return writer.insert(collection, data);
              },
              update: (collection, id, patch) => writer.update(collection, id, patch),
              remove: (collection, id) => writer.remove(collection, id),
            };
            await appendEntries(noting, place, [entry], store.kind);
            await wait();
          }),
        ),
      );
      if (chains[0] !== chains[1]) again.push(runs - 2);
    }
    expect(again.length).toBeGreaterThan(ROUNDS / 2);
    expect(again.reduce((sum, runs) => sum + runs, 0)).toBe(0);
    expect(await verifyChain(store, place)).toEqual({
      valid: true,
      entries: entries + 2 * ROUNDS,
      broken_at: null,
    });
  });
}

if (realDatabaseUrl) onRealDatabase(realDatabaseUrl);
