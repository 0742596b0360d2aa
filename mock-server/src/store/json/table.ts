import type { AnySpec, Condition } from '../filter';
import { fieldOf, matchesCondition, parseFilter } from '../filter';
import { comparator } from '../order';
import type { Id, Query, Sort, Stored } from '../port';

const byId: Sort = ['id', 'ASC'];

/**
 * The rows of one collection, in the very array that json-server serves, with look-ups beside it:
 * by id, by the value of each field that has been asked for, and in each order that has been asked for.
 */
export class Table<Row extends Stored> {
  /** The rows as json-server sees them. Only this table changes them. */
  readonly rows: Row[] = [];
  readonly #spec: AnySpec;
  readonly #places = new Map<Id, number>();
  readonly #byValue = new Map<string, Map<unknown, Set<Id>>>();
  readonly #sorted = new Map<string, { sort: Sort; rows: Row[] }>();

  constructor(spec: AnySpec) {
    this.#spec = spec;
  }

  get(id: Id): Row | undefined {
    const place = this.#places.get(id);
    return place === undefined ? undefined : this.rows[place];
  }

  put(row: Row): void {
    const place = this.#places.get(row.id);
    const old = place === undefined ? undefined : this.rows[place];
    if (place === undefined) {
      this.#places.set(row.id, this.rows.length);
      this.rows.push(row);
    } else this.rows[place] = row;
    this.#replace(old, row);
  }

  delete(id: Id): void {
    const place = this.#places.get(id);
    if (place === undefined) return;
    const [old] = this.rows.splice(place, 1);
    this.#places.delete(id);
    for (let index = place; index < this.rows.length; index += 1) {
      const row = this.rows[index];
      if (row) this.#places.set(row.id, index);
    }
    this.#replace(old, undefined);
  }

  /** All matching rows in order, the range not yet cut. The answer may be a cache: it is not to be changed. */
  matching({ filter = {}, sort = byId }: Query): readonly Row[] {
    const conditions = parseFilter(filter, this.#spec);
    const compare = comparator(sort, this.#spec);
    const predicates = conditions.map((condition) => matchesCondition(condition, this.#spec.text));
    const fits = (row: Row): boolean => predicates.every((meetsOne) => meetsOne(row));
    const few = this.#candidates(conditions);
    if (few && few.length * 8 < this.rows.length) return few.filter(fits).sort(compare);
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
    const known = this.#byValue.get(field);
    if (known) return known;
    const made = new Map<unknown, Set<Id>>();
    for (const row of this.rows) addTo(made, fieldOf(row, field) ?? null, row.id);
    this.#byValue.set(field, made);
    return made;
  }

  #inOrder(sort: Sort, compare: (a: Row, b: Row) => number): readonly Row[] {
    const key = sort.join(' ');
    const known = this.#sorted.get(key);
    if (known) return known.rows;
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
      // A reader may still hold the old array: it keeps seeing what it asked for.
      const rows = [...cache.rows];
      if (old) rows.splice(placeOf(rows, old, compare), 1);
      if (row) rows.splice(placeOf(rows, row, compare), 0, row);
      cache.rows = rows;
    }
  }
}

function addTo(index: Map<unknown, Set<Id>>, value: unknown, id: Id): void {
  const ids = index.get(value);
  if (ids) ids.add(id);
  else index.set(value, new Set([id]));
}

/** Where the row stands, or would: the first place whose row is not before it. */
function placeOf<Row>(rows: readonly Row[], row: Row, compare: (a: Row, b: Row) => number): number {
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
