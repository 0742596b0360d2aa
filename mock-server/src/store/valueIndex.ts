import { getField } from './filter';
import type { Id, Stored } from './port';

/** Finds the ids of rows by the values of their fields. Indexes a field on its first use. */
export class ValueIndex<Row extends Stored> {
  readonly #allRows: () => Iterable<Row>;
  readonly #byField = new Map<string, Map<unknown, Set<Id>>>();

  /** `allRows` returns the rows that there are when a field is indexed. */
  constructor(allRows: () => Iterable<Row>) {
    this.#allRows = allRows;
  }

  ids(field: string, value: unknown): ReadonlySet<Id> {
    return this.#indexField(field).get(value) ?? new Set();
  }

  /** Takes a row out, and its new state in. */
  replace(old: Row | undefined, row: Row | undefined): void {
    for (const [field, index] of this.#byField) {
      if (old) index.get(getField(old, field) ?? null)?.delete(old.id);
      if (row) addTo(index, getField(row, field) ?? null, row.id);
    }
  }

  #indexField(field: string): Map<unknown, Set<Id>> {
    const cached = this.#byField.get(field);
    if (cached) return cached;
    const made = new Map<unknown, Set<Id>>();
    for (const row of this.#allRows()) addTo(made, getField(row, field) ?? null, row.id);
    this.#byField.set(field, made);
    return made;
  }
}

function addTo(index: Map<unknown, Set<Id>>, value: unknown, id: Id): void {
  const ids = index.get(value);
  if (ids) ids.add(id);
  else index.set(value, new Set([id]));
}
