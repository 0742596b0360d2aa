import { createHash } from 'node:crypto';

const MAX_NAME_LENGTH = 63;

/** Quotes an SQL name. Shortens a name that is too long, and appends a hash to keep it unique. */
export function quoteName(name: string): string {
  const hash = (): string => createHash('sha256').update(name).digest('hex').slice(0, 8);
  const short =
    Buffer.byteLength(name) <= MAX_NAME_LENGTH
      ? name
      : `${name.slice(0, MAX_NAME_LENGTH - 24)}_${hash()}`;
  return `"${short.replaceAll('"', '""')}"`;
}

export class Names {
  /** The table of how often each key has asked, without its schema. */
  static readonly LIMITS = 'store_limits';

  readonly schema: string;

  /** Throws if the schema's name is not a plain lower-case identifier. */
  constructor(schema: string) {
    if (!/^[a-z_][a-z0-9_]{0,50}$/u.test(schema))
      throw new Error(`"${schema}" is no name for a schema: small letters, digits and _ are`);
    this.schema = schema;
  }

  /** The table of a collection's rows. */
  rows(collection: string): string {
    return `${quoteName(this.schema)}.${quoteName(collection)}`;
  }

  /**
   * A table with one row: the revision of the tables, and whether they are seeded. Transactions share its lock; one
   * that has to be alone takes it alone.
   */
  get state(): string {
    return `${quoteName(this.schema)}."store_state"`;
  }

  /** The table of the servers that run, and of the shape that each needs. */
  get servers(): string {
    return `${quoteName(this.schema)}."store_servers"`;
  }

  /** The table with each collection's shape. */
  get collections(): string {
    return `${quoteName(this.schema)}."store_collections"`;
  }

  get limits(): string {
    return `${quoteName(this.schema)}.${quoteName(Names.LIMITS)}`;
  }

  get migrations(): string {
    return `${quoteName(this.schema)}."store_migrations"`;
  }
}
