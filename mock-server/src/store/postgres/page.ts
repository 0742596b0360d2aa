import type { AnySpec, Condition } from '../filter';
import { parseFilter } from '../filter';
import { checkSort } from '../order';
import type { Query, Sort } from '../port';
import { orderColumn } from './columns';
import type { Names } from './names';
import { orderSql, Parameters, whereSql } from './where';

/** A statement whose rows have `record` and, for a range, `total`. */
export interface Statement {
  readonly text: string;
  readonly values: unknown[];
  /** Whether the rows have `total`. Without a range the total is the number of rows. */
  readonly counted: boolean;
}

const byId: Sort = ['id', 'ASC'];

/** Returns the column of a filter that asks for nothing but that a field is missing. */
function missingColumn(conditions: readonly Condition[]): string | undefined {
  const [only, ...others] = conditions;
  if (!only || others.length > 0 || only.operator !== 'in' || only.type === 'list')
    return undefined;
  const isMissing = only.values.length === 1 && only.values[0] === null;
  return isMissing ? orderColumn(only.field, only.type) : undefined;
}

/**
 * Builds the SQL of a total. Counting reads every row that it counts. So the total of all rows is the
 * count that each transaction updates, and that of the rows without a field, such as the mark of a
 * merged customer, subtracts the few that have it, which an index finds.
 */
function totalSql(
  names: Names,
  collection: string,
  conditions: readonly Condition[],
  where: string,
  parameters: Parameters,
): string {
  const table = names.rows(collection);
  const present = missingColumn(conditions);
  if (where !== '' && present === undefined)
    return `select count(*) as total from ${table}${where}`;
  const others = present && ` - (select count(*) from ${table} where ${present} is not null)`;
  const name = parameters.add(collection, 'text');
  return `select row_count${others ?? ''} as total from ${names.collections} where name = ${name}`;
}

/**
 * Builds one statement for a page and its total, so that both come from the same moment.
 * Throws BadQuery.
 */
export function pageStatement(
  names: Names,
  collection: string,
  spec: AnySpec,
  { filter = {}, sort = byId, range }: Query,
): Statement {
  checkSort(sort, spec);
  const parameters = new Parameters();
  const conditions = parseFilter(filter, spec);
  const where = whereSql(conditions, parameters);
  const { columns, by } = orderSql(sort[0], sort[1], spec);
  const table = names.rows(collection);
  const { values } = parameters;
  if (!range) {
    const text = `select "_record" as record from ${table}${where} order by ${by}`;
    return { text, values, counted: false };
  }
  const [from, to] = [Math.max(0, range[0]), Math.max(-1, range[1])];
  const total = totalSql(names, collection, conditions, where, parameters);
  const rows = `select "_record", ${columns.join(', ')} from ${table}${where}`;
  const start = parameters.add(from, 'bigint');
  const size = parameters.add(Math.max(0, to - from + 1), 'bigint');
  // A page in the second half is read from the end: the database walks past every row before a page.
  const isEarly = `${start} * 2 <= (select total from t)`;
  const end = `((select total from t) - ${start} - ${size})`;
  const early = `${rows} order by ${by} limit case when ${isEarly} then ${size} else 0 end offset ${start}`;
  const late =
    `${rows} order by ${orderSql(sort[0], sort[1] === 'DESC' ? 'ASC' : 'DESC', spec).by} ` +
    `limit case when ${isEarly} then 0 else greatest(0, ${size} + least(0, ${end})) end offset greatest(0, ${end})`;
  const page =
    from === 0
      ? `${rows} order by ${by} limit ${size} offset ${start}`
      : `(${early}) union all (${late})`;
  const text = `with t as (${total}), p as (${page}) select t.total, p."_record" as record from t left join p on true order by ${by}`;
  return { text, values, counted: true };
}
