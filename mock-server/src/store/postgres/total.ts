import { type AnySpec, type Condition, parseFilter } from '../filter';
import type { Filter } from '../port';
import { buildPrecomputedTotal } from './precomputedCounts';
import { buildPrecomputedFigures } from './precomputedSums';
import { getOrderColumn } from './schema/columns';
import type { Names } from './schema/names';
import { buildWhereSql, type Parameters } from './where';
import { splitPeriod } from './wholeDays';

/** Whether a condition only requires that a field is missing. */
export const isMissing = ({ operator, type, values }: Condition): boolean =>
  operator === 'in' && type !== 'list' && values.length === 1 && values[0] === null;

/** A filter whose matching rows are to be counted. */
export interface Totalled {
  readonly names: Names;
  readonly collection: string;
  readonly spec: AnySpec;
  readonly filter: Filter;
  readonly conditions: readonly Condition[];
  readonly parameters: Parameters;
  /** Whether a transaction asks, whose own changes the precomputed figures do not contain. */
  readonly isOwn: boolean;
}

/** Builds the SQL of a precomputed total; undefined if no count or sum covers the conditions. */
function buildStoredTotalSql(asked: Totalled): string | undefined {
  const { names, collection, spec, filter, conditions, parameters } = asked;
  const counted = buildPrecomputedTotal(names, collection, spec, conditions, parameters);
  if (counted !== undefined) return counted;
  const summed = buildSummedTotalSql(asked);
  if (summed !== undefined) return summed;
  const period = splitPeriod(spec, filter);
  const days = period && buildSummedTotalSql({ ...asked, filter: period.whole });
  if (days === undefined) return undefined;
  // A period that starts or ends within a day: the rows of its first and last day are few.
  const edges = period?.edges.map((edge) => buildCountSql(asked, parseFilter(edge, spec))) ?? [];
  return `select ${[days, ...edges].map((part) => `(${part})`).join(' + ')} as total`;
}

function buildSummedTotalSql({ names, collection, spec, filter, parameters }: Totalled) {
  const figures = { fields: [], filter, day: undefined, amounts: {} };
  const summed = buildPrecomputedFigures(names, collection, spec, figures, parameters);
  return (
    summed && `select coalesce(sum(stored.sum), 0)::bigint as total from (${summed.text}) as stored`
  );
}

/** Builds the SQL that counts the rows themselves, perhaps with a further condition. */
export function buildCountSql(
  { names, collection, parameters }: Pick<Totalled, 'names' | 'collection' | 'parameters'>,
  conditions: readonly Condition[],
  further?: string,
): string {
  const where = buildWhereSql(conditions, parameters);
  const more = further === undefined ? '' : `${where === '' ? ' where' : ' and'} ${further}`;
  return `select count(*) as total from ${names.rows(collection)}${where}${more}`;
}

/**
 * Splits off the condition that a field is missing. The precomputed figures count the few rows that have the
 * field, too. Undefined if there are several.
 */
export function splitMissing({ filter, conditions }: Pick<Totalled, 'filter' | 'conditions'>) {
  const [only, ...more] = conditions.filter(isMissing);
  if (more.length > 0) return undefined;
  const fields = Object.entries(filter).filter(([field]) => field !== only?.field);
  const others = conditions.filter((one) => one !== only);
  const hidden = only && `${getOrderColumn(only.field, only.type)} is not null`;
  return { hidden, filter: Object.fromEntries(fields), conditions: others };
}

/**
 * Builds the SQL of a total. Counting rows reads each of them, so the totals of all rows and of common filters come
 * from counts and sums that each transaction updates. The total of the rows without a field, such as the mark of a
 * merged customer, is such a total minus the few rows with the field, which an index finds.
 */
export function buildTotalSql(asked: Totalled): string {
  if (asked.isOwn) return buildCountSql(asked, asked.conditions);
  const split = splitMissing(asked);
  const stored = split && buildStoredTotalSql({ ...asked, ...split });
  if (stored === undefined) return buildCountSql(asked, asked.conditions);
  if (split?.hidden === undefined) return stored;
  return `select (${stored}) - (${buildCountSql(asked, split.conditions, split.hidden)}) as total`;
}
