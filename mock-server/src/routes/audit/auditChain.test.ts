import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AUDIT_DAYS } from '@marketplace/shared/schema';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { agoIso, DAY_MS, now, nowIso, setClockOffset } from '../../clock';
import type { Store } from '../../context';
import { specs } from '../../data/specs';
import { openJsonStorage } from '../../store/json/openJsonStorage';
import { appendEntries, purgeAuditLog, recordHeads, verifyChain } from './auditChain';

const folders: string[] = [];
let store: Store;
let place = { dataDir: '', auditKey: undefined };

/** How many chains the entries are spread over. */
type Kind = Store['kind'];

/** Opens an empty log in a folder of its own, with its own key and heads. */
async function open(): Promise<Store> {
  const dataDir = mkdtempSync(join(tmpdir(), 'audit-'));
  folders.push(dataDir);
  place = { dataDir, auditKey: undefined };
  return openJsonStorage({ folder: dataDir, specs, seed: () => ({}) });
}

const entry = (value: number) => ({
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
  changes: [{ field: 'priority', before: '1', after: String(value) }],
});

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Returns another value of the same type. */
function toOther(value: unknown): unknown {
  if (typeof value === 'number') return value === 0 ? 1 : 0;
  if (typeof value === 'string') return `${value}x`;
  return [{ field: 'priority', before: '1', after: '9' }];
}

describe.each<Kind>(['json', 'postgres'])('in as many chains as %s has', (kind) => {
  beforeEach(async () => {
    store = await open();
    await store.tx((writer) => appendEntries(writer, place, [entry(2), entry(3)], kind));
    await store.tx((writer) => appendEntries(writer, place, [entry(4)], kind));
    return () => store.close();
  });

  test('an unchanged log verifies', async () => {
    expect(await verifyChain(store, place)).toEqual({ valid: true, entries: 3, broken_at: null });
  });

  test('a change of any field of an entry is found, also by whoever hashes the rest of the chain anew', async () => {
    const fields = Object.keys(Object(await store.get('audit_entries', 2))).filter(
      (name) => !['id', 'version'].includes(name),
    );
    expect(fields).toEqual(
      expect.arrayContaining([
        'api_key',
        'chain',
        'previous_id',
        'previous_hash',
        'hash',
        'changes',
      ]),
    );
    const isValid = async () => (await verifyChain(store, place)).valid;
    const kept = place;
    // The store counts versions itself, so an entry that it updates fails by that alone: sign it with another key.
    for (const name of fields) {
      const other = await open();
      await other.tx((writer) => appendEntries(writer, place, [entry(2)], kind));
      const stored = { ...Object(await other.get('audit_entries', 1)) };
      const patched = { ...stored, [name]: toOther(stored[name]) };
      await other.tx(async (writer) => {
        await writer.remove('audit_entries', 1);
        await writer.insert('audit_entries', patched);
      });
      expect([name, (await verifyChain(other, place)).valid]).toEqual([name, false]);
      await other.close();
    }
    place = kept;
    expect(await isValid()).toBe(true);
    const forged = {
      dataDir: place.dataDir,
      auditKey: 'a key that somebody has guessed, at length',
    };
    await store.tx(async (writer) => {
      for (const id of [1, 2, 3]) await writer.remove('audit_entries', id);
      for (const { id } of (await writer.find('audit_chain')).rows)
        await writer.remove('audit_chain', id);
      await appendEntries(writer, forged, [entry(7), entry(8), entry(9)], kind);
    });
    expect((await verifyChain(store, forged)).valid).toBe(true);
    expect(await isValid()).toBe(false);
  });

  test.each(['cut', 'emptied', 'put back'] as const)(
    'a chain that was %s is found',
    async (how) => {
      const before = await store.find('audit_chain');
      await store.tx((writer) => appendEntries(writer, place, [entry(5)], kind));
      const { chain = 0 } = Object(await store.get('audit_entries', 4));
      const early = before.rows.find(({ id }) => id === chain);
      await recordHeads(store, place);
      expect((await verifyChain(store, place)).valid).toBe(true);
      await store.tx(async (writer) => {
        await writer.remove('audit_entries', 4);
        if (how === 'emptied') for (const id of [1, 2, 3]) await writer.remove('audit_entries', id);
        await writer.remove('audit_chain', chain);
        if (how === 'put back' && early) await writer.insert('audit_chain', early);
        if (how === 'cut' && early) {
          const { mac: _, ...unsigned } = early;
          await writer.insert('audit_chain', unsigned);
        }
      });
      expect((await verifyChain(store, place)).valid).toBe(false);
      // What is logged later does not make it valid again.
      await store.tx((writer) => appendEntries(writer, place, [entry(6)], kind));
      expect((await verifyChain(store, place)).valid).toBe(false);
    },
  );

  test('the newest entry is written once an hour to a file that only grows, its owner’s alone', async () => {
    const path = join(place.dataDir, 'audit-heads.ndjson');
    await recordHeads(store, place);
    const first = readFileSync(path, 'utf8');
    await store.tx((writer) => appendEntries(writer, place, [entry(5)], kind));
    await recordHeads(store, place);
    expect(readFileSync(path, 'utf8')).toBe(first);
    setClockOffset(61 * 60_000);
    await recordHeads(store, place);
    setClockOffset(0);
    const grown = readFileSync(path, 'utf8');
    expect(grown.startsWith(first)).toBe(true);
    expect(grown.split('\n')).toHaveLength(first.split('\n').length + 1);
    for (const name of ['audit.key', 'audit-heads.ndjson'])
      expect(statSync(join(place.dataDir, name)).mode & 0o777).toBe(0o600);
  });

  test.each([1, 2, 3])('removing entry %i shows, be it the newest', async (id) => {
    await store.tx((writer) => writer.remove('audit_entries', id));
    expect(await verifyChain(store, place)).toMatchObject({ valid: false, broken_at: id });
  });

  test('the log verifies after very many old entries have been removed', async () => {
    const old = Array.from({ length: 1200 }, (_, index) => ({
      ...entry(index),
      at: agoIso(2 * AUDIT_DAYS * DAY_MS),
    }));
    const long = await open();
    await long.tx((writer) =>
      appendEntries(writer, place, [...old, { ...entry(1), at: nowIso() }], kind),
    );
    await purgeAuditLog(long, place, now());
    expect(await verifyChain(long, place)).toEqual({ valid: true, entries: 1, broken_at: null });
    await long.close();
  });

  test('an entry that no chain names is found, and one that another chain names', async () => {
    const stored = { ...Object(await store.get('audit_entries', 3)) };
    for (const chain of [stored.chain + 1, 99]) {
      await store.tx(async (writer) => {
        await writer.remove('audit_entries', 3);
        await writer.insert('audit_entries', { ...stored, chain });
      });
      expect((await verifyChain(store, place)).valid).toBe(false);
    }
    await store.tx(async (writer) => {
      await writer.remove('audit_entries', 3);
      await writer.insert('audit_entries', stored);
      await writer.insert('audit_entries', { ...stored, id: 9, chain: 99 });
    });
    expect((await verifyChain(store, place)).valid).toBe(false);
  });

  test('the file names the newest entry of each chain', async () => {
    for (let turn = 0; turn < 60; turn += 1)
      await store.tx((writer) => appendEntries(writer, place, [entry(turn)], kind));
    await recordHeads(store, place);
    const { rows } = await store.find('audit_chain');
    expect(rows.length > 1).toBe(kind === 'postgres');
    const lines = readFileSync(join(place.dataDir, 'audit-heads.ndjson'), 'utf8')
      .trim()
      .split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual(
      rows.map(({ id, last_id, last_hash }) =>
        expect.objectContaining({ chain: id, id: last_id, hash: last_hash }),
      ),
    );
    expect(await verifyChain(store, place)).toEqual({ valid: true, entries: 63, broken_at: null });
  });
});
