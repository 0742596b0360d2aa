import type { AnySpec, Condition } from '../filter';
import type { Filter } from '../port';
import { buildPrecomputedTotal } from './precomputedCounts';
import { buildPrecomputedFigures } from './precomputedSums';
import { orderColumn } from './schema/columns';
import type { Names } from './schema/names';
import { buildWhereSql, type Parameters } from './where';

/** Whether a condition only requires that a field is missing. */
export const isMissing = ({ operator, type, values }: Condition): boolean =>
  operator === 'in' && type !== 'list' && values.length === 1 && values[0] === null;

/** Whether the total comes from the row count of the collection, which a transaction updates at its end. */
export const isFromRowCount = (conditions: readonly Condition[]): boolean =>
  conditions.length <= 1 && conditions.every(isMissing);

/** A filter whose matching rows are to be counted. */
export interface Totalled {
  readonly names: Names;
  readonly collection: string;
  readonly spec: AnySpec;
  readonly filter: Filter;
  readonly conditions: readonly Condition[];
  readonly parameters: Parameters;
}

/** Builds the SQL of a precomputed total; undefined if no count or sum covers the conditions. */
function buildStoredTotalSql(asked: Totalled): string | undefined {
  const { names, collection, spec, filter, conditions, parameters } = asked;
  if (conditions.length === 0) {
    const name = parameters.add(collection, 'text');
    return `select row_count as total from ${names.collections} where name = ${name}`;
  }
  const counted = buildPrecomputedTotal(names, collection, spec, conditions, parameters);
  if (counted !== undefined) return counted;
  const figures = { fields: [], filter, day: undefined, amounts: {} };
  const summed = buildPrecomputedFigures(names, collection, spec, figures, parameters);
  return (
    summed && `select coalesce(sum(stored.sum), 0)::bigint as total from (${summed.text}) as stored`
  );
}

/**
 * Builds the SQL of a total. Counting rows reads each of them, so the totals of all rows and of common
 * filters come from counts and sums that each transaction updates. The total of the rows without a field,
 * such as the mark of a merged customer, is such a total minus the few rows with the field, which an index
 * finds.
 */
export function totalSql(asked: Totalled): string {
  const { names, collection, conditions, parameters } = asked;
  const table = names.rows(collection);
  const missing = conditions.filter(isMissing);
  const others = conditions.filter((one) => !isMissing(one));
  const [only] = missing;
  const fields = Object.entries(asked.filter).filter(([field]) => field !== only?.field);
  const filter = Object.fromEntries(fields);
  const stored =
    missing.length <= 1 ? buildStoredTotalSql({ ...asked, filter, conditions: others }) : undefined;
  if (stored === undefined)
    return `select count(*) as total from ${table}${buildWhereSql(conditions, parameters)}`;
  if (!only) return stored;
  const present = `${orderColumn(only.field, only.type)} is not null`;
  const rest = buildWhereSql(others, parameters);
  const marked = `select count(*) from ${table}${rest === '' ? ' where' : `${rest} and`} ${present}`;
  return `select (${stored}) - (${marked}) as total`;
}
