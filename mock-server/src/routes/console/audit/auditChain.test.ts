import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AUDIT_DAYS } from '@marketplace/shared/schema';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { agoIso, DAY_MS, nowIso } from '../../../clock';
import type { Store } from '../../../context';
import { specs } from '../../../data/specs';
import { openJsonStorage } from '../../../store/json/openJsonStorage';
import { appendEntries, purgeAuditLog, verifyChain } from './auditChain';

const folders: string[] = [];
let store: Store;

const entry = (value: number) => ({
  at: '2026-11-22T10:00:00.000Z',
  area: 'admin',
  account_id: 1,
  actor_name: 'Asha Menon',
  masquerade: 0 as const,
  action: 'update',
  call: 'updateLenderData',
  collection: 'lenders',
  record_id: '1',
  records: 1,
  changes: [{ field: 'priority', before: '1', after: String(value) }],
});

beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'audit-'));
  folders.push(folder);
  store = await openJsonStorage({ folder, specs, seed: () => ({}) });
  await store.tx((writer) => appendEntries(writer, [entry(2), entry(3)]));
  await store.tx((writer) => appendEntries(writer, [entry(4)]));
  return () => store.close();
});

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test('an unchanged log verifies', async () => {
  expect(await verifyChain(store)).toEqual({ valid: true, entries: 3, broken_at: null });
});

test('a changed value, person or time is found at its entry', async () => {
  for (const patch of [
    { changes: [{ field: 'priority', before: '1', after: '9' }] },
    { account_id: 2 },
    { at: '2026-11-22T10:00:01.000Z' },
  ]) {
    await store.tx((writer) => writer.update('audit_entries', 2, patch));
    expect(await verifyChain(store)).toMatchObject({ valid: false, broken_at: 2 });
    await store.tx((writer) => writer.update('audit_entries', 2, entry(3)));
  }
  expect(await verifyChain(store)).toMatchObject({ valid: true });
});

test.each([1, 2, 3])('removing entry %i shows, be it the newest', async (id) => {
  await store.tx((writer) => writer.remove('audit_entries', id));
  expect(await verifyChain(store)).toMatchObject({ valid: false, broken_at: id });
});

test('the log verifies after very many old entries have been removed', async () => {
  const old = Array.from({ length: 1200 }, (_, index) => ({
    ...entry(index),
    at: agoIso(2 * AUDIT_DAYS * DAY_MS),
  }));
  const folder = mkdtempSync(join(tmpdir(), 'audit-'));
  folders.push(folder);
  const long = await openJsonStorage({ folder, specs, seed: () => ({}) });
  await long.tx((writer) => appendEntries(writer, [...old, { ...entry(1), at: nowIso() }]));
  await purgeAuditLog(long);
  expect(await verifyChain(long)).toEqual({ valid: true, entries: 1, broken_at: null });
  await long.close();
});
