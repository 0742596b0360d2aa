import type { Queryable } from './database';

/** The sequence of the table that the first parameter names. */
const SEQUENCE = `pg_get_serial_sequence($1::text, 'id')`;

/** Takes numbers of a table's sequence, which gives none twice, not even of a transaction that fails. */
export async function takeNumbers(
  client: Queryable,
  table: string,
  count: number,
): Promise<number[]> {
  const { rows } = await client.query<{ readonly number: string }>(
    `select nextval(${SEQUENCE}) as number from generate_series(1, $2::integer)`,
    [table, count],
  );
  return rows.map(({ number }) => Number(number));
}

/** Returns the highest number that a table's sequence has given; 0 if none. */
export async function readHighest(client: Queryable, table: string): Promise<number> {
  const { rows } = await client.query<{ readonly highest: string | null }>(
    `select pg_sequence_last_value(${SEQUENCE}::regclass) as highest`,
    [table],
  );
  return Number(rows[0]?.highest ?? 0);
}

/** Lets a table's sequence go on after a number that it has not given itself. */
export async function raiseSequence(
  client: Queryable,
  table: string,
  highest: number,
): Promise<void> {
  if (highest > (await readHighest(client, table)))
    await client.query(`select setval(${SEQUENCE}, $2::bigint)`, [table, highest]);
}
