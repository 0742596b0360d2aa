import type { AnySpec } from '../filter';
import type { Id } from '../port';
import { type Column, toIdValue, listTableColumns } from './schema/columns';
import type { Queryable } from './database';
import type { Names } from './schema/names';

const BATCH_SIZE = 500;

/** Runs a statement on batches of records, with one array parameter per column. */
async function inBatches(
  client: Queryable,
  text: string,
  columns: readonly Column[],
  records: readonly object[],
): Promise<void> {
  for (let start = 0; start < records.length; start += BATCH_SIZE) {
    const some = records.slice(start, start + BATCH_SIZE);
    await client.query(
      text,
      columns.map(({ readValue }) => some.map(readValue)),
    );
  }
}

/** Returns a table's columns, their names, and the places of their values in a statement. */
function describeColumns(spec: AnySpec) {
  const columns = listTableColumns(spec);
  return {
    columns,
    list: columns.map(({ name }) => name).join(', '),
    places: columns.map(({ type }, index) => `$${index + 1}::${type}[]`).join(', '),
  };
}

export async function insertRows(
  client: Queryable,
  names: Names,
  collection: string,
  spec: AnySpec,
  records: readonly object[],
): Promise<void> {
  const { columns, list, places } = describeColumns(spec);
  const text = `insert into ${names.rows(collection)} (${list}) select * from unnest(${places})`;
  await inBatches(client, text, columns, records);
}

/** Updates every column of stored records, in batches. */
export async function updateRows(
  client: Queryable,
  names: Names,
  collection: string,
  spec: AnySpec,
  records: readonly object[],
): Promise<void> {
  const { columns, list, places } = describeColumns(spec);
  const sets = columns
    .filter(({ name }) => name !== '"id"')
    .map(({ name }) => `${name} = changed.${name}`)
    .join(', ');
  const text = `update ${names.rows(collection)} as stored set ${sets} from unnest(${places}) as changed (${list}) where stored."id" = changed."id"`;
  await inBatches(client, text, columns, records);
}

/** Deletes stored records. */
export async function deleteRows(
  client: Queryable,
  names: Names,
  collection: string,
  spec: AnySpec,
  ids: readonly Id[],
): Promise<void> {
  if (ids.length === 0) return;
  const type = spec.id === 'number' ? 'bigint' : 'text';
  await client.query(`delete from ${names.rows(collection)} where "id" = any($1::${type}[])`, [
    ids.map(toIdValue),
  ]);
}
