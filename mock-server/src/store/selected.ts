import { setImmediate } from 'node:timers/promises';
import { BadQuery } from './errors';
import type { AnySpec } from './filter';
import { getField } from './filter';
import type { Selected } from './port';

/** Throws BadQuery for a field that a query cannot select: a list, JSON, or one without a type. */
export function checkSelected(fields: readonly string[], spec: AnySpec): void {
  for (const field of fields)
    if (!['text', 'number', 'boolean'].includes(spec.fields[field] ?? ''))
      throw new BadQuery(field, `There is no field ${field} to select`);
}

/** Returns some fields of a record, null for those that it lacks. */
export function pickFields<R extends object, F extends keyof R & string>(
  row: Readonly<R>,
  fields: readonly F[],
): Selected<R, F>;
export function pickFields(row: object, fields: readonly string[]): object;
export function pickFields(row: object, fields: readonly string[]): object {
  return Object.fromEntries(fields.map((field) => [field, getField(row, field) ?? null]));
}

/** Maps many rows in slices, and lets other requests run in between. */
export async function mapInSlices<A, B>(
  rows: readonly A[],
  size: number,
  map: (row: A) => B,
): Promise<B[]> {
  const mapped: B[] = [];
  for (const [index, row] of rows.entries()) {
    mapped.push(map(row));
    if ((index + 1) % size === 0) await setImmediate();
  }
  return mapped;
}
