import { BadQuery } from './errors';
import type { AnySpec } from './filter';
import { getField } from './filter';
import type { Sort } from './port';
import { compareText, getOrderKey } from './textOrder';

/** Compares two values of a field; missing values come last. */
function compareValues(field: string, a: unknown, b: unknown): number {
  const aMissing = a === null || a === undefined;
  const bMissing = b === null || b === undefined;
  if (aMissing || bMissing) return aMissing === bMissing ? 0 : aMissing ? 1 : -1;
  if (typeof a === 'string' && typeof b === 'string')
    return compareText(getOrderKey(field, a), getOrderKey(field, b));
  const left = Number(a);
  const right = Number(b);
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Throws BadQuery if the collection cannot be sorted by the field. */
export function checkSort([field]: Sort, spec: AnySpec): void {
  const type = Object.hasOwn(spec.fields, field) ? spec.fields[field] : undefined;
  if (type === undefined || type === 'list' || type === 'json')
    throw new BadQuery(field, `There is no field ${field} to sort by`);
}

/**
 * Returns a comparator for a total order: rows with equal values are ordered by id, and DESC is the
 * exact reverse of ASC. Throws BadQuery for an unknown field.
 */
export function createComparator(sort: Sort, spec: AnySpec): (a: object, b: object) => number {
  checkSort(sort, spec);
  const [field, order] = sort;
  const sign = order === 'DESC' ? -1 : 1;
  return (a, b) =>
    sign *
    (compareValues(field, getField(a, field), getField(b, field)) ||
      compareValues('id', getField(a, 'id'), getField(b, 'id')));
}
