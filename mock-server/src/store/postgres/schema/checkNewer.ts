import { NewerData } from '../../errors';
import { SCHEMA_VERSION } from '../../schemaVersion';
import type { Queryable } from '../database';
import { migrations } from './migrations/all';
import type { Names } from './names';

const buildNewerError = (): NewerData =>
  new NewerData('The tables have the shape of a newer version of the server');

/**
 * Returns the number of the latest migration; 0 if none has run. Rejects with NewerData if this version does not know
 * it.
 */
export async function checkMigrations(client: Queryable, names: Names): Promise<number> {
  const { rows } = await client.query<{ readonly latest: number | null }>(
    `select max(number) as latest from ${names.migrations}`,
  );
  const known = Math.max(...migrations.map(({ number }) => number));
  const latest = rows[0]?.latest ?? 0;
  if (latest > known) throw buildNewerError();
  return latest;
}

/** Rejects with NewerData if a newer version has changed the tables or added one. */
export async function checkVersion(
  client: Queryable,
  names: Names,
  collections: readonly string[],
): Promise<void> {
  const state = await client.query<{ readonly schema_version: number }>(
    `select schema_version from ${names.state} where id = 1`,
  );
  if ((state.rows[0]?.schema_version ?? 1) > SCHEMA_VERSION) throw buildNewerError();
  const stored = await client.query<{ readonly name: string }>(
    `select name from ${names.collections}`,
  );
  if (stored.rows.some(({ name }) => !collections.includes(name))) throw buildNewerError();
}
