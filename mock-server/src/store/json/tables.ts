import { anySpec } from '../filter';
import type { CollectionMap, CollectionSpec, CollectionSpecs, Id } from '../port';
import { Table } from './table';

/** Collection name to its rows. */
export type Rows<C> = { [K in keyof C]: C[K][] };

/** The tables of all collections, and the highest number that each has given out. */
export class Tables<C extends CollectionMap<C>> {
  readonly #tables: { [K in keyof C]?: Table<C[K]> } = {};
  readonly #specs: CollectionSpecs<C>;
  readonly #names: readonly (keyof C)[];
  readonly #highest = new Map<keyof C, number>();

  constructor(rows: Rows<C>, specs: CollectionSpecs<C>, names: readonly (keyof C)[]) {
    this.#specs = specs;
    this.#names = names;
    for (const name of names) {
      this.#tables[name] = new Table(rows[name], anySpec(specs[name]));
      for (const row of rows[name]) this.#count(name, row.id);
    }
  }

  names(): readonly (keyof C)[] {
    return this.#names;
  }

  spec<K extends keyof C>(name: K): CollectionSpec<C[K]> {
    return this.#specs[name];
  }

  of<K extends keyof C>(name: K): Table<C[K]> {
    const table = this.#tables[name];
    if (!table) throw new Error(`There is no collection ${String(name)}`);
    return table;
  }

  put<K extends keyof C>(name: K, record: C[K]): void {
    this.#count(name, record.id);
    this.of(name).put(record);
  }

  delete(name: keyof C, id: Id): void {
    this.of(name).delete(id);
  }

  /** A number never given before, not even to a record that is gone or a transaction that failed. */
  nextNumber(name: keyof C): number {
    const next = (this.#highest.get(name) ?? 0) + 1;
    this.#highest.set(name, next);
    return next;
  }

  highest(): Record<string, number> {
    return Object.fromEntries([...this.#highest].map(([name, value]) => [String(name), value]));
  }

  /** Takes over what an earlier run had given out. */
  raise(highest: Readonly<Record<string, number>>): void {
    for (const name of this.#names) this.#count(name, highest[String(name)] ?? 0);
  }

  #count(name: keyof C, id: Id): void {
    if (typeof id === 'number') this.#highest.set(name, Math.max(id, this.#highest.get(name) ?? 0));
  }
}
