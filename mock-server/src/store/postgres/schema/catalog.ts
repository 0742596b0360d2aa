import type { Queryable } from '../database';
import type { CollectionMap } from '../../port';
import type { Collections } from './collections';
import { type Column, type Index, listIndexes, listTableColumns } from './columns';
import { type Names, quoteName } from './names';
import { listUniqueIndexes } from './uniqueIndexes';

/** Builds the statement that creates an index, under a name of its own if given. */
export function buildIndexSql(
  { name, table, keys, covered, uniqueWhere }: Index,
  how: '' | 'concurrently' = '',
  ownName = name,
): string {
  const include = covered.length > 0 ? ` include (${covered.join(', ')})` : '';
  const unique = uniqueWhere === undefined ? '' : 'unique';
  return `create ${unique} index ${how} if not exists ${ownName} on ${table} ${keys}${include}${uniqueWhere ?? ''}`;
}

interface StoredIndex {
  /** The table, without quotes. */
  readonly table: string;
  /** Quoted, without expressions. */
  readonly columns: readonly string[];
  /** Number of columns by which it sorts, which come first. */
  readonly keys: number;
  readonly isUnique: boolean;
}

/** The columns and indexes that a schema has, by their quoted names. */
interface Catalog {
  readonly columns: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly indexes: ReadonlyMap<string, StoredIndex>;
}

/** What a schema lacks. */
export interface Missing {
  readonly tables: readonly string[];
  readonly columns: readonly { readonly collection: string; readonly columns: readonly Column[] }[];
  readonly indexes: readonly Index[];
  /** Columns of another type. */
  readonly unlike: readonly string[];
}

export async function readCatalog(client: Queryable, { schema }: Names): Promise<Catalog> {
  const { rows } = await client.query<{ table: string; column: string; type: string }>(
    `select relname as table, attname as column, format_type(atttypid, atttypmod) as type
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
     where nspname = $1 and relkind in ('r', 'p')`,
    [schema],
  );
  const columns = new Map<string, Map<string, string>>();
  for (const { table, column, type } of rows)
    columns.set(
      quoteName(table),
      (columns.get(quoteName(table)) ?? new Map<string, string>()).set(quoteName(column), type),
    );
  const found = await client.query<StoredIndex & { readonly name: string }>(
    `select index.relname as name, pg_class.relname as table, indnkeyatts as keys,
       indisunique and not indisprimary as "isUnique", array(
         select attname::text from unnest(indkey::int2[]) with ordinality as key (number, place)
         join pg_attribute on attrelid = indrelid and attnum = number order by place
       ) as columns
     from pg_index join pg_class as index on index.oid = indexrelid join pg_class on pg_class.oid = indrelid
     join pg_namespace on pg_namespace.oid = index.relnamespace where nspname = $1 and indisvalid`,
    [schema],
  );
  const indexes = found.rows.map(
    (index) =>
      [quoteName(index.name), { ...index, columns: index.columns.map(quoteName) }] as const,
  );
  return { columns, indexes: new Map(indexes) };
}

/** Names an index by its keys but the last, the id, which every index ends with. */
function nameIndex(collection: string, keys: readonly string[]): string {
  const named = keys.slice(0, Math.max(1, keys.length - 1)).join('_');
  return quoteName(`${collection}_${named.replaceAll('"', '')}`);
}

/** Lists the indexes of all tables; with the operator class of trigrams also those of searches. */
export function listAllIndexes<C extends CollectionMap<C>>(
  all: Collections<C>,
  trigrams?: string,
): Index[] {
  return all.names.flatMap((collection) => {
    const table = all.tables.rows(collection);
    const spec = all.spec(collection);
    const ordered = listIndexes(spec).map(({ columns, covered }): Index => {
      const name = nameIndex(collection, columns);
      const keys = `(${columns.join(', ')})`;
      return { name, table, keys, columns: [...columns, ...covered], covered };
    });
    const unique = listUniqueIndexes(collection, table, spec);
    if (trigrams === undefined || spec.text.length === 0) return [...ordered, ...unique];
    const [name, columns] = [quoteName(`${collection}__words`), ['"_words"']];
    const keys = `using gin ("_words" ${trigrams})`;
    return [...ordered, ...unique, { name, table, keys, columns, covered: [] }];
  });
}

/** Compares a schema with the specs. */
export async function findMissing<C extends CollectionMap<C>>(
  client: Queryable,
  all: Collections<C>,
  trigrams?: string,
): Promise<Missing> {
  const catalog = await readCatalog(client, all.tables);
  const tables: string[] = [];
  const columns: { collection: string; columns: Column[] }[] = [];
  const unlike: string[] = [];
  for (const collection of all.names) {
    const stored = catalog.columns.get(quoteName(collection));
    if (!stored) {
      tables.push(collection);
      continue;
    }
    const declared = listTableColumns(all.spec(collection));
    const missing = declared.filter(({ name }) => !stored.has(name));
    if (missing.length > 0) columns.push({ collection, columns: missing });
    for (const { name, type } of declared) {
      const found = stored.get(name) ?? type;
      if (found !== type) unlike.push(`${collection}.${name} is ${found} in place of ${type}`);
    }
  }
  const indexes = listAllIndexes(all, trigrams).flatMap((index): Index[] => {
    const stored = catalog.indexes.get(index.name)?.columns;
    if (stored && index.columns.every((column) => stored.includes(column))) return [];
    // What another version covers stays covered.
    const others = (stored ?? []).filter((column) => !index.columns.includes(column));
    return [{ ...index, covered: [...index.covered, ...others] }];
  });
  return { tables, columns, indexes, unlike };
}

/** Lists the indexes of its tables that another version has built, by their names, and that this one does not use. */
export async function listUnusedIndexes<C extends CollectionMap<C>>(
  client: Queryable,
  all: Collections<C>,
): Promise<string[]> {
  const { indexes } = await readCatalog(client, all.tables);
  const used = new Set(listAllIndexes(all).map(({ name }) => name));
  const known = new Set<string>(all.names);
  return [...indexes].flatMap(([name, { table, columns, keys, isUnique }]) => {
    const isOurs = isUnique
      ? name.startsWith(`"${table}_unique_`)
      : nameIndex(table, columns.slice(0, keys)) === name &&
        /^"(?:_order_)?id"$/u.test(columns[keys - 1] ?? '');
    return isOurs && known.has(table) && !used.has(name) ? [name] : [];
  });
}
