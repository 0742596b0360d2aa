/** Key of a record: a whole number or a UUID, by collection. */
export type Id = string | number;

/** The fields of every stored record. `version` starts at 1 and grows by one with each update. */
export interface Stored {
  readonly id: Id;
  readonly version: number;
}

/** Maps each collection name to its record type. */
export type CollectionMap<C> = { readonly [K in keyof C]: Stored };

/**
 * The type of a field in filters and sorts. A filter on a `list` matches when the list contains the
 * value; a `json` field cannot be filtered or sorted.
 */
export type FieldType = 'text' | 'number' | 'boolean' | 'list' | 'json';

export interface CollectionSpec<R> {
  readonly id: 'number' | 'uuid';
  /** The fields that can be filtered or sorted. `id` and `version` always can. */
  readonly fields: { readonly [F in Exclude<keyof R, 'id' | 'version'>]?: FieldType };
  /** Fields that the full text filter `q` searches. */
  readonly text?: readonly string[];
  /** Fields to index in the database. Default: all filterable fields. */
  readonly indexed?: readonly Extract<keyof R, string>[];
  /**
   * Pairs of a field that lists filter by one value and a field by which they then sort. A database indexes
   * the two together, so that it does not read the rows of other values.
   */
  readonly sortedWithin?: readonly (readonly [
    Extract<keyof R, string>,
    Extract<keyof R, string>,
  ])[];
  /**
   * Indexes by the fields that choose the records of figures, with those by which figures group, filter and sum them,
   * so that a database reads no record for them.
   */
  readonly covering?: readonly CoveringIndex<Extract<keyof R, string>>[];
  /** What the values of fields are. A database holds them to it. */
  readonly values?: Readonly<Record<string, ValueRule>>;
  /** What no two records have in common. */
  readonly unique?: readonly UniqueRule<Extract<keyof R, string>>[];
  /**
   * What no file and no table may show, such as codes, links and passwords: whole records, of which a database
   * then shows `fields` alone, or fields that are not in `fields` and `text`.
   */
  readonly secret?: true | readonly Extract<keyof R, string>[];
  /** Version of the rules that compute derived records; see `withDerivedRecords`. */
  readonly rules?: number;
}

export interface CoveringIndex<Field extends string> {
  readonly key: readonly Field[];
  readonly include: readonly Field[];
}

/** The values that a field may have. One that is not required may be missing. */
export interface ValueRule {
  readonly isRequired: boolean;
  readonly oneOf?: readonly (string | number)[];
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/**
 * No two of the records that `where` chooses have the same values of some fields, text regardless of letter case; no
 * missing value is the same as another. `where` names values of fields, or by `_neq` one that is none of them.
 */
export interface UniqueRule<Field extends string> {
  readonly fields: readonly Field[];
  readonly where?: Filter;
}

export type CollectionSpecs<C> = { readonly [K in keyof C]: CollectionSpec<C[K]> };

/**
 * Maps fields to wanted values. A plain value means equality, an array means any of its members. The suffixes
 * `_gte _lte _gt _lt _neq` compare; text compares in its sort order. `q` requires every one of its words in
 * the text fields, and one of fewer than three characters at the start of a word there.
 */
export type Filter = Readonly<Record<string, unknown>>;

export type Sort = readonly [field: string, order: 'ASC' | 'DESC'];

/** Indexes of the first and last row, both inclusive, from 0. */
export type Range = readonly [from: number, to: number];

export interface Query {
  readonly filter?: Filter;
  readonly sort?: Sort;
  readonly range?: Range;
  /** Maximum number of matching rows to count for the total of a range. Default: all. */
  readonly countAtMost?: number;
}

export interface Page<R> {
  readonly rows: readonly Readonly<R>[];
  /** Number of matching rows, regardless of the range, and at most `countAtMost`. */
  readonly total: number;
}

/** A new record. The store sets `version`, and `id` if the caller leaves it out. */
export type NewRecord<R extends Stored> = Omit<R, 'id' | 'version'> & { readonly id?: R['id'] };

/**
 * Changes to a record. `version` is the one the caller read; the update rejects with Conflict if
 * the stored version differs.
 */
export type Patch<R extends Stored> = Partial<Omit<R, 'id'>>;

/** Some fields of a record; null for a field that the record lacks. */
export type Selected<R, F extends keyof R> = {
  readonly [P in F]-?: Exclude<R[P], undefined> | (undefined extends R[P] ? null : never);
};

/** The figures of a group besides its number of records. */
export interface Figures<R, A extends string = never> {
  /** A field with an instant or a day; the records are also grouped by its day in India. */
  readonly day?: Extract<keyof R, string>;
  /** Amounts to sum, by name. Each is the first of its fields that is a number. */
  readonly amounts?: Readonly<Record<A, readonly Extract<keyof R, string>[]>>;
}

/** A group of records with equal values in some fields. */
export type Counted<R, F extends keyof R, A extends string = never> = Selected<R, F> & {
  readonly count: number;
  /** `YYYY-MM-DD`; empty if the figures are not grouped by day. */
  readonly day: string;
  /** Sums in hundredths, exact: paise of amounts in ₹. */
  readonly sums: Readonly<Record<A, number>>;
};

export interface Reader<C extends CollectionMap<C>> {
  /** Returns the frozen record, or undefined. */
  get<K extends keyof C>(collection: K, id: Id): Promise<Readonly<C[K]> | undefined>;
  /** Rejects with BadQuery if the collection does not have the field or the value has the wrong type. */
  find<K extends keyof C>(collection: K, query?: Query): Promise<Page<C[K]>>;
  /**
   * Returns some fields of the matching records, in the order of `sort` if given. Much cheaper than `find`
   * for figures over many records. The fields must be text, numbers or booleans.
   */
  select<K extends keyof C, F extends keyof C[K] & string>(
    collection: K,
    fields: readonly F[],
    query?: Query,
  ): Promise<readonly Selected<C[K], F>[]>;
  /**
   * Counts the matching records and sums amounts of them by the values of some fields, in any order. Cheap if
   * the collection's spec names these as `covering`.
   */
  countBy<K extends keyof C, F extends keyof C[K] & string, A extends string = never>(
    collection: K,
    fields: readonly F[],
    filter?: Filter,
    figures?: Figures<C[K], A>,
  ): Promise<readonly Counted<C[K], F, A>[]>;
}

export interface Writer<C extends CollectionMap<C>> extends Reader<C> {
  /** Rejects with Conflict if the id is taken. */
  insert<K extends keyof C>(collection: K, data: NewRecord<C[K]>): Promise<Readonly<C[K]>>;
  /**
   * Rejects with NotFound, or with Conflict if `patch.version` is not the stored version. A patch that changes
   * nothing raises no version.
   */
  update<K extends keyof C>(collection: K, id: Id, patch: Patch<C[K]>): Promise<Readonly<C[K]>>;
  /** Returns the removed record, or rejects with NotFound. Does not cascade to other records. */
  remove<K extends keyof C>(collection: K, id: Id): Promise<Readonly<C[K]>>;
}

/** The whole content of a store: rows by collection, and the highest number each collection has used as an id. */
export interface Dump {
  readonly collections: Readonly<Record<string, readonly object[]>>;
  readonly highest: Readonly<Record<string, number>>;
}

/** Initial records, each with its id. `version` defaults to 1; collections left out start empty. */
export type SeedRows<C extends CollectionMap<C>> = {
  readonly [K in keyof C]?: readonly (NewRecord<C[K]> & { readonly version?: number })[];
};

export interface Storage<C extends CollectionMap<C>> extends Reader<C> {
  readonly kind: 'json' | 'postgres';
  /**
   * Runs `work` while no other writer runs. Saves all of its changes durably before the promise
   * resolves, and none of them if it throws. Do not call `tx` inside `work`: it would wait for
   * itself. A database may run `work` again after a collision, so `work` must change nothing but
   * the store. Rejects with StorageFull, and changes nothing, if there is no room.
   */
  tx<T>(work: (writer: Writer<C>) => Promise<T>): Promise<T>;
  /**
   * Discards the earlier states of records that the store still holds, so that no erased personal data
   * remains. Copies of a database, such as backups, are the operator's responsibility.
   */
  forgetPast(): Promise<void>;
  /** Rejects if the store cannot serve. Cheap enough for a health check. */
  check(): Promise<void>;
  close(): Promise<void>;
}
