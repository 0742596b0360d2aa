import type { AnySpec, Condition } from '../filter';
import { parseFilter } from '../filter';
import { checkSort } from '../order';
import type { Figures, Filter, Query, Range, Sort } from '../port';
import type { Names } from './schema/names';
import { quoteName } from './schema/names';
import { checkSelected } from '../selected';
import { buildOrderSql, Parameters, type Statement, buildWhereSql } from './where';

const byId: Sort = ['id', 'ASC'];

/** Adds the parameters of a range: the index of the first row, and the number of rows. */
function addLimit([from, to]: Range, parameters: Parameters) {
  const start = Math.max(0, from);
  const size = Math.max(0, Math.max(-1, to) - start + 1);
  return { start: parameters.add(start, 'bigint'), size: parameters.add(size, 'bigint') };
}

/**
 * Builds the SQL of some fields of the matching records. Reads their columns, which are a small part of a
 * record. Throws BadQuery.
 */
export function buildSelectStatement(
  names: Names,
  collection: string,
  spec: AnySpec,
  { fields, filter = {}, sort, range }: Query & { readonly fields: readonly string[] },
): Pick<Statement, 'text' | 'values'> {
  checkSelected(fields, spec);
  if (sort) checkSort(sort, spec);
  const parameters = new Parameters();
  const where = buildWhereSql(parseFilter(filter, spec), parameters);
  const order = sort ? ` order by ${buildOrderSql(sort[0], sort[1], spec).by}` : '';
  const columns = fields.map(quoteName).join(', ');
  const limit = range && addLimit(range, parameters);
  const limitSql = limit ? ` limit ${limit.size} offset ${limit.start}` : '';
  const text = `select ${columns} from ${names.rows(collection)}${where}${order}${limitSql}`;
  return { text, values: parameters.values };
}

/** Builds a value that instants of one day in India share, of each half of it, and other texts with their equals. */
function buildHalfDaySql(field: string): string {
  const text = quoteName(field);
  return `case when ${text} like '____-__-__T__:__:__.___Z' then left(${text}, 10) || (substr(${text}, 12, 5) >= '18:30')::text else ${text} end`;
}

/**
 * Builds the SQL that counts the matching records, and sums their amounts, by the values of some fields. Grouped by
 * a day, a row holds an instant of it before the count, and a day has up to two rows. Throws BadQuery.
 */
export function buildCountStatement(
  names: Names,
  collection: string,
  spec: AnySpec,
  fields: readonly string[],
  filter: Filter,
  { day, amounts = {} }: Figures<Record<string, unknown>, string>,
): Pick<Statement, 'text' | 'values'> {
  const parameters = new Parameters();
  const where = buildWhereSql(parseFilter(filter, spec), parameters);
  const columns = fields.map(quoteName);
  // Like `readHundredths`: rounds halves up and ignores amounts too large to be exact.
  const sums = Object.values(amounts).map((from) => {
    const amount = `coalesce(${from.map(quoteName).join(', ')}, 0)`;
    return `sum(case when abs(${amount}) < 9e13 then floor(${amount} * 100 + 0.5) else 0 end)`;
  });
  const keys = day === undefined ? columns : [...columns, buildHalfDaySql(day)];
  const instant = day === undefined ? `''` : `max(${quoteName(day)})`;
  const groups = keys.length > 0 ? ` group by ${keys.join(', ')}` : ' having count(*) > 0';
  return {
    text: `select ${[...columns, instant, 'count(*)', ...sums].join(', ')} from ${names.rows(collection)}${where}${groups}`,
    values: parameters.values,
  };
}

interface Paged {
  readonly names: Names;
  readonly collection: string;
  readonly spec: AnySpec;
  readonly conditions: readonly Condition[];
  readonly parameters: Parameters;
  readonly sort: Sort;
  /** The parameters of the first row's index, and of the number of rows. */
  readonly start: string;
  readonly size: string;
  /** Maximum number of rows to count; undefined for all. */
  readonly most: number | undefined;
}

/** Builds the SQL of the total and the page of a list. */
function buildListSql(asked: Paged) {
  const { names, collection, spec, conditions, parameters, most, sort, start, size } = asked;
  const { columns, by } = buildOrderSql(sort[0], sort[1], spec);
  const rows = `from ${names.rows(collection)}${buildWhereSql(conditions, parameters)}`;
  const counted =
    most === undefined
      ? rows
      : `from (select ${rows} limit ${parameters.add(most, 'bigint')}) as found`;
  const page = `select "_record", ${columns.join(', ')} ${rows} order by ${by} limit ${size} offset ${start}`;
  return { total: `select count(*) as total ${counted}`, page };
}

const isSearch = ({ operator, values }: Condition): boolean =>
  operator === 'q' && values.length > 0;

/** Maximum number of rows that a search scans in the order of a searched text. */
const MAX_SCANNED = 2000;

/**
 * Builds the SQL of the total and the page of a search. The total decides how to find the page: the word
 * index finds few rows, which are then sorted; among many matches, a scan in order soon finds enough. In the
 * order of a searched text the matches may be together at the end of a long scan, so that scan is short, and
 * the matches are sorted if it does not fill the page.
 */
function buildSearchSql(asked: Paged) {
  const { names, collection, spec, conditions, parameters, most, sort, start, size } = asked;
  const where = buildWhereSql(conditions, parameters);
  const table = names.rows(collection);
  const limit = parameters.add(most, 'bigint');
  const { columns, by } = buildOrderSql(sort[0], sort[1], spec);
  const rows = `select "_record", ${columns.join(', ')} from ${table}`;
  const limitSql = `order by ${by} limit ${size} offset ${start}`;
  const total = `select count(*) as total from (select from ${table}${where} limit ${limit}) as found`;
  const sorted = (condition: string): string =>
    `select * from (${rows}${where}${condition} offset 0) as found ${limitSql}`;
  const isMany = `(select total from t) = ${limit}`;
  if (sort[0] === 'id' || !spec.text.includes(sort[0])) {
    const walked = `${rows}${buildWhereSql(conditions, parameters, false)} and ${isMany} ${limitSql}`;
    return { total, page: `(${sorted(` and not ${isMany}`)}) union all (${walked})` };
  }
  const matches = buildWhereSql(conditions.filter(isSearch), parameters, false);
  const others = buildWhereSql(
    conditions.filter((one) => !isSearch(one)),
    parameters,
  );
  const near = `select "_record", "_words", ${columns.join(', ')} from ${table}${others}${others === '' ? ' where' : ' and'} ${isMany} order by ${by} limit ${MAX_SCANNED}`;
  const walked = `select "_record", ${columns.join(', ')} from (${near}) as near${matches} ${limitSql}`;
  const isWhole = `(select count(*) from w) = ${size}`;
  return {
    total,
    page: `with w as materialized (${walked}) (select * from w where ${isWhole}) union all (${sorted(` and not ${isWhole}`)})`,
  };
}

/** Builds one statement for a page and its total, so that both are from the same moment. Throws BadQuery. */
export function buildPageStatement(
  names: Names,
  collection: string,
  spec: AnySpec,
  { filter = {}, sort = byId, range, countAtMost: most }: Query,
): Statement {
  checkSort(sort, spec);
  const parameters = new Parameters();
  const conditions = parseFilter(filter, spec);
  const { by } = buildOrderSql(sort[0], sort[1], spec);
  const { values } = parameters;
  if (!range) {
    const where = buildWhereSql(conditions, parameters);
    const text = `select "_record" as record from ${names.rows(collection)}${where} order by ${by}`;
    return { text, values, counted: false };
  }
  const limit = addLimit(range, parameters);
  const asked = { names, collection, spec, conditions, parameters, sort, most, ...limit };
  const { total, page } =
    most !== undefined && conditions.some(isSearch) ? buildSearchSql(asked) : buildListSql(asked);
  const text = `with t as (${total}), p as (${page}) select t.total, p."_record" as record from t left join p on true order by ${by}`;
  return { text, values, counted: true };
}
