import type { ListFilter } from '@marketplace/shared/admin';
import type { Named } from './useNames';

/** A filter on a field that holds the number of another record. */
export function buildNameFilter(
  name: string,
  label: string,
  options: readonly Named[],
): ListFilter {
  return {
    name,
    label,
    options: options.map(({ id, name: text }) => ({
      value: String(id),
      label: text,
      filter: { [name]: id },
    })),
  };
}
