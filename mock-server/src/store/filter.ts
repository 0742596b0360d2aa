import { foldSearch, maskPersonal } from '@marketplace/shared/format';
import { BadQuery } from './errors';
import type { CollectionSpec, FieldType, Filter, Page, Query } from './port';
import { compareText, getOrderKey } from './textOrder';

export type Predicate = (row: object) => boolean;
export type Wanted = string | number | boolean | null;
export type Operator = 'in' | 'gte' | 'lte' | 'gt' | 'lt' | 'neq' | 'q';

/** One condition of a filter. `parseFilter` has checked its field and values against the collection. */
export interface Condition {
  readonly field: string;
  readonly operator: Operator;
  readonly type: FieldType;
  readonly values: readonly Wanted[];
}

type OwnSpec = CollectionSpec<Record<string, unknown>>;
export interface AnySpec extends Required<Omit<OwnSpec, 'fields' | 'secret' | 'rules'>> {
  readonly fields: Readonly<Record<string, FieldType>>;
  readonly secret: true | readonly string[] | undefined;
}

/** A collection's spec without its record type, and with the `id` and `version` fields that every record has. */
export function anySpec<R>(spec: CollectionSpec<R>): AnySpec {
  const own: Record<string, FieldType> = {
    id: spec.id === 'number' ? 'number' : 'text',
    version: 'number',
  };
  for (const [field, type] of Object.entries<FieldType | undefined>(spec.fields))
    if (type) own[field] = type;
  const indexed = spec.indexed ?? Object.keys(own);
  const { id, text = [], sortedWithin = [], covering = [], unique = [], secret } = spec;
  const values = { version: { isRequired: true, min: 1 }, ...spec.values };
  return { id, fields: own, text, indexed, sortedWithin, covering, unique, values, secret };
}

const suffixes = ['gte', 'lte', 'gt', 'lt', 'neq'] as const;

function parseKey(key: string, spec: AnySpec): { field: string; operator: Operator } {
  if (Object.hasOwn(spec.fields, key)) return { field: key, operator: 'in' };
  for (const operator of suffixes) {
    const field = key.slice(0, -operator.length - 1);
    if (key.endsWith(`_${operator}`) && Object.hasOwn(spec.fields, field))
      return { field, operator };
  }
  throw new BadQuery(key, `There is no field ${key} to filter by`);
}

function checkValue(key: string, type: FieldType, value: unknown): Wanted {
  if (value === null) return null;
  const fits = type === 'list' ? ['string', 'number'] : type === 'text' ? ['string'] : [type];
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    if (fits.includes(typeof value)) return value;
  }
  throw new BadQuery(key, `${key} cannot be compared with that value`);
}

/** Parses a filter into conditions. Throws BadQuery for an unknown field: ignoring it would return every row. */
export function parseFilter(filter: Filter, spec: AnySpec): Condition[] {
  return Object.entries(filter).map(([key, value]) => {
    if (key === 'q') {
      if (typeof value !== 'string') throw new BadQuery('q', 'q must be text');
      const words = foldSearch(maskPersonal(value)).split(/\s+/u).filter(Boolean);
      return { field: 'q', operator: 'q', type: 'text', values: words };
    }
    const { field, operator } = parseKey(key, spec);
    const type = spec.fields[field] ?? 'json';
    if (type === 'json' || (type === 'list' && operator !== 'in'))
      throw new BadQuery(key, `${key} is nothing to filter by`);
    const given: unknown[] = Array.isArray(value) && operator === 'in' ? value : [value];
    return { field, operator, type, values: given.map((one) => checkValue(key, type, one)) };
  });
}

/** Returns the requested page of the rows that match a query and are in its order. */
export function paginate<R>(
  rows: readonly R[],
  { range, countAtMost = Number.POSITIVE_INFINITY }: Query,
): Page<R> {
  return range
    ? { rows: rows.slice(range[0], range[1] + 1), total: Math.min(rows.length, countAtMost) }
    : { rows: [...rows], total: rows.length };
}

/** Reads a field by name from a record of unknown type. */
export function getField(row: object, field: string): unknown {
  return Reflect.get(row, field);
}

/**
 * Returns the words that `q` searches, as `foldSearch` writes them, each after a line break. They hold masks of personal
 * numbers.
 */
export function getSearchTerms(row: object, text: readonly string[]): string {
  const texts = ['', ...text.map((field) => getField(row, field))]
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map((value) => (typeof value === 'string' ? maskPersonal(value) : value));
  return foldSearch(texts.join('\n')).replaceAll(/\s+/gu, '\n');
}

/**
 * Minimum length of a word that is searched inside other words. Shorter ones are too frequent, and no index
 * finds them.
 */
const MIN_INNER_LENGTH = 3;

/** Returns the part of the search terms that a word of `q` finds. A short word finds only the start of a word. */
export const toSearchTerm = (word: string): string =>
  word.length < MIN_INNER_LENGTH ? `\n${word}` : word;

const searchTextCache = new WeakMap<object, string>();

function joinSearchText(row: object, text: readonly string[]): string {
  const known = searchTextCache.get(row);
  if (known !== undefined) return known;
  const made = getSearchTerms(row, text);
  searchTextCache.set(row, made);
  return made;
}

function matchesComparison(
  field: string,
  operator: Operator,
  found: unknown,
  wanted: Wanted,
): boolean {
  if (operator === 'neq') return (found ?? null) !== wanted;
  if (found === null || found === undefined || wanted === null || typeof found !== typeof wanted)
    return false;
  const difference =
    typeof found === 'string' && typeof wanted === 'string'
      ? compareText(getOrderKey(field, found), getOrderKey(field, wanted))
      : Number(found) - Number(wanted);
  if (operator === 'gte') return difference >= 0;
  if (operator === 'lte') return difference <= 0;
  if (operator === 'gt') return difference > 0;
  return difference < 0;
}

/** Returns a predicate that tells whether a row meets the condition. */
function matchesCondition(condition: Condition, text: readonly string[]): Predicate {
  const { field, operator, type, values } = condition;
  if (operator === 'q')
    return (row) =>
      values.every((word) => joinSearchText(row, text).includes(toSearchTerm(String(word))));
  if (operator === 'in') {
    const wanted = new Set<unknown>(values);
    if (type !== 'list') return (row) => wanted.has(getField(row, field) ?? null);
    return (row) => {
      const found = getField(row, field);
      return Array.isArray(found) && found.some((one) => wanted.has(one));
    };
  }
  const [wanted = null] = values;
  return (row) => matchesComparison(field, operator, getField(row, field), wanted);
}

/** Returns a predicate that tells whether a row meets all conditions. */
export function matchesAll(conditions: readonly Condition[], { text }: AnySpec): Predicate {
  const predicates = conditions.map((condition) => matchesCondition(condition, text));
  return (row) => predicates.every((meetsOne) => meetsOne(row));
}
