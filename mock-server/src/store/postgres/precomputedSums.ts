import { addDays } from '@marketplace/shared/format';
import type { AskedFigures, DayRange } from '../figures';
import { findPrecomputedSums, readHundredths, parseIndianDay } from '../figures';
import type { AnySpec } from '../filter';
import { getField } from '../filter';
import type { Queryable } from './database';
import { buildMaintenanceQuery } from './database';
import { encodeText } from './schema/columns';
import type { Names } from './schema/names';
import { Parameters, type Statement } from './where';

const SEPARATOR = '\n';

/** Periods in the table: 0 for no day at all, a month as 202611, and a day as 120261123. */
const FIRST_DAY = 100_000_000;
const LAST_MONTH = 999_999;
const LAST_DAY = 2_000_000_000;

const toMonth = (day: string): number => Number(day.slice(0, 7).replace('-', ''));
const toDayNumber = (day: string): number => FIRST_DAY + Number(day.replaceAll('-', ''));
const toDay = (period: number): string =>
  period < FIRST_DAY
    ? ''
    : String(period - FIRST_DAY)
        .padStart(8, '0')
        .replace(/^(.{4})(..)(..)$/u, '$1-$2-$3');

/** The SQL of the day of a period that is one. */
export const daySql = `substr(period::text, 2, 4) || '-' || substr(period::text, 6, 2) || '-' || substr(period::text, 8)`;

const toPeriods = (value: unknown): readonly number[] => {
  const day = parseIndianDay(value);
  return day === '' ? [0] : [toMonth(day), toDayNumber(day)];
};

/** Lists the lowest and highest periods that make up whole days, by months where it can. */
function coverDays({ from, to }: DayRange, isByDay: boolean): (readonly [number, number])[] {
  const isOpen = from === undefined && to === undefined;
  const first = from === undefined ? FIRST_DAY : toDayNumber(from);
  const last = to === undefined ? LAST_DAY : toDayNumber(to);
  if (isByDay) return [...(isOpen ? [[0, 0] as const] : []), [first, last]];
  if (isOpen) return [[0, LAST_MONTH]];
  const startsMonth = from === undefined || from.endsWith('-01');
  const endsMonth = to === undefined || addDays(to, 1).endsWith('-01');
  const nextMonth = from && toMonth(addDays(`${from.slice(0, 8)}01`, 31));
  const earlierMonth = to && toMonth(addDays(`${to.slice(0, 8)}01`, -1));
  const firstMonth = startsMonth ? (from === undefined ? 1 : toMonth(from)) : Number(nextMonth);
  const lastMonth = endsMonth
    ? to === undefined
      ? LAST_MONTH
      : toMonth(to)
    : Number(earlierMonth);
  if (firstMonth > lastMonth) return [[first, last]];
  const before: [number, number] = [first, FIRST_DAY + firstMonth * 100];
  const after: [number, number] = [FIRST_DAY + (lastMonth + 1) * 100, last];
  return [...(startsMonth ? [] : [before]), [firstMonth, lastMonth], ...(endsMonth ? [] : [after])];
}

interface Change {
  readonly key: readonly [collection: string, fields: string, value: string];
  readonly period: number;
  readonly figures: [count: number, first: number, second: number];
}

const joinFields = (when: string, fields: readonly string[]): string => [when, ...fields].join(' ');

export class SumChanges {
  readonly #changes = new Map<string, Change>();

  /** Counts a record, or with -1 stops counting it. */
  note(collection: string, { summed }: AnySpec, record: object, added: 1 | -1): void {
    if (!summed) return;
    const [first = 0, second = 0] = summed.amounts.map((from) => readHundredths(record, from));
    for (const when of Object.keys(summed.when)) {
      const periods = toPeriods(getField(record, when));
      for (const fields of summed.by) {
        const values = fields.map((field) => JSON.stringify(getField(record, field) ?? null));
        const key = [collection, joinFields(when, fields), values.join(SEPARATOR)] as const;
        for (const period of periods) this.#add({ key, period, figures: [added, first, second] });
      }
    }
  }

  /** Adds the changes to the sums, by default to the connection's own rows. */
  async save(client: Queryable, names: Names, slot = 'pg_backend_pid()'): Promise<void> {
    const changes = [...this.#changes.values()].filter(({ figures }) => figures.some((one) => one));
    this.#changes.clear();
    for (let start = 0; start < changes.length; start += 5000) {
      const part = changes.slice(start, start + 5000);
      await client.query(
        buildMaintenanceQuery(
          `insert into ${names.sums} as stored (collection, fields, value, period, row_count, sum_1, sum_2, slot)
           select *, ${slot} from unnest($1::text[], $2::text[], $3::text[], $4::integer[], $5::bigint[], $6::bigint[], $7::bigint[])
           on conflict (collection, fields, period, value, slot) do update set row_count = stored.row_count + excluded.row_count,
             sum_1 = stored.sum_1 + excluded.sum_1, sum_2 = stored.sum_2 + excluded.sum_2`,
          [
            ...[0, 1, 2].map((place) => part.map(({ key }) => key[place])),
            part.map(({ period }) => period),
            ...[0, 1, 2].map((place) => part.map(({ figures }) => figures[place])),
          ],
        ),
      );
    }
  }

  #add({ key, period, figures: [added, first, second] }: Change): void {
    const name = `${period} ${key.join(' ')}`;
    const known = this.#changes.get(name)?.figures ?? [0, 0, 0];
    const figures: Change['figures'] = [
      known[0] + added,
      known[1] + added * first,
      known[2] + added * second,
    ];
    this.#changes.set(name, { key, period, figures });
  }
}

export async function recomputeSums(
  client: Queryable,
  names: Names,
  collection: string,
  spec: AnySpec,
  records: readonly object[],
): Promise<void> {
  await client.query(`delete from ${names.sums} where collection = $1::text`, [collection]);
  const changes = new SumChanges();
  for (const record of records) changes.note(collection, spec, record, 1);
  await changes.save(client, names, '0');
}

/**
 * Builds the SQL of precomputed figures; undefined if the sums do not contain them. Its rows have the values
 * of the fields as JSON, the period, the count and the sums. Throws BadQuery.
 */
export function buildPrecomputedFigures(
  names: Names,
  collection: string,
  spec: AnySpec,
  asked: AskedFigures,
  parameters = new Parameters(),
): Pick<Statement, 'text' | 'values'> | undefined {
  const found = findPrecomputedSums(spec, asked);
  if (!found) return undefined;
  const part = (field: string): string =>
    `split_part(value, E'\\n', ${found.fields.indexOf(field) + 1})`;
  const columns = [...asked.fields.map(part), asked.day === undefined ? '0' : 'period'];
  const own = parameters.add(collection, 'text');
  const named = parameters.add(joinFields(found.when, found.fields), 'text');
  const periods = coverDays(found.range, asked.day !== undefined).map(
    ([from, to]) =>
      `period between ${parameters.add(from, 'integer')} and ${parameters.add(to, 'integer')}`,
  );
  // Repeats the expression of the index on the first value, so that the index is used.
  const wanted = found.conditions.map(
    ({ field, values }) =>
      ` and ${part(field)} = any(${parameters.add(
        values.map((value) => JSON.stringify(value)),
        'text[]',
      )})`,
  );
  const sums = found.amounts.map((place) => `, sum(sum_${place + 1})::bigint`);
  const groups = columns.map((_, place) => place + 1).join(', ');
  const text =
    `select ${columns.join(', ')}, sum(row_count)::bigint${sums.join('')} from ${names.sums} ` +
    `where collection = ${own} and fields = ${named} and (${periods.join(' or ')})${wanted.join('')} ` +
    `group by ${groups} having sum(row_count) > 0`;
  return { text, values: parameters.values };
}

/** Parses a group: the values of its fields as the driver returns them for rows, the day, and the figures. */
export function readPrecomputed(
  row: readonly unknown[],
  { length }: readonly string[],
): { values: readonly unknown[]; day: string; rest: readonly unknown[] } {
  const values = row.slice(0, length).map((value): unknown => {
    const parsed: unknown = JSON.parse(String(value));
    return typeof parsed === 'string' ? encodeText(parsed) : parsed;
  });
  return { values, day: toDay(Number(row[length])), rest: row.slice(length + 1) };
}
