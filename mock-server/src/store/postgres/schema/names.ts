import { createHash } from 'node:crypto';

const MAX_NAME_LENGTH = 63;

/** Returns characters that tell a text from others. */
export const hash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Quotes an SQL name. Shortens a name that is too long, and appends a hash to keep it unique. */
export function quoteName(name: string): string {
  const short =
    Buffer.byteLength(name) <= MAX_NAME_LENGTH
      ? name
      : `${name.slice(0, MAX_NAME_LENGTH - 24)}_${hash(name)}`;
  return `"${short.replaceAll('"', '""')}"`;
}

const CHECK = /_check_[0-9a-f]{8}$/u;

/** Names the check of a field, with what it demands, so that another version has another one. */
export const nameCheck = (table: string, field: string, demand: string): string =>
  quoteName(`${table}_${field}_check_${hash(demand)}`);

/** Returns the field that a check is about; undefined for a check of an operator. */
export const readCheckedField = (table: string, check: string): string | undefined =>
  CHECK.test(check) ? check.slice(table.length + 1).replace(CHECK, '') : undefined;

export class Names {
  /** The table of how often each key has asked, without its schema. */
  static readonly LIMITS = 'store_limits';

  readonly schema: string;
  /**
   * A table with one row: the revision of the tables, and whether they are seeded. Transactions share its lock; one
   * that has to be alone takes it alone.
   */
  readonly state: string;
  /** The table of the servers that run, and of the shape that each needs. */
  readonly servers: string;
  /** The table with each collection's shape. */
  readonly collections: string;
  readonly limits: string;
  readonly migrations: string;

  /** Throws if the schema's name is not a plain lower-case identifier. */
  constructor(schema: string) {
    if (!/^[a-z_][a-z0-9_]{0,50}$/u.test(schema))
      throw new Error(`"${schema}" is no name for a schema: small letters, digits and _ are`);
    this.schema = schema;
    this.state = this.rows('store_state');
    this.servers = this.rows('store_servers');
    this.collections = this.rows('store_collections');
    this.limits = this.rows(Names.LIMITS);
    this.migrations = this.rows('store_migrations');
  }

  /** The table of a collection's rows. */
  rows(collection: string): string {
    return `${quoteName(this.schema)}.${quoteName(collection)}`;
  }
}
