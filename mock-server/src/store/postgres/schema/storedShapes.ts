import type { Queryable, State } from '../database';
import { NewerData, OlderData, Unavailable } from '../../errors';
import type { CollectionMap } from '../../port';
import { SCHEMA_VERSION } from '../../schemaVersion';
import type { Collections } from './collections';
import type { Names } from './names';
import { includesShape, type Shape, toShape } from './shape';

/** The shape of a table. */
export interface StoredShape {
  readonly name: string;
  /** What every version writes. */
  readonly shape: Shape;
  /** What all rows have. */
  readonly filled: Shape;
}

/** Reads the shapes of all tables, also of those that this version does not know. */
export async function readShapes(client: Queryable, names: Names): Promise<StoredShape[]> {
  const { rows } = await client.query<StoredShape>(
    `select name, shape::jsonb as shape, filled from ${names.collections}`,
  );
  return rows;
}

/** Builds the error of a database that lacks what this version needs. */
export const buildOlderError = (lacks: readonly string[]): OlderData => {
  const [some, more] = [lacks.slice(0, 5), lacks.length - 5];
  const list = `${some.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  return new OlderData(`The database lacks ${list}. Run "npm run migrate"`);
};

/** Reads which columns rows are written with, and returns what all rows have of each table. */
export async function loadShapes<C extends CollectionMap<C>>(
  client: Queryable,
  all: Collections<C>,
  revision: number,
): Promise<ReadonlyMap<string, StoredShape>> {
  const shapes = await readShapes(client, all.tables);
  const stored = new Map(shapes.map((one) => [one.name, one]));
  all.follow(revision, stored);
  return stored;
}

/**
 * Lets a transaction write the columns of the tables as they are now. Rejects with OlderData if they lack some of this
 * version, with NewerData if only a newer version may use them, and with Unavailable if the data were removed.
 */
export async function followShapes<C extends CollectionMap<C>>(
  client: Queryable,
  all: Collections<C>,
  { revision, schema_version, seeded }: State,
): Promise<void> {
  if (!seeded) throw new Unavailable('The data were removed: restart the server');
  if (schema_version > SCHEMA_VERSION)
    throw new NewerData('The tables have the shape of a newer version of the server');
  // A transaction with an earlier view may use newer columns: they are added first and dropped last.
  if (revision <= all.revision) return;
  const stored = await loadShapes(client, all, revision);
  const lacks = all.names.filter((name) => {
    const filled = stored.get(name)?.filled;
    return !filled || !includesShape(filled, toShape(all.spec(name)));
  });
  if (lacks.length > 0) {
    all.follow(-1, stored);
    throw buildOlderError(lacks.map((name) => `values of ${name}`));
  }
}
