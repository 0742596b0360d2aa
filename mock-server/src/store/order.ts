import { BadQuery } from './errors';
import type { AnySpec } from './filter';
import { fieldOf } from './filter';
import type { Sort } from './port';

/** Text is compared with letter case ignored, by code point; what is missing comes after all else. */
function compareValues(a: unknown, b: unknown): number {
  const aMissing = a === null || a === undefined;
  const bMissing = b === null || b === undefined;
  if (aMissing || bMissing) return aMissing === bMissing ? 0 : aMissing ? 1 : -1;
  if (typeof a === 'string' && typeof b === 'string') {
    const left = a.toLowerCase();
    const right = b.toLowerCase();
    return left < right ? -1 : left > right ? 1 : 0;
  }
  const left = Number(a);
  const right = Number(b);
  return left < right ? -1 : left > right ? 1 : 0;
}

/** A total order: rows that are alike in the field stand by id. Rejects an unknown field with BadQuery. */
export function comparator([field, order]: Sort, spec: AnySpec): (a: object, b: object) => number {
  const type = spec.fields[field];
  if (type === undefined || type === 'list' || type === 'json') {
    throw new BadQuery(field, `There is no field ${field} to sort by`);
  }
  const sign = order === 'DESC' ? -1 : 1;
  return (a, b) =>
    sign * compareValues(fieldOf(a, field), fieldOf(b, field)) ||
    compareValues(fieldOf(a, 'id'), fieldOf(b, 'id'));
}
