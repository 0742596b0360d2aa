import type { Query } from '../../store/port';
import { BadQuery } from '../../store/errors';
import { parseJson } from '../../middleware/jsonText';
import { HttpError } from '../../httpError';

const MAX_ROWS = 1000;
/** Maximum number of ids in a filter: more UUIDs do not fit into a URL. */
const MAX_IDS = 300;
const DEFAULT_ROWS = 25;
const MAX_SEARCH_LENGTH = 100;
const MAX_WORDS = 10;

function parse(text: unknown, field: string): unknown {
  if (text === undefined) return undefined;
  if (typeof text !== 'string') throw new HttpError(400, 'bad_request');
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof HttpError && error.status === 413) throw error;
    throw new BadQuery(field, `${field} is not valid JSON`);
  }
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? Array.from<unknown>(value) : [];
}

function parseSort(value: unknown): Query['sort'] {
  if (value === undefined) return undefined;
  const [field, order] = toList(value);
  const direction = typeof order === 'string' ? order.toUpperCase() : 'ASC';
  if (typeof field !== 'string' || (direction !== 'ASC' && direction !== 'DESC')) {
    throw new BadQuery('sort', 'sort must be ["field","ASC"]');
  }
  return [field, direction];
}

/**
 * Returns the first and last row of the request. Without a range these are all records that the filter names
 * by id, as `getMany` of ra-data-simple-rest expects, otherwise the first page.
 */
function parseRange(value: unknown, { id }: Readonly<Record<string, unknown>>): [number, number] {
  if (value === undefined) return [0, Math.max(DEFAULT_ROWS, toList(id).length) - 1];
  const [from, to] = toList(value);
  if (!isIndex(from) || !isIndex(to) || to < from)
    throw new BadQuery('range', 'range must be [0,24]');
  if (to - from >= MAX_ROWS) throw new BadQuery('range', `range may span at most ${MAX_ROWS} rows`);
  return [from, to];
}

function isIndex(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function parseFilter(value: unknown): Record<string, unknown> {
  if (value === undefined) return {};
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new BadQuery('filter', 'filter must be an object');
  }
  const filter: Record<string, unknown> = { ...value };
  const { q, id } = filter;
  if (toList(id).length > MAX_IDS)
    throw new BadQuery('id', `At most ${MAX_IDS} ids may be asked for at once`);
  // The server searches every row for each word.
  if (typeof q === 'string' && (q.length > MAX_SEARCH_LENGTH || q.split(/\s+/u).length > MAX_WORDS))
    throw new BadQuery('q', `q is at most ${MAX_SEARCH_LENGTH} characters and ${MAX_WORDS} words`);
  return filter;
}

/** Parses a list request of ra-data-simple-rest: `sort`, `range` and `filter` as JSON in the query. */
export function parseListQuery(query: Readonly<Record<string, unknown>>): {
  filter: Record<string, unknown>;
  sort: Query['sort'];
  range: [number, number];
} {
  const filter = parseFilter(parse(query['filter'], 'filter'));
  return {
    filter,
    sort: parseSort(parse(query['sort'], 'sort')),
    range: parseRange(parse(query['range'], 'range'), filter),
  };
}
