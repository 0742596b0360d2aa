import type { AnySpec } from '../filter';
import type { Id } from '../port';
import { toIdValue, listTableColumns } from './schema/columns';
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

/**
 * Returns a function that runs a statement on batches of records, with one array parameter per column. One record is
 * planned sooner as values.
 */
const inBatches =
  (buildText: (table: string, names: readonly string[], source: string) => string) =>
  async (
    client: Queryable,
    all: Tables,
    collection: string,
    records: readonly object[],
  ): Promise<void> => {
    const columns = listTableColumns(all.written(collection), (row) => all.close(collection, row));
    const names = columns.map(({ name }) => name);
    for (let start = 0; start < records.length; start += BATCH_SIZE) {
      const some = records.slice(start, start + BATCH_SIZE);
      const isOne = some.length === 1;
      const places = columns.map(({ type }, index) => `$${index + 1}::${type}${isOne ? '' : '[]'}`);
      const source = isOne ? `(values (${places.join(', ')}))` : `unnest(${places.join(', ')})`;
      await client.query(
        buildText(all.tables.rows(collection), names, source),
        columns.map(({ readValue }) => (isOne ? some.map(readValue)[0] : some.map(readValue))),
      );
    }
  };

export const insertRows = inBatches(
  (table, names, source) =>
    `insert into ${table} (${names.join(', ')}) select * from ${source} as added`,
);

/** Updates every column of stored records, in batches. */
export const updateRows = inBatches((table, names, source) => {
  const sets = names.filter((name) => name !== '"id"').map((name) => `${name} = changed.${name}`);
  return `update ${table} as stored set ${sets.join(', ')} from ${source} as changed (${names.join(', ')}) where stored."id" = changed."id"`;
});

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
