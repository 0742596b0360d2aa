import { NewerData } from '../errors';
import { anySpec } from '../filter';
import type { CollectionMap, CollectionSpec, CollectionSpecs, Id } from '../port';
import { freeze } from '../freeze';
import { Table } from './table';

/** The tables of all collections, and the highest number that each has used as an id. */
export class Tables<C extends CollectionMap<C>> {
  readonly #tables: { [K in keyof C]?: Table<C[K]> } = {};
  readonly #specs: CollectionSpecs<C>;
  readonly #names: readonly (keyof C)[];
  readonly #highest = new Map<keyof C, number>();

  constructor(specs: CollectionSpecs<C>) {
    this.#specs = specs;
    const names: (keyof C)[] = [];
    for (const name in specs) names.push(name);
    this.#names = names;
    for (const name of names) this.#tables[name] = new Table(anySpec(specs[name]));
  }

  /** Adds records from a file or a seed. Throws CorruptData or NewerData. */
  load(collection: string, records: readonly unknown[]): void {
    const name = this.named(collection);
    for (const record of records) this.put(name, freeze(record, this.spec(name)));
  }

  named(collection: string): keyof C {
    const name = this.#names.find((one) => one === collection);
    if (name === undefined)
      throw new NewerData(`This version of the server does not know the collection ${collection}`);
    return name;
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

  /** Puts a record in its place, or leaves it empty. */
  set<K extends keyof C>(name: K, id: Id, record: C[K] | undefined): void {
    if (record) this.put(name, record);
    else this.delete(name, id);
  }

  /**
   * Returns an unused number. It never repeats one, not even of a removed record or a failed
   * transaction.
   */
  nextNumber(name: keyof C): number {
    const next = (this.#highest.get(name) ?? 0) + 1;
    this.#highest.set(name, next);
    return next;
  }

  /** Number of rows of all collections. */
  get size(): number {
    return this.#names.reduce((sum, name) => sum + this.of(name).rows.length, 0);
  }

  /** Returns the live rows of every collection, by name. */
  rows(): Record<string, readonly C[keyof C][]> {
    return Object.fromEntries(this.#names.map((name) => [String(name), this.of(name).rows]));
  }

  highest(): Record<string, number> {
    return Object.fromEntries([...this.#highest].map(([name, value]) => [String(name), value]));
  }

  /** Raises the highest ids to those of an earlier run. */
  raise(highest: Readonly<Record<string, number>>): void {
    for (const name of this.#names) this.#count(name, highest[String(name)] ?? 0);
  }

  #count(name: keyof C, id: Id): void {
    if (typeof id === 'number') this.#highest.set(name, Math.max(id, this.#highest.get(name) ?? 0));
  }
}
