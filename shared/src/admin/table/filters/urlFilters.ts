import type { Filters, FilterRange } from '../list/LocalList';

const isValue = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

const isRange = (value: unknown): value is FilterRange =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).length > 0 &&
  Object.entries(value).every(
    ([end, value]) => ['gte', 'lte', 'within'].includes(end) && isValue(value),
  );

/**
 * Parses the `filter` parameter of an address in react-admin's format; keeps only the page's own
 * filters, with texts, numbers, lists of them or ranges of them.
 */
export function parseFilters(
  search: URLSearchParams,
  names: readonly string[],
  prefix = '',
): Filters {
  let parsed: unknown;
  try {
    parsed = JSON.parse(search.get(`${prefix}filter`) ?? '{}');
  } catch {
    return {};
  }
  if (typeof parsed !== 'object' || parsed === null) return {};
  const found: Record<string, Filters[string]> = {};
  for (const [name, value] of Object.entries(parsed))
    if (
      names.includes(name) &&
      (isValue(value) || isRange(value) || (Array.isArray(value) && value.every(isValue)))
    )
      found[name] = value;
  return found;
}

const isEmpty = (value: unknown): boolean =>
  value === '' ||
  value === undefined ||
  (typeof value === 'object' && value !== null && Object.values(value).every(isEmpty));

/**
 * Returns the address with other filters and everything else unchanged. An empty input is no
 * filter.
 */
export function applyFilters(
  search: URLSearchParams,
  filters: Filters,
  prefix = '',
): URLSearchParams {
  const next = new URLSearchParams(search);
  const chosen = Object.entries(filters).filter(([, value]) => !isEmpty(value));
  const name = `${prefix}filter`;
  if (chosen.length > 0) next.set(name, JSON.stringify(Object.fromEntries(chosen)));
  else next.delete(name);
  return next;
}
