import { isDeepStrictEqual } from 'node:util';
import { nowIso } from '../../clock';
import type { Store } from '../../context';
import type { Collections } from '../../data/records';
import { specs } from '../../data/specs';
import { forwardReads } from '../../store/forwardReads';
import type { Id, NewRecord, Patch, Writer } from '../../store/port';

/** Watches a transaction for changes that affect derived records. */
export interface Watch {
  /** Is called after an insert, before and after an update, and before a removal. */
  note(name: keyof Collections, id: Id, isNew: boolean): Promise<void>;
  /** Updates the derived records at the end of the transaction. */
  update(): Promise<void>;
}

/** Derives the records of a collection from others, so that no call has to compute them. */
export interface Derivation {
  readonly collection: keyof Collections;
  /** Computes all records of an empty collection. */
  fill(writer: Writer<Collections>): Promise<void>;
  watch(writer: Writer<Collections>): Watch;
}

/** Derived collections whose records have the ids of their sources. */
type SameIdCollection = 'call_candidates' | 'lead_candidates' | 'earnings';

/** Inserts, updates and removes derived records until they equal the wanted ones. */
export async function replaceDerived<K extends SameIdCollection>(
  writer: Writer<Collections>,
  collection: K,
  stored: readonly Readonly<Collections[K]>[],
  wanted: readonly (NewRecord<Collections[K]> & Patch<Collections[K]> & { readonly id: string })[],
): Promise<void> {
  const known = new Map<Id, Readonly<Collections[K]>>(stored.map((record) => [record.id, record]));
  // After this query the transaction knows which ids exist and looks none up before an insert.
  await writer.find(collection, { filter: { id: wanted.map(({ id }) => id) } });
  for (const record of wanted) {
    const old = known.get(record.id);
    known.delete(record.id);
    if (!old) await writer.insert(collection, record);
    else if (!isDeepStrictEqual({ ...record, version: old.version }, { ...old }))
      await writer.update(collection, record.id, record);
  }
  for (const id of known.keys()) await writer.remove(collection, id);
}

/** Wraps a writer and reports each write to `note`. */
function watchWriter(writer: Writer<Collections>, note: Watch['note']): Writer<Collections> {
  return {
    ...forwardReads(writer),
    async insert(collection, data) {
      const made = await writer.insert(collection, data);
      await note(collection, made.id, true);
      return made;
    },
    async update<K extends keyof Collections>(
      collection: K,
      id: Collections[K]['id'],
      patch: Patch<Collections[K]>,
    ) {
      await note(collection, id, false);
      const saved = await writer.update(collection, id, patch);
      await note(collection, id, false);
      return saved;
    },
    async remove(collection, id) {
      await note(collection, id, false);
      return writer.remove(collection, id);
    },
  };
}

/** Computes the derived records that are missing or follow earlier rules, and marks the collection as computed. */
async function backfill(writer: Writer<Collections>, derivation: Derivation): Promise<void> {
  const { collection } = derivation;
  const spec = JSON.stringify(specs[collection]);
  const { rows } = await writer.find('backfills', { filter: { collection } });
  if (rows.some((one) => one.spec === spec)) return;
  for (const { id } of rows) await writer.remove('backfills', id);
  for (const { id } of (await writer.find(collection)).rows) await writer.remove(collection, id);
  await derivation.fill(writer);
  await writer.insert('backfills', { collection, at: nowIso(), spec });
}

/**
 * Returns a store whose transactions also update the derived records. `fill` computes those that are missing
 * or follow earlier rules; otherwise the first transaction does.
 */
export function withDerivedRecords(
  base: Store,
  derivations: readonly Derivation[],
): Store & { fill(): Promise<void> } {
  let isFilled = false;
  async function fill(): Promise<void> {
    if (isFilled) return;
    for (const derivation of derivations) await base.tx((writer) => backfill(writer, derivation));
    isFilled = true;
  }
  return {
    ...base,
    fill,
    async tx(work) {
      await fill();
      return base.tx(async (writer) => {
        const watches = derivations.map((derivation) => derivation.watch(writer));
        const result = await work(
          watchWriter(writer, async (...noted) => {
            for (const watch of watches) await watch.note(...noted);
          }),
        );
        for (const watch of watches) await watch.update();
        return result;
      });
    },
  };
}
