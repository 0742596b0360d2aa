import type { AnySpec, Condition } from '../filter';
import { fieldOf, matchesCondition, parseFilter } from '../filter';
import { comparator } from '../order';
import type { Id, Query, Sort, Stored } from '../port';

const byId: Sort = ['id', 'ASC'];

/**
 * The rows of one collection, in the array that json-server serves, with indexes: by id, by the
 * values of each filtered field, and in each requested sort order. The table builds the last two on
 * first use.
 */
export class Table<Row extends Stored> {
  /** The rows as json-server sees them. Only this table changes them. */
  readonly rows: Row[] = [];
  readonly #spec: AnySpec;
  readonly #positions = new Map<Id, number>();
  readonly #byValue = new Map<string, Map<unknown, Set<Id>>>();
  readonly #sorted = new Map<string, { sort: Sort; rows: Row[] }>();

  constructor(spec: AnySpec) {
    this.#spec = spec;
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
    const [old] = this.rows.splice(position, 1);
    this.#positions.delete(id);
    for (let index = position; index < this.rows.length; index += 1) {
      const row = this.rows[index];
      if (row) this.#positions.set(row.id, index);
    }
    this.#replace(old, undefined);
  }

  /**
   * Returns all matching rows in order, before the range is applied. The result may be a cached
   * array: do not change it.
   */
  matching({ filter = {}, sort = byId }: Query): readonly Row[] {
    const conditions = parseFilter(filter, this.#spec);
    const compare = comparator(sort, this.#spec);
    const predicates = conditions.map((condition) => matchesCondition(condition, this.#spec.text));
    const fits = (row: Row): boolean => predicates.every((meetsOne) => meetsOne(row));
    const candidates = this.#candidates(conditions);
    if (candidates && candidates.length * 8 < this.rows.length)
      return candidates.filter(fits).sort(compare);
    const all = this.#inOrder(sort, compare);
    return predicates.length === 0 ? all : all.filter(fits);
  }

  #candidates(conditions: readonly Condition[]): Row[] | undefined {
    let best: Set<Id>[] | undefined;
    let bestSize = Number.POSITIVE_INFINITY;
    for (const { field, operator, type, values } of conditions) {
      if (operator !== 'in' || type === 'list') continue;
      if (field === 'id') return this.#present(new Set(values));
      const index = this.#valueIndex(field);
      const sets = values.map((value) => index.get(value) ?? new Set<Id>());
      const size = sets.reduce((sum, set) => sum + set.size, 0);
      if (size < bestSize) [best, bestSize] = [sets, size];
    }
    return best && this.#present(new Set(best.flatMap((set) => [...set])));
  }

  #present(ids: ReadonlySet<unknown>): Row[] {
    return [...ids].flatMap((id) => {
      const row = typeof id === 'string' || typeof id === 'number' ? this.get(id) : undefined;
      return row ? [row] : [];
    });
  }

  #valueIndex(field: string): Map<unknown, Set<Id>> {
    const cached = this.#byValue.get(field);
    if (cached) return cached;
    const made = new Map<unknown, Set<Id>>();
    for (const row of this.rows) addTo(made, fieldOf(row, field) ?? null, row.id);
    this.#byValue.set(field, made);
    return made;
  }

  #inOrder(sort: Sort, compare: (a: Row, b: Row) => number): readonly Row[] {
    const key = sort.join(' ');
    const cached = this.#sorted.get(key);
    if (cached) return cached.rows;
    const rows = [...this.rows].sort(compare);
    this.#sorted.set(key, { sort, rows });
    return rows;
  }

  #replace(old: Row | undefined, row: Row | undefined): void {
    for (const [field, index] of this.#byValue) {
      if (old) index.get(fieldOf(old, field) ?? null)?.delete(old.id);
      if (row) addTo(index, fieldOf(row, field) ?? null, row.id);
    }
    for (const cache of this.#sorted.values()) {
      const compare = comparator(cache.sort, this.#spec);
      // Copy the array, because a reader may still hold the old one.
      const rows = [...cache.rows];
      if (old) rows.splice(findPosition(rows, old, compare), 1);
      if (row) rows.splice(findPosition(rows, row, compare), 0, row);
      cache.rows = rows;
    }
  }
}

function addTo(index: Map<unknown, Set<Id>>, value: unknown, id: Id): void {
  const ids = index.get(value);
  if (ids) ids.add(id);
  else index.set(value, new Set([id]));
}

/**
 * Returns the row's index, or the one to insert it at: the first index whose row does not come
 * before it.
 */
function findPosition<Row>(
  rows: readonly Row[],
  row: Row,
  compare: (a: Row, b: Row) => number,
): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = rows[middle];
    if (other && compare(other, row) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
