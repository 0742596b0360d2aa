import type { AnySpec } from '../../filter';
import { getField, getSearchTerms } from '../../filter';
import type { FieldType, Id } from '../../port';
import { getOrderKey } from '../../textOrder';
import { quoteName } from './names';

/** A column of a collection's table: its SQL type, and the value of a record in it. */
export interface Column {
  /** Quoted. */
  readonly name: string;
  readonly type: 'text' | 'bytea' | 'bigint' | 'integer' | 'double precision' | 'boolean' | 'jsonb';
  readonly readValue: (record: object) => unknown;
}

/** Returns the column that a field is sorted and compared by. */
export function getOrderColumn(field: string, type: FieldType | undefined): string {
  return quoteName(type === 'text' ? `_order_${field}` : field);
}

/**
 * The code words for U+0000, U+0001 and U+0002. No code word starts inside another one or across two of them
 * (the code is comma-free), so searching for part of an encoded text finds exactly its occurrences.
 */
const codeWords = [
  '\u0001\u0001\u0001\u0002',
  '\u0001\u0001\u0002\u0002',
  '\u0001\u0002\u0002\u0002',
];

/** Encodes U+0000, which PostgreSQL's text cannot hold, and the two characters that the code uses. */
export function encodeText(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, (control) => codeWords[control.charCodeAt(0)] ?? control);
}

const anyCodeWord = new RegExp(codeWords.join('|'), 'gu');

/**
 * Decodes what `encodeText` has encoded. Tests for a code word first, because most texts have none and
 * replacing is slow.
 */
export function decodeText(text: string): string {
  if (!text.includes('\u0001')) return text;
  return text.replaceAll(anyCodeWord, (word) => String.fromCharCode(codeWords.indexOf(word)));
}

/** Writes a value into a statement that has no parameters. */
export const toLiteral = (value: string | number | boolean | null): string =>
  typeof value === 'string' ? `'${encodeText(value).replaceAll("'", "''")}'` : String(value);

export function toIdValue(id: Id): Id {
  return typeof id === 'string' ? encodeText(id) : id;
}

/** Returns the order key as bytes, which sort alike in every database, whatever its collation. */
export function encodeOrderKey(field: string, text: string): Buffer {
  return Buffer.from(getOrderKey(field, text));
}

const sqlTypes = { number: 'double precision', boolean: 'boolean' } as const;

function buildColumns(field: string, type: FieldType): Column[] {
  const valueIf = (record: object, wanted: string): unknown => {
    const value = getField(record, field);
    return typeof value === wanted ? value : null;
  };
  const name = quoteName(field);
  if (field === 'version')
    return [{ name, type: 'integer', readValue: (row) => getField(row, field) }];
  if (field === 'id' && type === 'number')
    return [{ name, type: 'bigint', readValue: (row) => getField(row, field) }];
  if (type === 'json') return [];
  if (type === 'list') {
    const readValue = (row: object): unknown => {
      const list = getField(row, field);
      return Array.isArray(list) ? serializeList(list) : null;
    };
    return [{ name, type: 'jsonb', readValue }];
  }
  if (type !== 'text')
    return [{ name, type: sqlTypes[type], readValue: (row) => valueIf(row, type) }];
  const readText = (row: object): string | null => {
    const value = getField(row, field);
    return typeof value === 'string' ? value : null;
  };
  const mapText = <T>(row: object, map: (text: string) => T): T | null => {
    const text = readText(row);
    return text === null ? null : map(text);
  };
  return [
    { name, type: 'text', readValue: (row) => mapText(row, encodeText) },
    {
      name: getOrderColumn(field, type),
      type: 'bytea',
      readValue: (row) => mapText(row, (text) => encodeOrderKey(field, text)),
    },
  ];
}

/** Serialises the members of a list that a filter can match: all but objects. */
export function serializeList(list: readonly unknown[]): string {
  return JSON.stringify(
    list
      .filter((one) => one === null || typeof one !== 'object')
      .map((one) => (typeof one === 'string' ? encodeText(one) : one)),
  );
}

/**
 * Returns the columns of a collection's table. `_record` holds the record as JSON text, with its secrets
 * closed; the other columns repeat the fields that are filtered and sorted, and can be rebuilt from it.
 */
export function listTableColumns(
  spec: AnySpec,
  close: (record: object) => unknown = (record) => record,
): Column[] {
  return [
    ...Object.entries(spec.fields).flatMap(([field, type]) => buildColumns(field, type)),
    {
      name: '"_words"',
      type: 'text',
      readValue: (row) => encodeText(getSearchTerms(row, spec.text)),
    },
    { name: '"_record"', type: 'text', readValue: (row) => JSON.stringify(close(row)) },
  ];
}

/** An index: its columns, and those that it holds besides so that figures read no record. */
interface TableIndex {
  readonly columns: readonly string[];
  readonly covered: readonly string[];
}

/** An index that lists need. */
export interface Index {
  /** Quoted, as are the others. */
  readonly name: string;
  readonly table: string;
  /** The columns, as the statement names them that builds the index. */
  readonly keys: string;
  /** All columns that it must hold. */
  readonly columns: readonly string[];
  /** Those that it holds besides the keys. */
  readonly covered: readonly string[];
  /** The condition of a unique index; '' if it is about all rows, undefined for any other index. */
  readonly uniqueWhere?: string;
}

/** Lists the indexes. Their columns are the sort field, and then the id, which orders rows with equal values. */
export function listIndexes(spec: AnySpec): TableIndex[] {
  const id = getOrderColumn('id', spec.fields['id']);
  const toOrder = (field: string): string => getOrderColumn(field, spec.fields[field]);
  const toNames = (field: string): string[] =>
    buildColumns(field, spec.fields[field] ?? 'json').map(({ name }) => name);
  const sorted = spec.indexed.filter(
    (field) => field !== 'id' && field !== 'version' && isOrdered(spec.fields[field]),
  );
  const keys = [
    ...sorted.map((field) => [field]),
    ...spec.sortedWithin,
    ...spec.covering.map(({ key }) => key),
  ];
  const own = [...new Map(keys.map((key) => [key.join(' '), key]))].map(([name, key]) => {
    const columns = [...key.map(toOrder), id];
    const covering = spec.covering.find((one) => one.key.join(' ') === name);
    const names = covering ? [...key, ...covering.include].flatMap(toNames) : [];
    return { columns, covered: names.filter((column) => !columns.includes(column)) };
  });
  return [...(spec.id === 'uuid' ? [{ columns: [id], covered: [] }] : []), ...own];
}

export function isOrdered(type: FieldType | undefined): boolean {
  return type === 'text' || type === 'number' || type === 'boolean';
}
