import type { Pool } from 'pg';
import type { CollectionMap, Id } from '../../port';
import { readState, withRowLocks } from '../database';
import { updateRows } from '../rows';
import type { Collections } from './collections';
import { loadShapes } from './storedShapes';

/** Rows that one transaction fills, so that a writer of one of them waits for a moment only. */
const BATCH = 500;

/** Fills the next rows of a table. Resolves to whether all are filled. */
const fillBatch = <C extends CollectionMap<C>>(
  pool: Pool,
  all: Collections<C>,
  name: Extract<keyof C, string>,
): Promise<boolean> =>
  withRowLocks(pool, all.tables, async (client) => {
    const { collections } = all.tables;
    // Locked, so that nobody changes the shape meanwhile.
    const found = await client.query<{ readonly from: string; readonly isFilled: boolean }>(
      `select filled_to as from, filled = shape::jsonb as "isFilled" from ${collections} where name = $1::text for update`,
      [name],
    );
    const { from, isFilled } = found.rows[0] ?? { from: '', isFilled: true };
    if (isFilled) return true;
    const { revision } = await readState(client, all.tables);
    if (revision > all.revision) await loadShapes(client, all, revision);
    const type = all.spec(name).id === 'number' ? 'bigint' : 'text';
    const after = from === '' ? '' : `where "id" > $1::${type} `;
    const { rows } = await client.query<{ readonly id: Id; readonly record: string }>(
      `select "id", "_record" as record from ${all.tables.rows(name)} ${after}order by "id" limit ${BATCH} for update`,
      from === '' ? [] : [from],
    );
    await updateRows(
      client,
      all,
      name,
      rows.map(({ record }) => all.record(name, record)),
    );
    const last = rows.at(-1)?.id;
    await client.query(
      `update ${collections} set ${last === undefined ? 'filled = shape::jsonb, ' : ''}filled_to = $2::text where name = $1::text`,
      [name, String(last ?? '')],
    );
    return last === undefined;
  });

/**
 * Fills the columns of a table from its records in small transactions. Goes on where an interrupted run has stopped.
 * Rows that others write meanwhile have the columns already.
 */
export async function fillColumns<C extends CollectionMap<C>>(
  pool: Pool,
  all: Collections<C>,
  name: Extract<keyof C, string>,
): Promise<void> {
  while (!(await fillBatch(pool, all, name)));
}
