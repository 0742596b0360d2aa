import type { AnySpec, Condition } from '../filter';
import { matchesAll, parseFilter } from '../filter';
import { createComparator } from '../order';
import type { Id, Query, Sort, Stored } from '../port';
import { UniqueKeys } from '../uniqueKeys';
import { ValueIndex } from '../valueIndex';
import { SortedRows } from './sortedRows';

const byId: Sort = ['id', 'ASC'];

/**
 * The rows of one collection, in the array that json-server serves, with indexes: by id, by the values of
 * each filtered field, and in each requested sort order. The table builds the last two on first use.
 */
export class Table<Row extends Stored> {
  /** The rows as json-server sees them. Only this table changes them. */
  readonly rows: Row[] = [];
  readonly #spec: AnySpec;
  readonly #positions = new Map<Id, number>();
  readonly #index = new ValueIndex<Row>(() => this.rows);
  readonly #sorted = new Map<string, SortedRows<Row>>();
  readonly unique: UniqueKeys;
  /** The rows by their unique values. */
  readonly holders = new Map<string, Id>();

  constructor(spec: AnySpec) {
    this.#spec = spec;
    this.unique = new UniqueKeys(spec);
  }

  get(id: Id): Row | undefined {
    const position = this.#positions.get(id);
    return position === undefined ? undefined : this.rows[position];
  }

  put(row: Row): void {
    const position = this.#positions.get(row.id);
    const old = position === undefined ? undefined : this.rows[position];
    if (position === undefined) {
      this.#positions.set(row.id, this.rows.length);
      this.rows.push(row);
    } else this.rows[position] = row;
    this.#replace(old, row);
  }

  delete(id: Id): void {
    const position = this.#positions.get(id);
    if (position === undefined) return;
    const old = this.rows[position];
    const last = this.rows.pop();
    this.#positions.delete(id);
    // Move the last row into the gap, because shifting all later rows would take long in a large table.
    if (last && last.id !== id) {
      this.rows[position] = last;
      this.#positions.set(last.id, position);
    }
    this.#replace(old, undefined);
  }

  /**
   * Returns all matching rows in order, before the range is applied. The result may be a cached
   * array: do not change it.
   */
  findMatching({ filter = {}, sort = byId }: Query): readonly Row[] {
    const conditions = parseFilter(filter, this.#spec);
    const compare = createComparator(sort, this.#spec);
    const fits = matchesAll(conditions, this.#spec);
    const candidates = this.#findCandidates(conditions);
    if (candidates) return candidates.filter(fits).sort(compare);
    const all = this.#getSortedRows(sort, compare);
    return conditions.length === 0 ? all : all.filter(fits);
  }

  /** Returns the rows of the narrowest condition; undefined if there are too many to sort for each query. */
  #findCandidates(conditions: readonly Condition[]): Row[] | undefined {
    let best: ReadonlySet<Id>[] | undefined;
    let bestSize = this.rows.length / 8;
    for (const { field, operator, type, values } of conditions) {
      if (operator !== 'in' || type === 'list') continue;
      if (field === 'id') {
        if (values.length < bestSize) return this.#getPresentRows(new Set(values));
        continue;
      }
      const sets = values.map((value) => this.#index.ids(field, value));
      const size = sets.reduce((sum, set) => sum + set.size, 0);
      if (size < bestSize) [best, bestSize] = [sets, size];
    }
    return best && this.#getPresentRows(new Set(best.flatMap((set) => [...set])));
  }

  #getPresentRows(ids: ReadonlySet<unknown>): Row[] {
    return [...ids].flatMap((id) => {
      const row = typeof id === 'string' || typeof id === 'number' ? this.get(id) : undefined;
      return row ? [row] : [];
    });
  }

  #getSortedRows(sort: Sort, compare: (a: Row, b: Row) => number): readonly Row[] {
    const key = sort.join(' ');
    const cached = this.#sorted.get(key) ?? new SortedRows(this.rows, compare);
    this.#sorted.set(key, cached);
    return cached.current();
  }

  #replace(old: Row | undefined, row: Row | undefined): void {
    for (const { key } of this.unique.list(old))
      if (this.holders.get(key) === old?.id) this.holders.delete(key);
    for (const { key } of this.unique.list(row)) this.holders.set(key, row?.id ?? '');
    this.#index.replace(old, row);
    for (const sorted of this.#sorted.values()) sorted.replace(old, row);
  }
}
