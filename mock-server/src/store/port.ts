/** Key of a record: a whole number or a UUID, by collection. */
export type Id = string | number;

/** What every stored record carries. `version` starts at 1 and grows by one with each update. */
export interface Stored {
  readonly id: Id;
  readonly version: number;
}

/** Collection name to record type. */
export type CollectionMap<C> = { readonly [K in keyof C]: Stored };

/** How a field may be asked for. `list` matches when it contains the value; `json` cannot be asked for. */
export type FieldType = 'text' | 'number' | 'boolean' | 'list' | 'json';

/** What a store has to know of a collection beforehand. */
export interface CollectionSpec<R> {
  readonly id: 'number' | 'uuid';
  /** Every field that may be filtered or sorted by, but for `id` and `version`, which always may. */
  readonly fields: { readonly [F in Exclude<keyof R, 'id' | 'version'>]?: FieldType };
  /** Fields that the full text filter `q` looks through. */
  readonly text: readonly Extract<keyof R, string>[];
  /** Fields that large lists are filtered or sorted by, where those are not all of them. */
  readonly indexed?: readonly Extract<keyof R, string>[];
}

export type CollectionSpecs<C> = { readonly [K in keyof C]: CollectionSpec<C[K]> };

/**
 * Field to wanted value. A plain value means equality, an array any of its members; the suffixes
 * `_gte _lte _gt _lt _neq` compare, text as it is sorted; `q` looks for every one of its words in the
 * text fields.
 */
export type Filter = Readonly<Record<string, unknown>>;

export type Sort = readonly [field: string, order: 'ASC' | 'DESC'];

/** First and last row wanted, both included, from 0. */
export type Range = readonly [from: number, to: number];

export interface Query {
  readonly filter?: Filter;
  readonly sort?: Sort;
  readonly range?: Range;
}

export interface Page<R> {
  readonly rows: readonly Readonly<R>[];
  /** Rows that match, whatever the range. */
  readonly total: number;
}

/** A new record: the store gives `version`, and `id` where it is left out. */
export type NewRecord<R extends Stored> = Omit<R, 'id' | 'version'> & { readonly id?: R['id'] };

/** Changes to a record. A `version` in it is the one the caller saw: another one stored is a Conflict. */
export type Patch<R extends Stored> = Partial<Omit<R, 'id'>>;

export interface Reader<C extends CollectionMap<C>> {
  /** The record, or undefined. What comes back is frozen. */
  get<K extends keyof C>(collection: K, id: Id): Promise<Readonly<C[K]> | undefined>;
  /** Rejects with BadQuery for a field or value that the collection does not know. */
  find<K extends keyof C>(collection: K, query?: Query): Promise<Page<C[K]>>;
}

export interface Writer<C extends CollectionMap<C>> extends Reader<C> {
  /** Rejects with Conflict when the id is taken. */
  insert<K extends keyof C>(collection: K, data: NewRecord<C[K]>): Promise<Readonly<C[K]>>;
  /** Rejects with NotFound, or with Conflict when `patch.version` is not the stored one. */
  update<K extends keyof C>(collection: K, id: Id, patch: Patch<C[K]>): Promise<Readonly<C[K]>>;
  /** Answers the removed record; rejects with NotFound. Nothing else is removed with it. */
  remove<K extends keyof C>(collection: K, id: Id): Promise<Readonly<C[K]>>;
}

/** All that a store holds: rows by collection, and the highest number that each has given out. */
export interface Dump {
  readonly collections: Readonly<Record<string, readonly object[]>>;
  readonly highest: Readonly<Record<string, number>>;
}

/** Records to start with, each with its id; version 1 where it is left out. What is not named starts empty. */
export type SeedRows<C extends CollectionMap<C>> = {
  readonly [K in keyof C]?: readonly (NewRecord<C[K]> & { readonly version?: number })[];
};

export interface Storage<C extends CollectionMap<C>> extends Reader<C> {
  readonly kind: 'json' | 'postgres';
  /**
   * Runs `work` alone among the writers. All of its changes are kept, durably, before the promise
   * resolves; when it throws, none is. Calling `tx` inside `work` would wait for itself: don't. A
   * database may have it run again after a collision, so `work` changes nothing but the store.
   * Rejects with StorageFull when there is no room, and then nothing has changed.
   */
  tx<T>(work: (writer: Writer<C>) => Promise<T>): Promise<T>;
  /**
   * Lets go of what records were before, where the store itself still holds it: for what has to be
   * erased. What a database keeps for itself is its operator's to clear.
   */
  forgetPast(): Promise<void>;
  /** Rejects when the store cannot serve. Cheap: for a health call. */
  check(): Promise<void>;
  close(): Promise<void>;
}
