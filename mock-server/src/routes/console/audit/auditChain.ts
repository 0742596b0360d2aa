import { createHash } from 'node:crypto';
import { AUDIT_DAYS } from '@marketplace/shared/schema';
import { agoIso, DAY_MS } from '../../../clock';
import type { Store } from '../../../context';
import type { AuditChainRecord, AuditEntryRecord, Collections } from '../../../data/records';
import type { Reader, Writer } from '../../../store/port';
import { forEachRecord } from '../../jobs/forEachRecord';

/** The only record of `audit_chain`. A write reads it by its key and needs no search for the newest entry. */
const CHAIN_ID = 1;

const START = { last_id: 0, last_hash: '', dropped_id: 0, dropped_hash: '' } as const;

const PAGE = 1000;

/** An entry without its place in the chain. */
export type NewAuditEntry = Omit<AuditEntryRecord, 'id' | 'version' | 'previous_hash' | 'hash'>;

function computeHash(id: number, previous: string, entry: NewAuditEntry): string {
  const { at, area, account_id, actor_name, masquerade, action, call } = entry;
  const { collection, record_id, records, changes } = entry;
  const fields = changes.map(({ field, before, after }) => [field, before, after]);
  const actor = [area, account_id, actor_name, masquerade];
  const subject = [action, call, collection, record_id, records, fields];
  const text = JSON.stringify([id, previous, at, actor, subject]);
  return createHash('sha256').update(text).digest('hex');
}

const loadChain = async (
  reader: Reader<Collections>,
): Promise<Pick<AuditChainRecord, keyof typeof START>> =>
  (await reader.get('audit_chain', CHAIN_ID)) ?? START;

async function saveChain(
  writer: Writer<Collections>,
  patch: Partial<typeof START> | Pick<AuditChainRecord, 'last_id' | 'last_hash'>,
): Promise<void> {
  if (await writer.get('audit_chain', CHAIN_ID))
    await writer.update('audit_chain', CHAIN_ID, patch);
  else await writer.insert('audit_chain', { ...START, ...patch, id: CHAIN_ID });
}

/** Appends entries to the chain in the transaction of the change that they record. */
export async function appendEntries(
  writer: Writer<Collections>,
  entries: readonly NewAuditEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  let { last_id, last_hash } = await loadChain(writer);
  for (const entry of entries) {
    const previous_hash = last_hash;
    last_id += 1;
    last_hash = computeHash(last_id, previous_hash, entry);
    await writer.insert('audit_entries', { ...entry, id: last_id, previous_hash, hash: last_hash });
  }
  await saveChain(writer, { last_id, last_hash });
}

/** The outcome of a check of the whole log. */
interface Verification {
  readonly valid: boolean;
  readonly entries: number;
  readonly broken_at: number | null;
}

/** Checks every entry's hash and place, page by page, and that the newest one is there. */
export async function verifyChain(store: Store): Promise<Verification> {
  const { last_id, last_hash, dropped_id, dropped_hash } = await loadChain(store);
  let [id, hash] = [dropped_id, dropped_hash];
  while (id < last_id) {
    const filter = { id_gt: id, id_lte: last_id };
    const { rows } = await store.find('audit_entries', {
      filter,
      sort: ['id', 'ASC'],
      range: [0, PAGE - 1],
    });
    if (rows.length === 0) return { valid: false, entries: id - dropped_id, broken_at: id + 1 };
    for (const entry of rows) {
      const fits = entry.id === id + 1 && entry.previous_hash === hash;
      if (!fits || entry.hash !== computeHash(entry.id, hash, entry))
        return { valid: false, entries: id - dropped_id, broken_at: id + 1 };
      [id, hash] = [entry.id, entry.hash];
    }
  }
  const valid = hash === last_hash;
  return { valid, entries: id - dropped_id, broken_at: valid ? null : id };
}

/** Deletes expired entries, oldest first, and stores the hash that the next entry follows. */
export async function purgeAuditLog(store: Store): Promise<void> {
  const old = { at_lt: agoIso(AUDIT_DAYS * DAY_MS) };
  await forEachRecord(store, 'audit_entries', old, async (writer, { id, hash }) => {
    await writer.remove('audit_entries', id);
    await writer.update('audit_chain', CHAIN_ID, { dropped_id: id, dropped_hash: hash });
  });
}
