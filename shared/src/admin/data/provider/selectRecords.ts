import type { PaginationPayload, RaRecord, SortPayload } from 'react-admin';
import { foldSearch } from '../../../format';
import { toPlainText } from '../plainText';
import type { Fields } from './resourceRow';
import { isEmpty, sortRecords } from './sortRecords';

/** The query of a list: filter, order and page. */
interface ListQuery {
  filter: Fields;
  sort?: SortPayload | undefined;
  pagination?: PaginationPayload | undefined;
}

/** Folding a name takes less time than looking it up in a cache of ten thousand. */
const contains = (record: RaRecord, searched: readonly string[], word: string): boolean =>
  searched.some((name) => foldSearch(toPlainText(record[name])).includes(word));

const matches = (value: unknown, wanted: unknown): boolean => {
  if (Array.isArray(wanted)) return wanted.some((one) => matches(value, one));
  if (Array.isArray(value)) return value.some((one) => matches(one, wanted));
  return toPlainText(value) === toPlainText(wanted);
};

/** Compares numbers by size and everything else, such as dates, as text. */
const compare = (value: unknown, wanted: unknown): number =>
  typeof value === 'number' && typeof wanted === 'number'
    ? value - wanted
    : toPlainText(value).localeCompare(toPlainText(wanted), 'en');

/**
 * Returns whether a record meets a condition: `field`, or `field_gte` and `field_lte` as over REST.
 */
const meets = (record: RaRecord, name: string, wanted: unknown): boolean => {
  const [, field = '', end] = /^(.+)_(gte|lte)$/.exec(name) ?? [];
  if (!end) return matches(record[name], wanted);
  const value: unknown = record[field];
  if (isEmpty(value)) return false;
  return end === 'gte' ? compare(value, wanted) >= 0 : compare(value, wanted) <= 0;
};

/** The field of a condition: `field`, or `field_gte` and `field_lte` as over REST. */
const getField = (name: string): string => name.replace(/_(?:gte|lte)$/, '');

/** Returns the fields that a query reads. */
export const listQueryFields = (
  { filter, sort }: ListQuery,
  searched: readonly string[],
): string[] => {
  const { q, ...equal } = filter;
  const read = [...Object.keys(equal).map(getField), sort?.field, ...(isEmpty(q) ? [] : searched)];
  return [...new Set(read)].flatMap((name) => (name === undefined || name === 'id' ? [] : [name]));
};

/**
 * Returns a page of a whole list, and how many records match. The order by `id` is the list's own
 * order.
 */
export const selectRecords = (
  rows: readonly RaRecord[],
  { filter, sort, pagination }: ListQuery,
  searched: readonly string[],
): { data: RaRecord[]; total: number } => {
  const { q, ...equal } = filter;
  const words = foldSearch(toPlainText(q)).split(/\s+/).filter(Boolean);
  const wanted = Object.entries(equal).filter(([, value]) => !isEmpty(value));
  const found = rows.filter(
    (record) =>
      wanted.every(([name, value]) => meets(record, name, value)) &&
      words.every((word) => contains(record, searched, word)),
  );
  const ordered = sort?.field && sort.field !== 'id' ? sortRecords(found, sort) : found;
  const { page, perPage } = pagination ?? { page: 1, perPage: found.length };
  return { data: ordered.slice((page - 1) * perPage, page * perPage), total: found.length };
};
