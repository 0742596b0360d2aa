import { setImmediate } from 'node:timers/promises';
import { BadQuery } from './errors';
import type { AnySpec } from './filter';
import { getField } from './filter';
import type { Counted, Selected } from './port';

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
export function pickFields(row: object, fields: readonly string[]): object {
  return Object.fromEntries(fields.map((field) => [field, getField(row, field) ?? null]));
}

/** Counts records by the values of some fields. */
export function countRows<R extends object, F extends keyof R & string>(
  rows: readonly Readonly<R>[],
  fields: readonly F[],
): Counted<R, F>[] {
  const groups = new Map<string, { first: Selected<R, F>; count: number }>();
  for (const row of rows) {
    const first = pickFields<R, F>(row, fields);
    const key = JSON.stringify(fields.map((field) => first[field]));
    const group = groups.get(key);
    if (group) group.count += 1;
    else groups.set(key, { first, count: 1 });
  }
  return [...groups.values()].map(({ first, count }) => ({ ...first, count }));
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
