import type { Sort } from '../port';
import { buildPrecomputedFigures, daySql } from './precomputedSums';
import { getOrderColumn } from './schema/columns';
import { buildCountSql, splitMissing, type Totalled } from './total';

export interface DayPage extends Totalled {
  readonly sort: Sort;
  /** The parameter of the first row's index. */
  readonly start: string;
}

/** What follows a day in the order key of each value of its last instant, by what the field holds. */
const ENDS = { instant: 't18:30:00.000z', day: 'z' } as const;

interface StartDay {
  /** The parts of the statement that find the day. The part `s` is empty if they cannot tell it. */
  readonly parts: string;
  /** The condition of the rows from that day on, and how many of them come before the page. */
  readonly isAfter: string;
  readonly offset: string;
}

/**
 * Builds the SQL that finds the day on which a page starts, in a list in the order of days whose rows
 * the precomputed sums count. From there it is at most a day's rows to the page, while a walk from an end of the
 * list passes all rows before it. Undefined if no sums contain the days of this filter.
 */
export function buildStartDaySql(asked: DayPage): StartDay | undefined {
  const { names, collection, spec, parameters, start, sort } = asked;
  const [field, order] = sort;
  const kind = spec.summed?.when[field];
  const split = splitMissing(asked);
  if (!kind || !split || asked.isOwn) return undefined;
  const isLatestFirst = order === 'DESC';
  // The days after the page do not matter, and where they end may lie within a day.
  const far = isLatestFirst ? ['gte', 'gt'] : ['lte', 'lt'];
  const days = Object.entries(split.filter).filter(([key]) =>
    far.every((operator) => key !== `${field}_${operator}`),
  );
  const figures = { fields: [], filter: Object.fromEntries(days), day: field, amounts: {} };
  const found = buildPrecomputedFigures(names, collection, spec, figures, parameters);
  if (!found) return undefined;
  // Ends a day. The rows before the page are those of later days, or those up to the end of an earlier one.
  const counted = isLatestFirst
    ? 'sum(rows) over (order by period desc) - rows'
    : 'sum(rows) over (order by period)';
  const column = getOrderColumn(field, spec.fields[field]);
  const end = `(select convert_to(${daySql} || '${ENDS[kind]}', 'UTF8') from s)`;
  const isBefore = `${column} ${isLatestFirst ? '>=' : '<'} ${end}`;
  const hidden =
    split.hidden === undefined
      ? ''
      : ` + (${buildCountSql(asked, split.conditions, `${split.hidden} and ${isBefore}`)})`;
  return {
    parts:
      `d(period, rows) as (${found.text}), s as (select period, skipped from ` +
      `(select period, ${counted} as skipped from d) as days where skipped <= ${start} ` +
      // Rows without a day stand beside the days, and not where their number would say.
      `and not exists (select from d where period = 0) order by skipped desc limit 1), `,
    isAfter: `${column} ${isLatestFirst ? '<' : '>='} ${end}`,
    offset: `${start} - (select skipped from s)${hidden}`,
  };
}
