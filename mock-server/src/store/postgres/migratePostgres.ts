import { DatabaseError, type Pool } from 'pg';
import type { CollectionMap, CollectionSpecs } from '../port';
import type { Seal } from '../seal';
import { SealedRows } from '../sealedRows';
import { toStoreError } from './failures';
import { Collections } from './schema/collections';
import { contractSchema } from './schema/contractSchema';
import { expandSchema } from './schema/expandSchema';
import { Names } from './schema/names';

export interface MigrationOptions<C extends CollectionMap<C>> {
  /** The caller ends it. */
  readonly pool: Pool;
  readonly schema: string;
  readonly specs: CollectionSpecs<C>;
  /** Opens the seal of what the specs name as secret. Only specs without secrets can do without. */
  readonly openSeal?: () => Seal;
  /** Whether to drop what this version does not use, in place of adding what it lacks. */
  readonly contract?: boolean;
  /** Receives a line for each thing done. */
  readonly log: (line: string) => void;
}

/** Changes the tables of a database for this version, beside running servers. */
export async function migratePostgres<C extends CollectionMap<C>>({
  pool,
  schema,
  specs,
  openSeal,
  contract = false,
  log,
}: MigrationOptions<C>): Promise<void> {
  const sealed = new SealedRows(specs, openSeal);
  const all = new Collections<C>(new Names(schema), specs, sealed);
  try {
    await (contract ? contractSchema : expandSchema)(pool, all, sealed.seal, log);
  } catch (error) {
    // Names the view that reads a column, for example.
    if (error instanceof DatabaseError && error.detail !== undefined)
      throw new Error(`${error.message}: ${error.detail}`, { cause: error });
    throw toStoreError(error);
  }
}
