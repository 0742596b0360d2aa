/** A record that is not there. */
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

/** There is no room to write. Nothing has changed, and reading goes on. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull';
}

/** The database cannot be reached, or not any more. Whether the last transaction was kept is not known. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

/** Another process holds the data folder. */
export class Locked extends Error {
  override readonly name = 'Locked';
}

/** What lies in the data folder was not written by this server, or is damaged. It is left as it is. */
export class CorruptData extends Error {
  override readonly name = 'CorruptData';
}

/** The data has the shape of a newer version of the server, which this one can neither read nor keep. */
export class NewerData extends Error {
  override readonly name = 'NewerData';
}

/** A filter or sort names what the collection does not have, or gives a value of the wrong type. */
export class BadQuery extends Error {
  override readonly name = 'BadQuery';
  readonly field: string;
  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}
