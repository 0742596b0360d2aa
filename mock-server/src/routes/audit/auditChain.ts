import { createHash } from 'node:crypto';
import { AUDIT_DAYS } from '@marketplace/shared/schema';
import { DAY_MS, isoBefore } from '../../clock';
import type { Store } from '../../context';
import type { AuditChainRecord, AuditEntryRecord, Collections } from '../../data/records';
import type { Reader, Writer } from '../../store/port';
import { forEachRecord } from '../../data/forEachRecord';
import { appendHead, hasHeads, readHeads } from './auditHeads';
import type { KeyPlace } from './auditKey';
import { sign } from './auditKey';

/** The only record of `audit_chain`. A write reads it by its key and needs no search for the newest entry. */
const CHAIN_ID = 1;

type Chain = Required<Omit<AuditChainRecord, 'id' | 'version' | 'mac'>>;

/** `keyed_from` is the first entry that the key signs; `broken` stays once a chain did not fit its signature. */
const START: Chain = {
  last_id: 0,
  last_hash: '',
  dropped_id: 0,
  dropped_hash: '',
  keyed_from: 1,
  broken: 0,
};

const PAGE = 1000;

/** An entry without its place in the chain. */
export type NewAuditEntry = Omit<AuditEntryRecord, 'id' | 'version' | 'previous_hash' | 'hash'>;

/** Hashes an entry of a server that had no key. */
function computeOldHash(id: number, previous: string, entry: NewAuditEntry): string {
  const { at, area, account_id, actor_name, masquerade, action, call } = entry;
  const { collection, record_id, records, changes } = entry;
  const fields = changes.map(({ field, before, after }) => [field, before, after]);
  const actor = [area, account_id, actor_name, masquerade];
  const subject = [action, call, collection, record_id, records, fields];
  const text = JSON.stringify([id, previous, at, actor, subject]);
  return createHash('sha256').update(text).digest('hex');
}

/** Signs all fields of an entry but the signature itself. */
const signEntry = (
  place: KeyPlace,
  { hash: _, ...entry }: Omit<AuditEntryRecord, 'hash'> & { hash?: string },
): string => sign(place, entry);

const signChain = (place: KeyPlace, chain: Chain): string => {
  const { last_id, last_hash, dropped_id, dropped_hash, keyed_from, broken } = chain;
  return sign(place, { last_id, last_hash, dropped_id, dropped_hash, keyed_from, broken });
};

/**
 * Loads the chain. One that does not fit its signature is broken for good. A chain without one is of a server
 * that had no key, unless heads have been written since.
 */
async function loadChain(reader: Reader<Collections>, place: KeyPlace): Promise<Chain> {
  const stored = await reader.get('audit_chain', CHAIN_ID);
  if (!stored) return { ...START, broken: hasHeads(place) ? 1 : 0 };
  if (stored.mac === undefined)
    return { ...START, ...stored, keyed_from: stored.last_id + 1, broken: hasHeads(place) ? 1 : 0 };
  const chain = { ...START, ...stored };
  return stored.mac === signChain(place, chain) ? chain : { ...chain, broken: 1 };
}

async function saveChain(
  writer: Writer<Collections>,
  place: KeyPlace,
  { last_id, last_hash, dropped_id, dropped_hash, keyed_from, broken }: Chain,
): Promise<void> {
  const chain = { last_id, last_hash, dropped_id, dropped_hash, keyed_from, broken };
  const signed = { ...chain, mac: signChain(place, chain) };
  if (await writer.get('audit_chain', CHAIN_ID))
    await writer.update('audit_chain', CHAIN_ID, signed);
  else await writer.insert('audit_chain', { ...signed, id: CHAIN_ID });
}

/** Appends entries to the chain in the transaction of the change that they record. */
export async function appendEntries(
  writer: Writer<Collections>,
  place: KeyPlace,
  entries: readonly NewAuditEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const chain = await loadChain(writer, place);
  let { last_id, last_hash } = chain;
  for (const entry of entries) {
    last_id += 1;
    const placed = { ...entry, id: last_id, previous_hash: last_hash };
    last_hash = signEntry(place, { ...placed, version: 1 });
    await writer.insert('audit_entries', { ...placed, hash: last_hash });
  }
  await saveChain(writer, place, { ...chain, last_id, last_hash });
}

/** The outcome of a check of the whole log. */
interface Verification {
  readonly valid: boolean;
  readonly entries: number;
  readonly broken_at: number | null;
}

/** Finds the first head whose entry the log no longer holds. A head of an expired entry proves nothing. */
async function findLostHead(
  reader: Reader<Collections>,
  place: KeyPlace,
  { dropped_id }: Chain,
): Promise<number | undefined> {
  for (const head of readHeads(place)) {
    if (!head) return dropped_id + 1;
    if (head.id <= dropped_id) continue;
    const entry = await reader.get('audit_entries', head.id);
    if (entry?.hash !== head.hash) return head.id;
  }
  return undefined;
}

/**
 * Checks every entry's hash and place, page by page, that the newest one is there, and that the log holds what
 * the heads outside of it name.
 */
export async function verifyChain(store: Store, place: KeyPlace): Promise<Verification> {
  const chain = await loadChain(store, place);
  const { last_id, last_hash, dropped_id, dropped_hash, keyed_from, broken } = chain;
  let [id, hash] = [dropped_id, dropped_hash];
  const breakAt = (broken_at: number) => ({ valid: false, entries: id - dropped_id, broken_at });
  while (id < last_id) {
    const filter = { id_gt: id, id_lte: last_id };
    const { rows } = await store.find('audit_entries', {
      filter,
      sort: ['id', 'ASC'],
      range: [0, PAGE - 1],
    });
    if (rows.length === 0) return breakAt(id + 1);
    for (const entry of rows) {
      const expected =
        entry.id < keyed_from ? computeOldHash(entry.id, hash, entry) : signEntry(place, entry);
      const fits = entry.id === id + 1 && entry.previous_hash === hash;
      if (!fits || entry.hash !== expected) return breakAt(id + 1);
      [id, hash] = [entry.id, entry.hash];
    }
  }
  if (hash !== last_hash) return breakAt(id);
  const lost = await findLostHead(store, place, chain);
  if (lost !== undefined || broken === 1) return breakAt(lost ?? id);
  return { valid: true, entries: id - dropped_id, broken_at: null };
}

/** Writes the newest entry to a file outside of the log, once an hour. */
export async function recordHead(store: Store, place: KeyPlace): Promise<void> {
  const { last_id, last_hash, broken } = await loadChain(store, place);
  if (last_id > 0 && broken === 0) appendHead(place, { id: last_id, hash: last_hash });
}

/** Deletes the entries that a time makes expired, oldest first, and stores the hash that the next entry follows. */
export async function purgeAuditLog(store: Store, place: KeyPlace, time: number): Promise<void> {
  const old = { at_lt: isoBefore(time, AUDIT_DAYS * DAY_MS) };
  await forEachRecord(store, 'audit_entries', old, async (writer, { id, hash }) => {
    await writer.remove('audit_entries', id);
    const chain = await loadChain(writer, place);
    await saveChain(writer, place, { ...chain, dropped_id: id, dropped_hash: hash });
  });
}
