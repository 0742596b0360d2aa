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

/** Runs a statement on batches of records, with one array parameter per column. One record is planned sooner as values. */
async function inBatches(
  client: Queryable,
  buildText: (source: string) => string,
  columns: readonly Column[],
  records: readonly object[],
): Promise<void> {
  for (let start = 0; start < records.length; start += BATCH_SIZE) {
    const some = records.slice(start, start + BATCH_SIZE);
    const isOne = some.length === 1;
    const places = columns.map(({ type }, index) => `$${index + 1}::${type}${isOne ? '' : '[]'}`);
    await client.query(
      buildText(isOne ? `(values (${places.join(', ')}))` : `unnest(${places.join(', ')})`),
      columns.map(({ readValue }) => (isOne ? some.map(readValue)[0] : some.map(readValue))),
    );
  }
}

/** Returns a table's columns and their names. */
function describeColumns(all: Tables, collection: string) {
  const columns = listTableColumns(all.written(collection), (row) => all.close(collection, row));
  return { columns, list: columns.map(({ name }) => name).join(', ') };
}

export async function insertRows(
  client: Queryable,
  all: Tables,
  collection: string,
  records: readonly object[],
): Promise<void> {
  const { columns, list } = describeColumns(all, collection);
  const table = all.tables.rows(collection);
  const buildText = (source: string): string =>
    `insert into ${table} (${list}) select * from ${source} as added`;
  await inBatches(client, buildText, columns, records);
}

/** Updates every column of stored records, in batches. */
export async function updateRows(
  client: Queryable,
  all: Tables,
  collection: string,
  records: readonly object[],
): Promise<void> {
  const { columns, list } = describeColumns(all, collection);
  const sets = columns
    .filter(({ name }) => name !== '"id"')
    .map(({ name }) => `${name} = changed.${name}`)
    .join(', ');
  const table = all.tables.rows(collection);
  const buildText = (source: string): string =>
    `update ${table} as stored set ${sets} from ${source} as changed (${list}) where stored."id" = changed."id"`;
  await inBatches(client, buildText, columns, records);
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
