import type { AnySpec } from '../filter';
import { tableColumns } from './columns';
import type { Queryable } from './database';
import type { Names } from './names';

const batch = 500;

/** Inserts records in batches, with one array parameter per column. */
export async function insertRows(
  client: Queryable,
  names: Names,
  collection: string,
  spec: AnySpec,
  records: readonly object[],
): Promise<void> {
  const columns = tableColumns(spec);
  const list = columns.map(({ name }) => name).join(', ');
  const places = columns.map(({ type }, index) => `$${index + 1}::${type}[]`).join(', ');
  const text = `insert into ${names.rows(collection)} (${list}) select * from unnest(${places})`;
  for (let start = 0; start < records.length; start += batch) {
    const some = records.slice(start, start + batch);
    const values = columns.map(({ valueOf }) => some.map(valueOf));
    await client.query(text, values);
  }
}

/** Updates every column of a stored record. */
export async function updateRow(
  client: Queryable,
  names: Names,
  collection: string,
  spec: AnySpec,
  record: object,
): Promise<void> {
  const columns = tableColumns(spec);
  const sets = columns
    .map(({ name, type }, index) => ({ name, sql: `${name} = $${index + 1}::${type}` }))
    .filter(({ name }) => name !== '"id"');
  const id = columns.findIndex(({ name }) => name === '"id"');
  const idPlace = `$${id + 1}::${columns[id]?.type ?? 'text'}`;
  await client.query(
    `update ${names.rows(collection)} set ${sets.map(({ sql }) => sql).join(', ')} where "id" = ${idPlace}`,
    columns.map(({ valueOf }) => valueOf(record)),
  );
}
