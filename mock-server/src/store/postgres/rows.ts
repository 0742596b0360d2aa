import type { AnySpec } from '../filter';
import type { Id } from '../port';
import { type Column, toIdValue, listTableColumns } from './schema/columns';
import type { Queryable } from './database';
import type { Names } from './schema/names';

const BATCH_SIZE = 500;

/** The tables, and how their rows are written. */
interface Tables {
  readonly tables: Names;
  spec(collection: string): AnySpec;
  /** The fields that rows are written with. */
  written(collection: string): AnySpec;
  /** Closes what is secret in a record. */
  close(collection: string, record: object): unknown;
}

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
function describeColumns(all: Tables, collection: string) {
  const columns = listTableColumns(all.written(collection), (row) => all.close(collection, row));
  return {
    columns,
    list: columns.map(({ name }) => name).join(', '),
    places: columns.map(({ type }, index) => `$${index + 1}::${type}[]`).join(', '),
  };
}

export async function insertRows(
  client: Queryable,
  all: Tables,
  collection: string,
  records: readonly object[],
): Promise<void> {
  const { columns, list, places } = describeColumns(all, collection);
  const text = `insert into ${all.tables.rows(collection)} (${list}) select * from unnest(${places})`;
  await inBatches(client, text, columns, records);
}

/** Updates every column of stored records, in batches. */
export async function updateRows(
  client: Queryable,
  all: Tables,
  collection: string,
  records: readonly object[],
): Promise<void> {
  const { columns, list, places } = describeColumns(all, collection);
  const sets = columns
    .filter(({ name }) => name !== '"id"')
    .map(({ name }) => `${name} = changed.${name}`)
    .join(', ');
  const text = `update ${all.tables.rows(collection)} as stored set ${sets} from unnest(${places}) as changed (${list}) where stored."id" = changed."id"`;
  await inBatches(client, text, columns, records);
}

/** Deletes stored records. */
export async function deleteRows(
  client: Queryable,
  all: Tables,
  collection: string,
  ids: readonly Id[],
): Promise<void> {
  if (ids.length === 0) return;
  const type = all.spec(collection).id === 'number' ? 'bigint' : 'text';
  await client.query(`delete from ${all.tables.rows(collection)} where "id" = any($1::${type}[])`, [
    ids.map(toIdValue),
  ]);
}
