type FilterValue = string | number;

/** Several values of a field are alternatives. */
export type Filters = Readonly<Record<string, FilterValue | readonly FilterValue[]>>;

const isValue = (value: unknown): value is FilterValue =>
  typeof value === 'string' || typeof value === 'number';

/**
 * The filters in the `filter` parameter of an address, as react-admin writes it: only the names that
 * the page knows, and only texts and numbers, or several of them.
 */
export function parseFilters(search: URLSearchParams, names: readonly string[]): Filters {
  let parsed: unknown;
  try {
    parsed = JSON.parse(search.get('filter') ?? '{}');
  } catch {
    return {};
  }
  if (typeof parsed !== 'object' || parsed === null) return {};
  const found: Record<string, FilterValue | readonly FilterValue[]> = {};
  for (const [name, value] of Object.entries(parsed))
    if (names.includes(name) && (isValue(value) || (Array.isArray(value) && value.every(isValue))))
      found[name] = value;
  return found;
}

/** The same address with other filters; what else stands in it stays. An emptied input is no filter. */
export function applyFilters(search: URLSearchParams, filters: Filters): URLSearchParams {
  const next = new URLSearchParams(search);
  const chosen = Object.entries(filters).filter(([, value]) => value !== '');
  if (chosen.length > 0) next.set('filter', JSON.stringify(Object.fromEntries(chosen)));
  else next.delete('filter');
  return next;
}
