import { toIndianDay } from '@marketplace/shared/format';
import { getField } from './filter';
import type { Counted, Figures } from './port';
import { pickFields } from './selected';

/** Amounts from here on have no exact hundredths. */
const MAX_SUM = 9e13;
const DAY = /^\d{4}-\d{2}-\d{2}$/u;

/** Returns the day in India of an instant or a day; empty for anything else. */
export function parseIndianDay(value: unknown): string {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  if (typeof value !== 'string' || Number.isNaN(time)) return '';
  return DAY.test(value) ? value : toIndianDay(new Date(time));
}

/**
 * Returns the first field of a record that is a number, in hundredths; 0 if none is, or if it is too large to be
 * exact.
 */
export function readHundredths(record: object, fields: readonly string[]): number {
  const values = fields.map((field) => getField(record, field));
  const amount = values.find((value) => typeof value === 'number') ?? 0;
  return Math.abs(amount) < MAX_SUM ? Math.round(amount * 100) : 0;
}

/** Counts records, and sums their amounts, by the values of some fields and, if asked, by the day. */
export function countRows<R extends object, F extends keyof R & string, A extends string>(
  rows: readonly object[],
  fields: readonly F[],
  figures: Figures<R, A>,
): Counted<R, F, A>[];
export function countRows(
  rows: readonly object[],
  fields: readonly string[],
  { day, amounts = {} }: { day?: string; amounts?: Readonly<Record<string, readonly string[]>> },
): object[] {
  interface Group {
    count: number;
    sums: Record<string, number>;
  }
  const groups = new Map<string, Group>();
  for (const row of rows) {
    const values = fields.map((field) => getField(row, field) ?? null);
    const own = day === undefined ? '' : parseIndianDay(getField(row, day));
    const key = JSON.stringify([own, values]);
    const group: Group =
      groups.get(key) ?? Object.assign(pickFields(row, fields), { day: own, count: 0, sums: {} });
    groups.set(key, group);
    group.count += 1;
    for (const [name, from] of Object.entries(amounts))
      group.sums[name] = (group.sums[name] ?? 0) + readHundredths(row, from);
  }
  return [...groups.values()];
}
