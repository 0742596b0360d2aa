import { createHash } from 'node:crypto';
import { AUDIT_DAYS } from '@marketplace/shared/schema';
import { DAY_MS, isoBefore } from '../../clock';
import type { Store } from '../../context';
import type { AuditChainRecord, AuditEntryRecord, Collections } from '../../data/records';
import type { Reader, Writer } from '../../store/port';
import { forEachRecord } from '../../data/forEachRecord';
import { type AuditHead, appendHeads, FIRST_CHAIN, hasHeads, readHeads } from './auditHeads';
import type { KeyPlace } from './auditKey';
import { sign } from './auditKey';

/** Numbers of chains. A database runs transactions at once, and those that append to different chains do not collide. */
const CHAINS: Readonly<Record<Store['kind'], number>> = { json: 1, postgres: 32 };

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

/** An entry without its place in a chain. */
export type NewAuditEntry = Omit<
  AuditEntryRecord,
  'id' | 'version' | 'chain' | 'previous_id' | 'previous_hash' | 'hash'
>;

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

/**
 * Signs all fields of an entry but the signature itself, and the id, which the next entry or the chain names. Older
 * entries have no other place in the chain than their id.
 */
const signEntry = (
  place: KeyPlace,
  { hash: _, id, ...entry }: Omit<AuditEntryRecord, 'hash' | 'id'> & { hash?: string; id?: number },
): string => sign(place, entry.previous_id === undefined ? { id, ...entry } : entry);

const signChain = (place: KeyPlace, chain: Chain): string => {
  const { last_id, last_hash, dropped_id, dropped_hash, keyed_from, broken } = chain;
  return sign(place, { last_id, last_hash, dropped_id, dropped_hash, keyed_from, broken });
};

/**
 * Loads a chain by its key, with no search for the newest entry. One that does not fit its signature is broken for good. A chain without one is of a server
 * that had no key, unless heads have been written since.
 */
async function loadChain(reader: Reader<Collections>, place: KeyPlace, id: number): Promise<Chain> {
  const stored = await reader.get('audit_chain', id);
  if (stored?.mac === undefined) {
    const broken = hasHeads(place, id) ? 1 : 0;
    return { ...START, ...(stored && { ...stored, keyed_from: stored.last_id + 1 }), broken };
  }
  const chain = { ...START, ...stored };
  return stored.mac === signChain(place, chain) ? chain : { ...chain, broken: 1 };
}

async function saveChain(
  writer: Writer<Collections>,
  place: KeyPlace,
  id: number,
  { last_id, last_hash, dropped_id, dropped_hash, keyed_from, broken }: Chain,
): Promise<void> {
  const chain = { last_id, last_hash, dropped_id, dropped_hash, keyed_from, broken };
  const signed = { ...chain, mac: signChain(place, chain) };
  if (await writer.get('audit_chain', id)) await writer.update('audit_chain', id, signed);
  else await writer.insert('audit_chain', { ...signed, id });
}

/** Appends entries to any of the store's chains in the transaction of the change that they record. */
export async function appendEntries(
  writer: Writer<Collections>,
  place: KeyPlace,
  entries: readonly NewAuditEntry[],
  kind: Store['kind'],
): Promise<void> {
  if (entries.length === 0) return;
  const chain = FIRST_CHAIN + Math.floor(Math.random() * CHAINS[kind]);
  const ends = await loadChain(writer, place, chain);
  let { last_id, last_hash } = ends;
  for (const entry of entries) {
    const placed = { ...entry, chain, previous_id: last_id, previous_hash: last_hash };
    last_hash = signEntry(place, { ...placed, version: 1 });
    last_id = (await writer.insert('audit_entries', { ...placed, hash: last_hash })).id;
  }
  await saveChain(writer, place, chain, { ...ends, last_id, last_hash });
}

/** The outcome of a check of the whole log. */
interface Verification {
  readonly valid: boolean;
  readonly entries: number;
  readonly broken_at: number | null;
}

/** Finds the first head of a chain whose entry the log no longer holds. A head of an expired entry proves nothing. */
async function findLostHead(
  reader: Reader<Collections>,
  heads: readonly (AuditHead | undefined)[],
  { dropped_id }: Chain,
): Promise<number | undefined> {
  for (const head of heads) {
    if (!head) return dropped_id + 1;
    if (head.id <= dropped_id) continue;
    const entry = await reader.get('audit_entries', head.id);
    if (entry?.hash !== head.hash) return head.id;
  }
  return undefined;
}

/** Checks every entry of a chain, page by page, that the newest one is there, and the heads. */
async function verifyOne(
  store: Store,
  place: KeyPlace,
  chain: number,
  isUsed: boolean,
): Promise<Verification> {
  const ends = await loadChain(store, place, chain);
  const { last_id, last_hash, dropped_id, dropped_hash, keyed_from, broken } = ends;
  let [id, hash, entries] = [dropped_id, dropped_hash, 0];
  const breakAt = (broken_at: number): Verification => ({ valid: false, entries, broken_at });
  while (id < last_id) {
    const { rows } = await store.find('audit_entries', {
      filter: { chain: chain === FIRST_CHAIN ? [chain, null] : chain, id_gt: id, id_lte: last_id },
      sort: ['id', 'ASC'],
      range: [0, PAGE - 1],
      countAtMost: PAGE,
    });
    if (rows.length === 0) return breakAt(last_id);
    for (const entry of rows) {
      const { previous_id = entry.id - 1 } = entry;
      const expected =
        entry.id < keyed_from ? computeOldHash(entry.id, hash, entry) : signEntry(place, entry);
      // The entry before is gone if this one names another than the last that was checked.
      if (previous_id > id && previous_id < entry.id) return breakAt(previous_id);
      const fits = previous_id === id && entry.previous_hash === hash;
      if (!fits || entry.hash !== expected) return breakAt(entry.id);
      [id, hash, entries] = [entry.id, entry.hash, entries + 1];
    }
  }
  const heads = readHeads(place).filter((head) => !head || (head.chain ?? FIRST_CHAIN) === chain);
  const lost = await findLostHead(store, heads, ends);
  const isForged = hash !== last_hash || broken === 1 || (isUsed && last_id === 0);
  if (lost !== undefined || isForged) return breakAt(lost ?? id);
  return { valid: true, entries, broken_at: null };
}

/** Checks every entry's hash and place in its chain, and that the log holds what the heads outside of it name. */
export async function verifyChain(store: Store, place: KeyPlace): Promise<Verification> {
  // The ends are read after the entries: no entry that is counted here may lack them.
  const counted = await store.countBy('audit_entries', ['chain']);
  const used = new Set(counted.map(({ chain }) => chain ?? FIRST_CHAIN));
  const { rows } = await store.find('audit_chain');
  const known = [...rows, ...readHeads(place).map((head) => ({ id: head?.chain ?? FIRST_CHAIN }))];
  const chains = new Set([FIRST_CHAIN, ...used, ...known.map(({ id }) => id)]);
  const all: Verification[] = [];
  for (const chain of chains) all.push(await verifyOne(store, place, chain, used.has(chain)));
  const breaks = all.flatMap(({ broken_at }) => broken_at ?? []);
  return {
    valid: breaks.length === 0,
    entries: all.reduce((sum, { entries }) => sum + entries, 0),
    broken_at: breaks.length === 0 ? null : Math.min(...breaks),
  };
}

/** Writes the newest entry of each chain to a file outside of the log, once an hour. */
export async function recordHeads(store: Store, place: KeyPlace): Promise<void> {
  const { rows } = await store.find('audit_chain');
  const heads: Omit<AuditHead, 'at'>[] = [];
  for (const { id: chain } of rows) {
    const { last_id, last_hash, broken } = await loadChain(store, place, chain);
    if (last_id > 0 && broken === 0) heads.push({ id: last_id, hash: last_hash, chain });
  }
  appendHeads(place, heads);
}

/** Deletes the entries that a time makes expired, oldest first, and stores the hash that the next entry follows. */
export async function purgeAuditLog(store: Store, place: KeyPlace, time: number): Promise<void> {
  const old = { at_lt: isoBefore(time, AUDIT_DAYS * DAY_MS) };
  await forEachRecord(store, 'audit_entries', old, async (writer, entry) => {
    const { id, hash, chain = FIRST_CHAIN } = entry;
    await writer.remove('audit_entries', id);
    const ends = await loadChain(writer, place, chain);
    if (id > ends.dropped_id)
      await saveChain(writer, place, chain, { ...ends, dropped_id: id, dropped_hash: hash });
  });
}
