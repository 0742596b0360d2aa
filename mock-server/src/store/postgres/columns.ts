import type { AnySpec } from '../filter';
import { fieldOf, getSearchTerms } from '../filter';
import type { FieldType } from '../port';
import { orderKey } from '../textOrder';
import { quoted } from './names';

/** A column of a collection's table, its SQL type, and what a record puts into it. */
export interface Column {
  /** In quotes. */
  readonly name: string;
  readonly type: 'text' | 'bytea' | 'bigint' | 'integer' | 'double precision' | 'boolean' | 'jsonb';
  readonly valueOf: (record: object) => unknown;
}

/** The column that a field is sorted and compared by. */
export function orderColumn(field: string, type: FieldType | undefined): string {
  return quoted(type === 'text' ? `_order_${field}` : field);
}

/**
 * How U+0000 to U+0002 are written. No word of this code begins inside another or across two of
 * them (it is comma-free), so that a part of a text is found in it where it is, and nowhere else.
 */
const codeWords = [
  '\u0001\u0001\u0001\u0002',
  '\u0001\u0001\u0002\u0002',
  '\u0001\u0002\u0002\u0002',
];

/** A database's text cannot hold a NUL character: it is written in code, and so is what the code takes. */
export function storable(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, (control) => codeWords[control.charCodeAt(0)] ?? control);
}

/** Bytes sort alike in every database, whatever its collation. */
export function orderBytes(field: string, text: string): Buffer {
  return Buffer.from(orderKey(field, text));
}

const sqlTypes = { number: 'double precision', boolean: 'boolean' } as const;

function columnsOf(field: string, type: FieldType): Column[] {
  const valueIf = (record: object, wanted: string): unknown => {
    const value = fieldOf(record, field);
    return typeof value === wanted ? value : null;
  };
  const name = quoted(field);
  if (field === 'version')
    return [{ name, type: 'integer', valueOf: (row) => fieldOf(row, field) }];
  if (field === 'id' && type === 'number')
    return [{ name, type: 'bigint', valueOf: (row) => fieldOf(row, field) }];
  if (type === 'json') return [];
  if (type === 'list') {
    const valueOf = (row: object): unknown => {
      const list = fieldOf(row, field);
      return Array.isArray(list) ? listJson(list) : null;
    };
    return [{ name, type: 'jsonb', valueOf }];
  }
  if (type !== 'text')
    return [{ name, type: sqlTypes[type], valueOf: (row) => valueIf(row, type) }];
  const textOf = (row: object): string | null => {
    const value = fieldOf(row, field);
    return typeof value === 'string' ? value : null;
  };
  const mapped = <T>(row: object, map: (text: string) => T): T | null => {
    const text = textOf(row);
    return text === null ? null : map(text);
  };
  return [
    { name, type: 'text', valueOf: (row) => mapped(row, storable) },
    {
      name: orderColumn(field, type),
      type: 'bytea',
      valueOf: (row) => mapped(row, (text) => orderBytes(field, text)),
    },
  ];
}

/** What of a list may be looked for in it. */
export function listJson(list: readonly unknown[]): string {
  return JSON.stringify(
    list
      .filter((one) => one === null || typeof one !== 'object')
      .map((one) => (typeof one === 'string' ? storable(one) : one)),
  );
}

/**
 * The columns of a collection. The record itself is `_record`, as the JSON text it was written as;
 * the others repeat what is filtered and sorted by, and can be made again from it.
 */
export function tableColumns(spec: AnySpec): Column[] {
  return [
    ...Object.entries(spec.fields).flatMap(([field, type]) => columnsOf(field, type)),
    { name: '"_words"', type: 'text', valueOf: (row) => storable(getSearchTerms(row, spec.text)) },
    { name: '"_record"', type: 'text', valueOf: (row) => JSON.stringify(row) },
  ];
}

/** The columns of each index: what a list is ordered by, then the id's, by which rows alike stand. */
export function indexColumns(spec: AnySpec): string[][] {
  const id = orderColumn('id', spec.fields['id']);
  const ofId = spec.id === 'uuid' ? [[id]] : [];
  const own = spec.indexed
    .filter((field) => field !== 'id' && field !== 'version' && isOrdered(spec.fields[field]))
    .map((field) => [orderColumn(field, spec.fields[field]), id]);
  return [...ofId, ...own];
}

function isOrdered(type: FieldType | undefined): boolean {
  return type === 'text' || type === 'number' || type === 'boolean';
}
