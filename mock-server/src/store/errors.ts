/** The record does not exist. */
export class NotFound extends Error {
  override readonly name = 'NotFound';
}

/** The id is taken, or the record has changed since the caller read it. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
  /** The record as it is stored now. */
  readonly current: object;
  constructor(message: string, current: object) {
    super(message);
    this.current = current;
  }
}

/** Another record has the values of these fields, which only one may have. The transaction changed nothing. */
export class NotUnique extends Error {
  override readonly name = 'NotUnique';
  readonly fields: readonly string[];
  constructor(fields: readonly string[]) {
    super(`Another record has the same ${fields.join(' and ')}`);
    this.fields = fields;
  }
}

/** A field has no value, or one that it may not have. The transaction changed nothing. */
export class BadValue extends Error {
  override readonly name = 'BadValue';
  readonly field: string;
  constructor(field: string, options: ErrorOptions) {
    super(`The field ${field} may not have this value`, options);
    this.field = field;
  }
}

/** There is no room to write. The transaction changed nothing; reads still work. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull';
}

/**
 * The database is unreachable, or the connection broke. The last transaction may or may not have
 * been committed.
 */
export class Unavailable extends Error {
  override readonly name: string = 'Unavailable';
}

/** Another process holds the data folder. */
export class Locked extends Error {
  override readonly name = 'Locked';
}

/**
 * The data folder holds files that this server did not write, or damaged ones. The server leaves
 * them untouched.
 */
export class CorruptData extends Error {
  override readonly name = 'CorruptData';
}

/** The database lacks what this version of the server needs, until `npm run migrate` adds it. */
export class OlderData extends Unavailable {
  override readonly name = 'OlderData';
}

/** A newer version of the server wrote the data, and this version cannot use it safely. */
export class NewerData extends Error {
  override readonly name = 'NewerData';
}

/**
 * A filter or sort names a field that the collection does not have, or gives a value of the wrong
 * type.
 */
export class BadQuery extends Error {
  override readonly name = 'BadQuery';
  readonly field: string;
  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}
