import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { nowIso } from '../../clock';
import type { Store } from '../../context';
import type { BackfillRecord, Collections } from '../../data/records';
import { specs } from '../../data/specs';
import { forwardReads } from '../../store/forwardReads';
import type { Id, NewRecord, Patch, Reader, Writer } from '../../store/port';

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
  /** Lists what has derived records, or should have: a person, a lead or an application. */
  listSubjects(reader: Reader<Collections>): Promise<Iterable<string>>;
  /** Brings the derived records of some subjects up to date. */
  update(writer: Writer<Collections>, subjects: readonly string[]): Promise<void>;
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
    ...forwardReads(() => writer),
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

/** Subjects that one transaction computes, so that others do not wait for it. */
const BATCH = 200;
/** Milliseconds between two looks for records of earlier rules. */
const LOOK_MS = 60_000;
/** Milliseconds that the end of a server waits for the removal of a mark. */
const UNMARK_MS = 1_000;

const getRules = (collection: keyof Collections): number => specs[collection]?.rules ?? 0;

/** Computes the derived records that are missing or follow other rules, beside other writers. Then marks them as computed. */
async function backfill(store: Store, derivation: Derivation): Promise<void> {
  const { collection } = derivation;
  const subjects = [...(await derivation.listSubjects(store))];
  for (let start = 0; start < subjects.length; start += BATCH)
    await store.tx((writer) => derivation.update(writer, subjects.slice(start, start + BATCH)));
  await store.tx(async (writer) => {
    const { rows } = await writer.find('backfills', { filter: { collection } });
    for (const { id } of rows) await writer.remove('backfills', id);
    const spec = JSON.stringify(specs[collection]);
    await writer.insert('backfills', {
      collection,
      at: nowIso(),
      spec,
      rules: getRules(collection),
    });
  });
}

/**
 * Returns a store whose transactions also update the derived records. `fill` computes those that are missing
 * or follow other rules; otherwise the first transaction does.
 *
 * While servers of two versions run, each writes by its own rules. So one that ends beside a newer one removes the
 * mark, and the newer one, which looks for it by `refill` every minute, computes the records once more.
 */
export function withDerivedRecords(
  base: Store,
  derivations: readonly Derivation[],
): Store & { fill(): Promise<void>; refill(): Promise<void> } {
  let isFilled = false;
  async function backfillIf(
    isDue: (marks: readonly BackfillRecord[], collection: keyof Collections) => boolean,
  ): Promise<void> {
    for (const derivation of derivations) {
      const { collection } = derivation;
      const { rows } = await base.find('backfills', { filter: { collection } });
      if (isDue(rows, collection)) await backfill(base, derivation);
    }
  }
  async function fill(): Promise<void> {
    if (isFilled) return;
    await backfillIf((marks, name) =>
      marks.every(({ spec }) => spec !== JSON.stringify(specs[name])),
    );
    isFilled = true;
  }
  /** Leaves the records of a newer version alone. */
  const refill = (): Promise<void> =>
    backfillIf((marks, name) =>
      marks.every(
        ({ rules = 0, spec }) => rules < getRules(name) && spec !== JSON.stringify(specs[name]),
      ),
    );
  async function unmarkNewer(): Promise<void> {
    const { rows } = await base.find('backfills');
    const newer = rows.filter(({ rules = 0, collection }) =>
      derivations.some((one) => one.collection === collection && rules > getRules(one.collection)),
    );
    if (newer.length === 0) return;
    await base.tx(async (writer) => {
      for (const { id } of newer)
        if (await writer.get('backfills', id)) await writer.remove('backfills', id);
    });
  }
  const looking = setInterval(() => {
    if (isFilled) refill().catch(() => undefined);
  }, LOOK_MS).unref();
  return {
    ...base,
    fill,
    refill,
    async close() {
      clearInterval(looking);
      // A database that is away must not hold up the end.
      const tooLate = pause(UNMARK_MS, undefined, { ref: false });
      if (isFilled) await Promise.race([unmarkNewer().catch(() => undefined), tooLate]);
      await base.close();
    },
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
