import { NewerData } from '../../errors';
import { SCHEMA_VERSION } from '../../schemaVersion';
import type { Queryable } from '../database';
import { migrations } from './migrations/all';
import type { Names } from './names';

const buildNewerError = (): NewerData =>
  new NewerData('The tables have the shape of a newer version of the server');

/** Rejects with NewerData if the database has a migration that this version does not know. */
export async function checkMigrations(client: Queryable, names: Names): Promise<void> {
  const { rows } = await client.query<{ readonly latest: number | null }>(
    `select max(number) as latest from ${names.migrations}`,
  );
  const known = Math.max(...migrations.map(({ number }) => number));
  if ((rows[0]?.latest ?? 0) > known) throw buildNewerError();
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
