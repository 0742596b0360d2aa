import { applyPatch, requireRecord } from '../applyPatch';
import { randomUUID } from 'node:crypto';
import { Conflict } from '../errors';
import { paginate, matchesAll, parseFilter } from '../filter';
import { createComparator } from '../order';
import type { CollectionMap, Id, Writer } from '../port';
import type { Collections } from './schema/collections';
import type { Queryable } from './database';
import { raiseSequence, takeNumbers } from './sequences';
import { deleteRows, insertRows, updateRows } from './rows';
import { PendingRows } from './pendingRows';

/** Maximum number of ids to take at once. Those that a transaction leaves are lost. */
const MAX_NUMBERS = 500;

/** Maximum number of pending changes of a collection. */
const MAX_PENDING = 500;

/**
 * The writer of a serializable transaction. It sees no change of others, so it reads a
 * record once; after a query for all rows with some values of a field it answers narrower queries from
 * memory. It writes its changes together: when there are many, before a query reads their table, and at the
 * end, because thousands of round trips would take long.
 */
export class Transaction<C extends CollectionMap<C>> implements Writer<C> {
  readonly #client: Queryable;
  readonly #all: Collections<C>;
  /** Numbers that a collection's sequence has given to this transaction, and how many to ask for next. */
  readonly #numbers = new Map<keyof C, { readonly free: number[]; size: number }>();
  /** The highest ids that callers have chosen themselves. */
  readonly #highest = new Map<keyof C, number>();
  readonly #waiting: { [K in keyof C]?: PendingRows<Readonly<C[K]>> } = {};
  #writing: Promise<void> = Promise.resolve();

  constructor(client: Queryable, all: Collections<C>) {
    this.#client = client;
    this.#all = all;
  }

  readonly get: Writer<C>['get'] = async (collection, id) => {
    const waiting = this.#rows(collection);
    if (!waiting.has(id)) waiting.noteRead(id, await this.#all.get(this.#client, collection, id));
    return waiting.record(id);
  };

  readonly find: Writer<C>['find'] = async (collection, query = {}) => {
    const known = this.#rows(collection);
    const spec = this.#all.spec(collection);
    const conditions = parseFilter(query.filter ?? {}, spec);
    const candidates = known.findCandidates(conditions);
    if (candidates) {
      const rows = candidates.filter(matchesAll(conditions, spec));
      return paginate(rows.sort(createComparator(query.sort ?? ['id', 'ASC'], spec)), query);
    }
    await this.#write(collection);
    const page = await this.#all.find(this.#client, collection, query);
    for (const row of page.rows) known.noteRead(row.id, row);
    if (!query.range) known.noteAll(conditions);
    return page;
  };

  readonly select: Writer<C>['select'] = async (collection, fields, query) => {
    await this.#write(collection);
    return this.#all.select(this.#client, collection, fields, query);
  };

  readonly countBy: Writer<C>['countBy'] = async (collection, fields, filter, figures) => {
    await this.#write(collection);
    return this.#all.countBy(this.#client, collection, fields, filter, figures);
  };

  readonly insert: Writer<C>['insert'] = async (collection, data) => {
    const id = data.id ?? (await this.#newId(collection));
    const record = this.#all.record(collection, { ...data, id, version: 1 });
    // Nobody can use an id that the store has just generated.
    const taken = data.id === undefined ? undefined : await this.get(collection, id);
    if (taken) throw new Conflict(`${String(collection)} ${id} exists`, taken);
    this.#rows(collection).set(id, record);
    if (typeof data.id === 'number')
      this.#highest.set(collection, Math.max(data.id, this.#highest.get(collection) ?? 0));
    await this.#writeMany(collection);
    return record;
  };

  readonly update: Writer<C>['update'] = async (collection, id, patch) => {
    const old = requireRecord(collection, id, await this.get(collection, id));
    const next = applyPatch(collection, old, patch);
    if (next === old) return old;
    const record = this.#all.record(collection, next);
    this.#rows(collection).set(id, record);
    await this.#writeMany(collection);
    return record;
  };

  readonly remove: Writer<C>['remove'] = async (collection, id) => {
    const old = requireRecord(collection, id, await this.get(collection, id));
    this.#rows(collection).set(id, undefined);
    await this.#writeMany(collection);
    return old;
  };

  /** Writes the pending changes. Call it last before the commit. */
  async finish(): Promise<void> {
    for (const collection of this.#all.names) await this.#write(collection);
    for (const [collection, highest] of this.#highest)
      await raiseSequence(this.#client, this.#all.tables.rows(String(collection)), highest);
  }

  #rows<K extends keyof C>(collection: K): PendingRows<Readonly<C[K]>> {
    const rows =
      this.#waiting[collection] ?? new PendingRows<Readonly<C[K]>>(this.#all.spec(collection));
    this.#waiting[collection] = rows;
    return rows;
  }

  /** Writes the changes of a collection. Reads of its table wait for it. */
  #write(collection: keyof C): Promise<void> {
    if (!this.#waiting[collection]?.size) return this.#writing;
    const write = async (): Promise<void> => {
      const { inserted, updated, removed } = this.#rows(collection).take();
      const target = [this.#client, this.#all, String(collection)] as const;
      await deleteRows(...target, removed);
      await updateRows(...target, updated);
      await insertRows(...target, inserted);
    };
    this.#writing = this.#writing.then(write);
    return this.#writing;
  }

  async #writeMany(collection: keyof C): Promise<void> {
    if (this.#rows(collection).size >= MAX_PENDING) await this.#write(collection);
  }

  async #newId(collection: keyof C): Promise<Id> {
    if (this.#all.spec(collection).id === 'uuid') return randomUUID();
    const numbers = this.#numbers.get(collection) ?? { free: [], size: 1 };
    this.#numbers.set(collection, numbers);
    for (;;) {
      const next = numbers.free.shift();
      if (next !== undefined) return next;
      const { size } = numbers;
      numbers.size = Math.min(10 * size, MAX_NUMBERS);
      const table = this.#all.tables.rows(String(collection));
      numbers.free.push(...(await takeNumbers(this.#client, table, size)));
    }
  }
}
