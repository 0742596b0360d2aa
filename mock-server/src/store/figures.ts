import { addDays, getIndianDayStart, toIndianDay } from '@marketplace/shared/format';
import type { AnySpec, Condition } from './filter';
import { getField, parseFilter } from './filter';
import type { Counted, Figures, Filter } from './port';
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

/** Whole days, both inclusive; without an end all days on that side. */
export interface DayRange {
  readonly from?: string;
  readonly to?: string;
}

/** Returns the whole days that conditions on one field select; undefined if an edge lies within a day. */
function toDayRange(
  conditions: readonly Condition[],
  kind: 'instant' | 'day',
): DayRange | undefined {
  let range: DayRange = {};
  for (const { operator, values } of conditions) {
    const [edge] = values;
    const day = parseIndianDay(edge);
    const isWhole = kind === 'day' ? day === edge : day !== '' && getIndianDayStart(day) === edge;
    if (!isWhole || day === '') return undefined;
    if (operator === 'gte' && range.from === undefined) range = { ...range, from: day };
    else if (operator === (kind === 'day' ? 'lte' : 'lt') && range.to === undefined)
      range = { ...range, to: kind === 'day' ? day : addDays(day, -1) };
    else return undefined;
  }
  return range;
}

export interface AskedFigures {
  readonly fields: readonly string[];
  readonly filter: Filter;
  readonly day: string | undefined;
  readonly amounts: Readonly<Record<string, readonly string[]>>;
}

/** Precomputed sums that contain the requested figures. */
interface FoundSums {
  /** The field that tells the day. */
  readonly when: string;
  readonly fields: readonly string[];
  readonly range: DayRange;
  readonly conditions: readonly Condition[];
  /** The indexes of the requested amounts among the stored ones. */
  readonly amounts: readonly number[];
}

/**
 * Finds the most specific precomputed sums that contain the requested figures; undefined if none do. Throws
 * BadQuery.
 */
export function findPrecomputedSums(spec: AnySpec, asked: AskedFigures): FoundSums | undefined {
  const conditions = parseFilter(asked.filter, spec);
  if (!spec.summed) return undefined;
  const { when: days, by, amounts: stored } = spec.summed;
  const isTime = ({ field }: Condition): boolean => Object.hasOwn(days, field);
  const times = conditions.filter(isTime);
  const others = conditions.filter((one) => !isTime(one));
  const named = [...asked.fields, ...others.map(({ field }) => field)];
  const fields = by.find((set) => named.every((field) => set.includes(field)));
  const asksDay = asked.day === undefined ? [] : [asked.day];
  const [when = Object.keys(days)[0] ?? '', ...more] = new Set([
    ...times.map(({ field }) => field),
    ...asksDay,
  ]);
  const kind = days[when];
  const range = kind && toDayRange(times, kind);
  const amounts = Object.values(asked.amounts).map((from) =>
    stored.findIndex((one) => one.join() === from.join()),
  );
  const isPlain = others.every(({ operator, type }) => operator === 'in' && type !== 'list');
  if (more.length > 0 || !isPlain || !fields || !range || amounts.includes(-1)) return undefined;
  return { when, fields, range, conditions: others, amounts };
}
