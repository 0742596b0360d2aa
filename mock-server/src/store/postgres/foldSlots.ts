import type { Pool } from 'pg';
import type { Names } from './schema/names';
import { runTransaction } from './database';

/** Rows to add up at once, so that a transaction whose rows they are waits for a moment only. */
const MAX_ROWS = 10_000;

/**
 * Adds the counts and sums of connections up in slot 0, so that figures read few rows. Leaves the rows of running
 * transactions, and does nothing while another process does it.
 */
export async function foldSlots(pool: Pool, { counts, sums, schema }: Names): Promise<void> {
  const tables = [
    { table: counts, key: ['collection', 'fields', 'value'], figures: ['row_count'] },
    {
      table: sums,
      key: ['collection', 'fields', 'period', 'value'],
      figures: ['row_count', 'sum_1', 'sum_2'],
    },
  ];
  await runTransaction(pool, 'begin', async (client) => {
    const { rows } = await client.query<{ readonly isFirst: boolean }>(
      'select pg_try_advisory_xact_lock(hashtext($1::text)) as "isFirst"',
      [`${schema} slots`],
    );
    if (!rows[0]?.isFirst) return;
    for (const { table, key, figures } of tables) {
      const columns = key.join(', ');
      await client.query(
        `with own as (select ctid from ${table} where slot <> 0 limit ${MAX_ROWS} for update skip locked),
           gone as (delete from ${table} where ctid in (select ctid from own) returning *)
         insert into ${table} as stored (${columns}, slot, ${figures.join(', ')})
         select ${columns}, 0, ${figures.map((figure) => `sum(${figure})::bigint`).join(', ')} from gone group by ${columns}
         on conflict (${columns}, slot) do update set
           ${figures.map((figure) => `${figure} = stored.${figure} + excluded.${figure}`).join(', ')}`,
      );
    }
  });
}
