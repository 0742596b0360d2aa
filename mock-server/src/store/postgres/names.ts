import { createHash } from 'node:crypto';

const longestName = 63;

/** An SQL name in quotes. What is too long for a database is cut and told apart by a hash. */
export function quoted(name: string): string {
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 8);
  const short =
    Buffer.byteLength(name) <= longestName ? name : `${name.slice(0, longestName - 24)}_${hash}`;
  return `"${short.replaceAll('"', '""')}"`;
}

/** The tables of one schema. */
export class Names {
  readonly schema: string;

  /** Throws for a schema whose name is not plain. */
  constructor(schema: string) {
    if (!/^[a-z_][a-z0-9_]{0,50}$/u.test(schema))
      throw new Error(`"${schema}" is no name for a schema: small letters, digits and _ are`);
    this.schema = schema;
  }

  /** Of the rows of a collection. */
  rows(collection: string): string {
    return `${quoted(this.schema)}.${quoted(collection)}`;
  }

  /** One row, locked by whoever writes: the shape of the tables, whether they have been seeded. */
  get state(): string {
    return `${quoted(this.schema)}."store_state"`;
  }

  /** How many rows a collection has, and the highest number it has given out. */
  get collections(): string {
    return `${quoted(this.schema)}."store_collections"`;
  }

  get migrations(): string {
    return `${quoted(this.schema)}."store_migrations"`;
  }
}
