/** A record that is not there. */
export class NotFound extends Error {
  override readonly name = 'NotFound';
}

/** The id is taken, or the record has changed since the caller read it. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}

/** Another process holds the data folder. */
export class Locked extends Error {
  override readonly name = 'Locked';
}

/** What lies in the data folder was not written by this server, or is damaged. It is left as it is. */
export class CorruptData extends Error {
  override readonly name = 'CorruptData';
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
