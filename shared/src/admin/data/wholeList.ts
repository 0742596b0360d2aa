import type { RaRecord, SortPayload } from 'react-admin';
import type { Fields } from './resourceRow';
import { plainText } from '../fields/plainText';

/** What of a whole list is wanted. */
export interface Question {
  filter: Fields;
  sort?: SortPayload | undefined;
  pagination?: { page: number; perPage: number } | undefined;
}

/** A whole list in memory: each order and the searchable text are worked out once. */
export interface WholeList {
  rows: readonly RaRecord[];
  orders: Map<string, readonly RaRecord[]>;
  texts: Map<RaRecord, string>;
}

/** A list of which nothing is worked out yet. */
export const wholeList = (rows: readonly RaRecord[]): WholeList => ({
  rows,
  orders: new Map(),
  texts: new Map(),
});

const collator = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });

const compare = (a: unknown, b: unknown): number => {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(plainText(a), plainText(b));
};

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** Sorted by a field; records without a value come last either way, and equal ones keep their order. */
const ordered = (list: WholeList, { field, order }: SortPayload): readonly RaRecord[] => {
  const name = `${order} ${field}`;
  const known = list.orders.get(name);
  if (known) return known;
  const sign = order === 'DESC' ? -1 : 1;
  const sorted = list.rows.toSorted((a, b) => {
    const left: unknown = a[field];
    const right: unknown = b[field];
    if (isEmpty(left) || isEmpty(right)) return Number(isEmpty(left)) - Number(isEmpty(right));
    return sign * compare(left, right);
  });
  list.orders.set(name, sorted);
  return sorted;
};

const textOf = (list: WholeList, record: RaRecord, searched: readonly string[]): string => {
  const known = list.texts.get(record);
  if (known !== undefined) return known;
  const text = searched
    .map((name) => plainText(record[name]))
    .join('\n')
    .toLocaleLowerCase('en-IN');
  list.texts.set(record, text);
  return text;
};

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
  const words = plainText(q).toLocaleLowerCase('en-IN').split(/\s+/).filter(Boolean);
  const wanted = Object.entries(equal).filter(([, value]) => !isEmpty(value));
  const rows = sort?.field && sort.field !== 'id' ? ordered(list, sort) : list.rows;
  const found =
    words.length === 0 && wanted.length === 0
      ? rows
      : rows.filter(
          (record) =>
            wanted.every(([name, value]) => matches(record[name], value)) &&
            words.every((word) => textOf(list, record, searched).includes(word)),
        );
  const { page, perPage } = pagination ?? { page: 1, perPage: found.length };
  return { data: found.slice((page - 1) * perPage, page * perPage), total: found.length };
};
