import type { Id, Stored } from '../port';

/** A record as a transaction sees it; undefined if there is none. */
interface Known<R> {
  record: R | undefined;
  /** Whether the table has a row of it. */
  isStored: boolean;
}

/** The statements that bring a table up to date. */
export interface Changes<R> {
  readonly inserted: readonly R[];
  readonly updated: readonly R[];
  readonly removed: readonly Id[];
}

/**
 * What a transaction knows of the rows of one collection, and which of its changes are not written
 * yet. Nobody else changes the rows while the transaction holds the write lock.
 */
export class WaitingRows<R extends Stored> {
  readonly #known = new Map<Id, Known<R>>();
  readonly #changed = new Set<Id>();

  /** The number of rows that are not written yet. */
  get size(): number {
    return this.#changed.size;
  }

  known(id: Id): Readonly<Known<R>> | undefined {
    return this.#known.get(id);
  }

  /** Records a record that was read. Keeps what the transaction has changed since. */
  noteRead(id: Id, record: R | undefined): void {
    if (!this.#known.has(id)) this.#known.set(id, { record, isStored: record !== undefined });
  }

  /** Sets a record, or removes it. */
  set(id: Id, record: R | undefined): void {
    const known = this.#known.get(id);
    if (known) known.record = record;
    else this.#known.set(id, { record, isStored: false });
    this.#changed.add(id);
  }

  /** Returns the changes since the last call. The caller writes them before anything reads the table. */
  take(): Changes<R> {
    const inserted: R[] = [];
    const updated: R[] = [];
    const removed: Id[] = [];
    for (const id of this.#changed) {
      const known = this.#known.get(id);
      if (!known) continue;
      const { record, isStored } = known;
      if (record) (isStored ? updated : inserted).push(record);
      else if (isStored) removed.push(id);
      known.isStored = record !== undefined;
    }
    this.#changed.clear();
    return { inserted, updated, removed };
  }
}
