import type { Identifier, RaRecord, SortPayload } from 'react-admin';
import type { Fields } from './resourceRow';
import { plainText } from '../fields/plainText';
import { isEmpty, sortRecords } from './sortRecords';

/** What of a whole list is wanted. */
export interface Question {
  filter: Fields;
  sort?: SortPayload | undefined;
  pagination?: { page: number; perPage: number } | undefined;
}

/** A whole list in memory: each order is worked out once. */
export interface WholeList {
  rows: readonly RaRecord[];
  orders: Map<string, readonly RaRecord[]>;
}

/** A list of which nothing is worked out yet. */
export const wholeList = (rows: readonly RaRecord[]): WholeList => ({
  rows,
  orders: new Map(),
});

const ordered = (list: WholeList, sort: SortPayload): readonly RaRecord[] => {
  const name = `${sort.order} ${sort.field}`;
  const known = list.orders.get(name) ?? sortRecords(list.rows, sort);
  list.orders.set(name, known);
  return known;
};

/**
 * The list after a record was changed; orders that do not depend on what changed are kept, so that the
 * next question costs no more than before.
 */
export const patched = (
  list: WholeList,
  id: Identifier,
  changed: Readonly<Record<string, unknown>>,
): WholeList => {
  const old = list.rows.find((row) => row.id === id);
  if (!old) return list;
  const row = { ...old, ...changed };
  const put = (rows: readonly RaRecord[]) => rows.with(rows.indexOf(old), row);
  const kept = [...list.orders].filter(
    ([name]) => !Object.keys(changed).some((field) => name.endsWith(` ${field}`)),
  );
  return {
    rows: put(list.rows),
    orders: new Map(kept.map(([name, rows]) => [name, put(rows)])),
  };
};

/** Lower-casing a name takes less time than keeping ten thousand of them and looking each up. */
const says = (record: RaRecord, searched: readonly string[], word: string): boolean =>
  searched.some((name) => plainText(record[name]).toLowerCase().includes(word));

const matches = (value: unknown, wanted: unknown): boolean => {
  if (Array.isArray(wanted)) return wanted.some((one) => matches(value, one));
  if (Array.isArray(value)) return value.some((one) => matches(one, wanted));
  return plainText(value) === plainText(wanted);
};

/** The page of a list that a question asks for, and how many records match it in all. */
export const answer = (
  list: WholeList,
  { filter, sort, pagination }: Question,
  searched: readonly string[],
): { data: RaRecord[]; total: number } => {
  const { q, ...equal } = filter;
  const words = plainText(q).toLowerCase().split(/\s+/).filter(Boolean);
  const wanted = Object.entries(equal).filter(([, value]) => !isEmpty(value));
  const rows = sort?.field && sort.field !== 'id' ? ordered(list, sort) : list.rows;
  const found =
    words.length === 0 && wanted.length === 0
      ? rows
      : rows.filter(
          (record) =>
            wanted.every(([name, value]) => matches(record[name], value)) &&
            words.every((word) => says(record, searched, word)),
        );
  const { page, perPage } = pagination ?? { page: 1, perPage: found.length };
  return { data: found.slice((page - 1) * perPage, page * perPage), total: found.length };
};
