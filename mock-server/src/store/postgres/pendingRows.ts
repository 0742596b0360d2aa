import type { AnySpec, Condition } from '../filter';
import type { Id, Stored } from '../port';
import { UniqueKeys } from '../uniqueKeys';
import { ValueIndex } from '../valueIndex';

/** A record as a transaction sees it; undefined if there is none. */
interface KnownRow<R> {
  record: R | undefined;
  /** The record in the table; undefined if it has none. */
  stored: R | undefined;
}

/** The statements that bring a table up to date, in this order. */
export interface Changes<R> {
  readonly removed: readonly Id[];
  readonly updated: readonly R[];
  readonly inserted: readonly R[];
}

/** Maximum number of candidates to filter in memory for a query. */
const MAX_CANDIDATES = 1000;

const isEquality = ({ operator, type }: Condition): boolean => operator === 'in' && type !== 'list';

/**
 * The rows of a collection that a transaction knows, and its unwritten changes. Nobody else changes the rows
 * while the transaction holds the write lock.
 */
export class PendingRows<R extends Stored> {
  readonly #known = new Map<Id, KnownRow<R>>();
  readonly #changed = new Set<Id>();
  /** The values of a field whose rows are all known. */
  readonly #complete = new Map<string, Set<unknown>>();
  readonly #unique: UniqueKeys;
  readonly #index = new ValueIndex<R>(() =>
    [...this.#known.values()].flatMap(({ record }) => record ?? []),
  );

  constructor(spec: AnySpec) {
    this.#unique = new UniqueKeys(spec);
  }

  /** Number of unwritten rows. */
  get size(): number {
    return this.#changed.size;
  }

  has(id: Id): boolean {
    return this.#known.has(id) || this.#isComplete('id', id);
  }

  record(id: Id): R | undefined {
    return this.#known.get(id)?.record;
  }

  /** Records a row that was read. Keeps the transaction's own change of it. */
  noteRead(id: Id, record: R | undefined): void {
    if (this.#known.has(id)) return;
    this.#known.set(id, { record, stored: record });
    this.#index.replace(undefined, record);
  }

  /** Records that all rows that meet the conditions were read. */
  noteAll(conditions: readonly Condition[]): void {
    const [only, ...others] = conditions;
    if (!only || others.length > 0 || !isEquality(only)) return;
    const values = this.#complete.get(only.field) ?? new Set();
    this.#complete.set(only.field, values);
    for (const value of only.values) values.add(value);
  }

  /** Returns rows that include all that meet the conditions; undefined if some may be unknown. */
  findCandidates(conditions: readonly Condition[]): R[] | undefined {
    let best: Id[] | undefined;
    for (const condition of conditions) {
      const { field, values } = condition;
      if (!isEquality(condition) || !values.every((one) => this.#isComplete(field, one))) continue;
      const ids = [...new Set(values)].flatMap((one) => [...this.#index.ids(field, one)]);
      if (ids.length < (best?.length ?? MAX_CANDIDATES)) best = ids;
    }
    return best?.flatMap((id) => this.record(id) ?? []);
  }

  set(id: Id, record: R | undefined): void {
    const known = this.#known.get(id);
    this.#index.replace(known?.record, record);
    if (known) known.record = record;
    else this.#known.set(id, { record, stored: undefined });
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
      const { record, stored } = known;
      // A unique index looks at each row by itself, so a row that takes values from another one is written anew.
      const isNew = !stored || this.#unique.listGained(stored, record).length > 0;
      if (stored && (isNew || !record)) removed.push(id);
      if (record) (isNew ? inserted : updated).push(record);
      known.stored = record;
    }
    this.#changed.clear();
    return { inserted, updated, removed };
  }

  #isComplete(field: string, value: unknown): boolean {
    return this.#complete.get(field)?.has(value) === true;
  }
}
