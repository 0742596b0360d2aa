import { randomUUID } from 'node:crypto';
import { Conflict, NotFound } from '../errors';
import type {
  CollectionMap,
  Counted,
  Filter,
  Id,
  NewRecord,
  Page,
  Patch,
  Query,
  Selected,
  Writer,
} from '../port';
import type { Collections } from './collections';
import { idValue } from './collections';
import type { Queryable } from './database';
import { CountChanges } from './keptCounts';
import { insertRows, updateRow } from './rows';

/** A transaction's change of a collection's row count, and the highest id. */
interface Tally {
  added: number;
  highest: number;
}

/** The writer of a transaction that holds the write lock: nobody else changes what it reads. */
export class Transaction<C extends CollectionMap<C>> implements Writer<C> {
  readonly #client: Queryable;
  readonly #all: Collections<C>;
  readonly #tallies = new Map<keyof C, Tally>();
  readonly #counts = new CountChanges();

  constructor(client: Queryable, all: Collections<C>) {
    this.#client = client;
    this.#all = all;
  }

  get<K extends keyof C>(collection: K, id: Id): Promise<C[K] | undefined> {
    return this.#all.get(this.#client, collection, id);
  }

  async find<K extends keyof C>(collection: K, query: Query = {}): Promise<Page<C[K]>> {
    const page = await this.#all.find(this.#client, collection, query, { isWriting: true });
    const isWhole = query.range !== undefined && Object.keys(query.filter ?? {}).length === 0;
    const added = isWhole ? (this.#tallies.get(collection)?.added ?? 0) : 0;
    return added === 0 ? page : { rows: page.rows, total: page.total + added };
  }

  select<K extends keyof C, F extends Extract<keyof C[K], string>>(
    collection: K,
    fields: readonly F[],
    query?: Query,
  ): Promise<Selected<C[K], F>[]> {
    return this.#all.select(this.#client, collection, fields, query);
  }

  countBy<K extends keyof C, F extends Extract<keyof C[K], string>>(
    collection: K,
    fields: readonly F[],
    filter?: Filter,
  ): Promise<Counted<C[K], F>[]> {
    return this.#all.countBy(this.#client, collection, fields, filter);
  }

  async insert<K extends keyof C>(collection: K, data: NewRecord<C[K]>): Promise<C[K]> {
    const tally = await this.#tally(collection);
    const id = data.id ?? this.#newId(collection, tally);
    const record = this.#all.record(collection, { ...data, id, version: 1 });
    const taken = await this.get(collection, id);
    if (taken) throw new Conflict(`${String(collection)} ${id} exists`, taken);
    await insertRows(
      this.#client,
      this.#all.tables,
      String(collection),
      this.#all.spec(collection),
      [record],
    );
    tally.added += 1;
    this.#counts.note(String(collection), this.#all.spec(collection), record, 1);
    if (typeof id === 'number') tally.highest = Math.max(tally.highest, id);
    return record;
  }

  async update<K extends keyof C>(collection: K, id: Id, patch: Patch<C[K]>): Promise<C[K]> {
    const old = await this.#need(collection, id);
    if (patch.version !== undefined && patch.version !== old.version)
      throw new Conflict(`${String(collection)} ${id} has changed since it was read`, old);
    const record = this.#all.record(collection, {
      ...old,
      ...patch,
      id: old.id,
      version: old.version + 1,
    });
    const { tables } = this.#all;
    const spec = this.#all.spec(collection);
    await updateRow(this.#client, tables, String(collection), spec, record);
    this.#counts.note(String(collection), spec, old, -1);
    this.#counts.note(String(collection), spec, record, 1);
    return record;
  }

  async remove<K extends keyof C>(collection: K, id: Id): Promise<C[K]> {
    const old = await this.#need(collection, id);
    const table = this.#all.tables.rows(String(collection));
    const tally = await this.#tally(collection);
    await this.#client.query(`delete from ${table} where "id" = $1`, [idValue(id)]);
    tally.added -= 1;
    this.#counts.note(String(collection), this.#all.spec(collection), old, -1);
    return old;
  }

  /** Saves the row counts and highest ids. Call it last before the commit. */
  async finish(): Promise<void> {
    await this.#counts.save(this.#client, this.#all.tables);
    for (const [collection, { added, highest }] of this.#tallies) {
      await this.#client.query(
        `update ${this.#all.tables.collections} set row_count = row_count + $2::bigint, highest = $3::bigint where name = $1::text`,
        [collection, added, highest],
      );
    }
  }

  async #need<K extends keyof C>(collection: K, id: Id): Promise<C[K]> {
    const found = await this.get(collection, id);
    if (!found) throw new NotFound(`${String(collection)} ${id} is not there`);
    return found;
  }

  async #tally(collection: keyof C): Promise<Tally> {
    const known = this.#tallies.get(collection);
    if (known) return known;
    const { rows } = await this.#client.query<{ readonly highest: string }>(
      `select highest from ${this.#all.tables.collections} where name = $1::text`,
      [collection],
    );
    // Concurrent inserts of one transaction share the tally.
    const meanwhile = this.#tallies.get(collection);
    if (meanwhile) return meanwhile;
    const made = { added: 0, highest: Number(rows[0]?.highest ?? 0) };
    this.#tallies.set(collection, made);
    return made;
  }

  #newId(collection: keyof C, tally: Tally): Id {
    if (this.#all.spec(collection).id === 'uuid') return randomUUID();
    tally.highest += 1;
    return tally.highest;
  }
}
