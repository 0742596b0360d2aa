import { isDeepStrictEqual } from 'node:util';
import { nowIso } from '../../clock';
import type { Store } from '../../context';
import type { Collections } from '../../data/records';
import { specs } from '../../data/specs';
import { forwardReads } from '../../store/forwardReads';
import type { Id, NewRecord, Patch, Writer } from '../../store/port';

/** Watches a transaction for what changes kept records. */
export interface Watch {
  /** Is called after an insert, before and after an update, and before a removal. */
  note(name: keyof Collections, id: Id, isNew: boolean): Promise<void>;
  /** Brings the kept records up to date, at the end of the transaction. */
  update(): Promise<void>;
}

/** Keeps records that follow from others, so that no call has to compute them from all of these. */
export interface Keeper {
  /** The collection of the kept records. */
  readonly collection: keyof Collections;
  /** Computes all the records. Is called when there are none. */
  fill(writer: Writer<Collections>): Promise<void>;
  watch(writer: Writer<Collections>): Watch;
}

/** Collections of kept records whose ids are those of the records that they follow from. */
type Derived = 'call_candidates' | 'lead_candidates' | 'earnings';

/** Inserts, changes and removes kept records until they are the wanted ones. */
export async function replaceKept<K extends Derived>(
  writer: Writer<Collections>,
  collection: K,
  kept: readonly Readonly<Collections[K]>[],
  wanted: readonly (NewRecord<Collections[K]> & Patch<Collections[K]> & { readonly id: string })[],
): Promise<void> {
  const known = new Map<Id, Readonly<Collections[K]>>(kept.map((record) => [record.id, record]));
  // A transaction that has asked for the ids does not look for each before it inserts it.
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

/**
 * Computes the derived records of a store that lacks them or has those of other rules, and marks the collection as
 * computed.
 */
async function backfill(writer: Writer<Collections>, keeper: Keeper): Promise<void> {
  const { collection } = keeper;
  const spec = JSON.stringify(specs[collection]);
  const { rows } = await writer.find('backfills', { filter: { collection } });
  if (rows.some((one) => one.spec === spec)) return;
  for (const { id } of rows) await writer.remove('backfills', id);
  for (const { id } of (await writer.find(collection)).rows) await writer.remove(collection, id);
  await keeper.fill(writer);
  await writer.insert('backfills', { collection, at: nowIso(), spec });
}

/**
 * Returns a store whose transactions also bring the kept records up to date. `fill` computes those that are
 * missing or follow other rules; else the first transaction does.
 */
export function keepRecords(
  base: Store,
  keepers: readonly Keeper[],
): Store & { fill(): Promise<void> } {
  let isFilled = false;
  async function fill(): Promise<void> {
    if (isFilled) return;
    for (const keeper of keepers) await base.tx((writer) => backfill(writer, keeper));
    isFilled = true;
  }
  return {
    ...base,
    fill,
    async tx(work) {
      await fill();
      return base.tx(async (writer) => {
        const watches = keepers.map((keeper) => keeper.watch(writer));
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
