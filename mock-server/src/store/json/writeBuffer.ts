import { applyPatch, requireRecord } from '../applyPatch';
import { randomUUID } from 'node:crypto';
import { Conflict, NotUnique } from '../errors';
import { anySpec, paginate, matchesAll, parseFilter } from '../filter';
import { createComparator } from '../order';
import type { CollectionMap, Id, Writer } from '../port';
import { countRows } from '../figures';
import { checkSelected, pickFields } from '../selected';
import { isolate } from '../freeze';
import type { Tables } from './tables';

/** One change of a transaction: the new state of a record, or its removal. */
export type Change<C> =
  | { [K in keyof C]: { readonly collection: K; readonly record: C[K] } }[keyof C]
  | { readonly collection: keyof C; readonly removed: Id };

/** A transaction's view of the data: the tables plus its own changes, which others do not see yet. */
export class WriteBuffer<C extends CollectionMap<C>> implements Writer<C> {
  readonly #tables: Tables<C>;
  readonly #overlay: { [K in keyof C]?: Map<Id, C[K] | undefined> } = {};

  constructor(tables: Tables<C>) {
    this.#tables = tables;
  }

  readonly get: Writer<C>['get'] = async (collection, id) => {
    return this.#get(collection, id);
  };

  readonly find: Writer<C>['find'] = async (collection, query = {}) => {
    const stored = this.#tables.of(collection).findMatching(query);
    const overlay = this.#overlay[collection];
    if (!overlay) return paginate(stored, query);
    const spec = anySpec(this.#tables.spec(collection));
    const fits = matchesAll(parseFilter(query.filter ?? {}, spec), spec);
    const own = [...overlay.values()].filter((row) => row !== undefined);
    const rows = [...stored.filter((row) => !overlay.has(row.id)), ...own.filter(fits)].sort(
      createComparator(query.sort ?? ['id', 'ASC'], spec),
    );
    return paginate(rows, query);
  };

  readonly select: Writer<C>['select'] = async (collection, fields, query = {}) => {
    checkSelected(fields, anySpec(this.#tables.spec(collection)));
    const { rows } = await this.find(collection, query);
    return rows.map((row) => pickFields(row, fields));
  };

  readonly countBy: Writer<C>['countBy'] = async (
    collection,
    fields,
    filter = {},
    figures = {},
  ) => {
    checkSelected(fields, anySpec(this.#tables.spec(collection)));
    const { rows } = await this.find(collection, { filter });
    return countRows(rows, fields, figures);
  };

  readonly insert: Writer<C>['insert'] = async (collection, data) => {
    const id = data.id ?? this.#newId(collection);
    const taken = this.#get(collection, id);
    if (taken) throw new Conflict(`${String(collection)} ${id} exists`, taken);
    return this.#put(collection, { ...data, id, version: 1 });
  };

  readonly update: Writer<C>['update'] = async (collection, id, patch) => {
    const old = requireRecord(collection, id, this.#get(collection, id));
    const next = applyPatch(collection, old, patch);
    return next === old ? old : this.#put(collection, next);
  };

  readonly remove: Writer<C>['remove'] = async (collection, id) => {
    const old = requireRecord(collection, id, this.#get(collection, id));
    this.#changes(collection).set(id, undefined);
    return old;
  };

  /** Returns the changes, one per record. Throws NotUnique. */
  changes(): Change<C>[] {
    const all: Change<C>[] = [];
    for (const collection of this.#tables.names()) {
      this.#checkUnique(collection);
      for (const [id, record] of this.#overlay[collection] ?? []) {
        all.push(record === undefined ? { collection, removed: id } : { collection, record });
      }
    }
    return all;
  }

  #checkUnique(collection: keyof C): void {
    const { unique, holders } = this.#tables.of(collection);
    const taken = new Set<string>();
    for (const [id, row] of this.#overlay[collection] ?? [])
      for (const { key, fields } of unique.listGained(this.#tables.of(collection).get(id), row)) {
        const holder = this.#get(collection, holders.get(key) ?? '');
        if (taken.has(key) || unique.list(holder).some((one) => one.key === key))
          throw new NotUnique(fields);
        taken.add(key);
      }
  }

  #get<K extends keyof C>(collection: K, id: Id): C[K] | undefined {
    const overlay = this.#overlay[collection];
    return overlay?.has(id) ? overlay.get(id) : this.#tables.of(collection).get(id);
  }

  #put<K extends keyof C>(collection: K, data: object & { id: Id }): C[K] {
    const record = isolate(data, this.#tables.spec(collection));
    this.#changes(collection).set(data.id, record);
    return record;
  }

  #changes<K extends keyof C>(collection: K): Map<Id, C[K] | undefined> {
    const known = this.#overlay[collection];
    if (known) return known;
    const made = new Map<Id, C[K] | undefined>();
    this.#overlay[collection] = made;
    return made;
  }

  #newId(collection: keyof C): Id {
    return this.#tables.spec(collection).id === 'uuid'
      ? randomUUID()
      : this.#tables.nextNumber(collection);
  }
}
