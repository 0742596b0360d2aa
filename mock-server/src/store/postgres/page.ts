import type { AskedFigures } from '../figures';
import type { AnySpec, Condition } from '../filter';
import { countLimit, parseFilter } from '../filter';
import { checkSort } from '../order';
import type { Query, Range, Sort } from '../port';
import { orderColumn } from './schema/columns';
import { buildKeptTotal } from './keptCounts';
import type { Names } from './schema/names';
import { quoteName } from './schema/names';
import { checkSelected } from '../selected';
import { orderSql, Parameters, buildWhereSql } from './where';

/** A statement whose rows have `record` and, for a range, `total`. */
export interface Statement {
  readonly text: string;
  readonly values: unknown[];
  /** Whether the rows have `total`. Without a range the total is the number of rows. */
  readonly counted: boolean;
}

const byId: Sort = ['id', 'ASC'];

/** Returns the index of the first row of a range, and its number of rows. */
const toLimit = ([from, to]: Range): { start: number; size: number } => {
  const start = Math.max(0, from);
  return { start, size: Math.max(0, Math.max(-1, to) - start + 1) };
};

/**
 * Builds the SQL of some fields of the matching records, from their columns, which are a small part of
 * a record. Throws BadQuery.
 */
export function selectStatement(
  names: Names,
  collection: string,
  spec: AnySpec,
  { fields, filter = {}, sort, range }: Query & { readonly fields: readonly string[] },
): Pick<Statement, 'text' | 'values'> {
  checkSelected(fields, spec);
  if (sort) checkSort(sort, spec);
  const parameters = new Parameters();
  const where = buildWhereSql(parseFilter(filter, spec), parameters);
  const order = sort ? ` order by ${orderSql(sort[0], sort[1], spec).by}` : '';
  const columns = fields.map(quoteName).join(', ');
  const limit = range && toLimit(range);
  const cut = limit
    ? ` limit ${parameters.add(limit.size, 'bigint')} offset ${parameters.add(limit.start, 'bigint')}`
    : '';
  const text = `select ${columns} from ${names.rows(collection)}${where}${order}${cut}`;
  return { text, values: parameters.values };
}

/**
 * Builds the SQL that counts the matching records, and sums their amounts, by the values of some fields.
 * Throws BadQuery.
 */
export function countStatement(
  names: Names,
  collection: string,
  spec: AnySpec,
  { fields, filter, amounts }: AskedFigures,
): Pick<Statement, 'text' | 'values'> {
  const parameters = new Parameters();
  const where = buildWhereSql(parseFilter(filter, spec), parameters);
  const columns = fields.map(quoteName);
  // As `readHundredths`: a half is rounded upwards, and what is too large to be exact counts as nothing.
  const sums = Object.values(amounts).map((from) => {
    const amount = `coalesce(${from.map(quoteName).join(', ')}, 0)`;
    return `sum(case when abs(${amount}) < 9e13 then floor(${amount} * 100 + 0.5) else 0 end)`;
  });
  const groups = columns.length > 0 ? ` group by ${columns.join(', ')}` : ' having count(*) > 0';
  return {
    text: `select ${[...columns, 'count(*)', ...sums].join(', ')} from ${names.rows(collection)}${where}${groups}`,
    values: parameters.values,
  };
}

/** Whether a condition only requires that a field is missing. */
const isMissing = ({ operator, type, values }: Condition): boolean =>
  operator === 'in' && type !== 'list' && values.length === 1 && values[0] === null;

/** Whether a range's total comes from the kept count of all rows, which a transaction updates at its end. */
export const isFromRowCount = (conditions: readonly Condition[]): boolean =>
  conditions.length <= 1 && conditions.every(isMissing);

interface Totalled {
  readonly names: Names;
  readonly collection: string;
  readonly spec: AnySpec;
  readonly conditions: readonly Condition[];
  readonly parameters: Parameters;
}

/** Builds the SQL of a total that the store keeps; undefined if it keeps none of these conditions. */
function keptTotalSql({ names, collection, spec, conditions, parameters }: Totalled) {
  if (conditions.length > 0) return buildKeptTotal(names, collection, spec, conditions, parameters);
  const name = parameters.add(collection, 'text');
  return `select row_count as total from ${names.collections} where name = ${name}`;
}

/**
 * Builds the SQL of a total. Counting reads every row that it counts. So the totals of all rows and of
 * common filters are counts that each transaction updates, and that of the rows without a field, such
 * as the mark of a merged customer, subtracts the few that have it, which an index finds.
 */
function totalSql(asked: Totalled, where: string): string {
  const { names, collection, conditions, parameters } = asked;
  const table = names.rows(collection);
  const missing = conditions.filter(isMissing);
  const others = conditions.filter((one) => !isMissing(one));
  const [only] = missing;
  const kept = missing.length <= 1 ? keptTotalSql({ ...asked, conditions: others }) : undefined;
  if (kept === undefined) return `select count(*) as total from ${table}${where}`;
  if (!only) return kept;
  const present = `${orderColumn(only.field, only.type)} is not null`;
  const rest = buildWhereSql(others, parameters);
  const marked = `select count(*) from ${table}${rest === '' ? ' where' : `${rest} and`} ${present}`;
  return `select (${kept}) - (${marked}) as total`;
}

interface Paged extends Totalled {
  readonly sort: Sort;
  /** The parameters of the first row's index, and of the number of rows. */
  readonly start: string;
  readonly size: string;
}

interface Searched extends Paged {
  /** How many rows are counted at most. */
  readonly most: number;
}

/** Builds the SQL of the total and the page of a list. */
function listSql(
  asked: Paged & { readonly from: number },
  where: string,
): { total: string; page: string } {
  const { names, collection, spec, from, sort, start, size } = asked;
  const { columns, by } = orderSql(sort[0], sort[1], spec);
  const total = totalSql(asked, where);
  const rows = `select "_record", ${columns.join(', ')} from ${names.rows(collection)}${where}`;
  if (from === 0) return { total, page: `${rows} order by ${by} limit ${size} offset ${start}` };
  // A page in the second half is read from the end: the database walks past every row before a page.
  const isEarly = `${start} * 2 <= (select total from t)`;
  const end = `((select total from t) - ${start} - ${size})`;
  const early = `${rows} order by ${by} limit case when ${isEarly} then ${size} else 0 end offset ${start}`;
  const late =
    `${rows} order by ${orderSql(sort[0], sort[1] === 'DESC' ? 'ASC' : 'DESC', spec).by} ` +
    `limit case when ${isEarly} then 0 else greatest(0, ${size} + least(0, ${end})) end offset greatest(0, ${end})`;
  return { total, page: `(${early}) union all (${late})` };
}

/** Rows that a search in the order of a searched text walks past at most. */
const MAX_WALKED = 2000;

/**
 * Builds the SQL of the total and the page of a search. The total says how to find the page: few rows are
 * found by the index of words and sorted; where there are many, a walk in order soon meets enough. In the
 * order of a searched text they may stand together at the end of a long walk. So that walk is short, and
 * they are sorted if it does not meet a whole page.
 */
function searchSql(asked: Searched, where: string): { total: string; page: string } {
  const { names, collection, spec, conditions, parameters, most, sort, start, size } = asked;
  const table = names.rows(collection);
  const limit = parameters.add(most, 'bigint');
  const { columns, by } = orderSql(sort[0], sort[1], spec);
  const rows = `select "_record", ${columns.join(', ')} from ${table}`;
  const cut = `order by ${by} limit ${size} offset ${start}`;
  const total = `select count(*) as total from (select from ${table}${where} limit ${limit}) as found`;
  const sorted = (condition: string): string =>
    `select * from (${rows}${where}${condition} offset 0) as found ${cut}`;
  const isMany = `(select total from t) = ${limit}`;
  if (sort[0] === 'id' || !spec.text.includes(sort[0])) {
    const walked = `${rows}${buildWhereSql(conditions, parameters, false)} and ${isMany} ${cut}`;
    return { total, page: `(${sorted(` and not ${isMany}`)}) union all (${walked})` };
  }
  const isSearch = ({ operator }: Condition): boolean => operator === 'q';
  const matches = buildWhereSql(conditions.filter(isSearch), parameters, false);
  const others = buildWhereSql(
    conditions.filter((one) => !isSearch(one)),
    parameters,
  );
  const near = `select "_record", "_words", ${columns.join(', ')} from ${table}${others}${others === '' ? ' where' : ' and'} ${isMany} order by ${by} limit ${MAX_WALKED}`;
  const walked = `select "_record", ${columns.join(', ')} from (${near}) as near${matches} ${cut}`;
  const isWhole = `(select count(*) from w) = ${size}`;
  return {
    total,
    page: `with w as materialized (${walked}) (select * from w where ${isWhole}) union all (${sorted(` and not ${isWhole}`)})`,
  };
}

/**
 * Builds one statement for a page and its total, so that both come from the same moment.
 * Throws BadQuery.
 */
export function buildPageStatement(
  names: Names,
  collection: string,
  spec: AnySpec,
  { filter = {}, sort = byId, range }: Query,
): Statement {
  checkSort(sort, spec);
  const parameters = new Parameters();
  const conditions = parseFilter(filter, spec);
  const where = buildWhereSql(conditions, parameters);
  const { by } = orderSql(sort[0], sort[1], spec);
  const { values } = parameters;
  if (!range) {
    const text = `select "_record" as record from ${names.rows(collection)}${where} order by ${by}`;
    return { text, values, counted: false };
  }
  const limit = toLimit(range);
  const start = parameters.add(limit.start, 'bigint');
  const size = parameters.add(limit.size, 'bigint');
  const asked = { names, collection, spec, conditions, parameters };
  const most = countLimit({ filter, range });
  const { total, page } = Number.isFinite(most)
    ? searchSql({ ...asked, most, sort, start, size }, where)
    : listSql({ ...asked, from: limit.start, sort, start, size }, where);
  const text = `with t as (${total}), p as (${page}) select t.total, p."_record" as record from t left join p on true order by ${by}`;
  return { text, values, counted: true };
}
