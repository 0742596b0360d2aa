import type { AskedFigures } from '../figures';
import type { AnySpec, Condition } from '../filter';
import { countLimit, parseFilter } from '../filter';
import { checkSort } from '../order';
import type { Query, Range, Sort } from '../port';
import { getOrderColumn } from './schema/columns';
import type { Names } from './schema/names';
import { quoteName } from './schema/names';
import { checkSelected } from '../selected';
import { type DayPage, buildStartDaySql } from './startDay';
import { isMissing, buildTotalSql } from './total';
import { buildOrderSql, Parameters, type Statement, buildWhereSql } from './where';

const byId: Sort = ['id', 'ASC'];

/** Returns the index of the first row of a range, and its number of rows. */
const toLimit = ([from, to]: Range): { start: number; size: number } => {
  const start = Math.max(0, from);
  return { start, size: Math.max(0, Math.max(-1, to) - start + 1) };
};

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
  const limit = range && toLimit(range);
  const limitSql = limit
    ? ` limit ${parameters.add(limit.size, 'bigint')} offset ${parameters.add(limit.start, 'bigint')}`
    : '';
  const text = `select ${columns} from ${names.rows(collection)}${where}${order}${limitSql}`;
  return { text, values: parameters.values };
}

/**
 * Builds the SQL that counts the matching records, and sums their amounts, by the values of some fields.
 * Throws BadQuery.
 */
export function buildCountStatement(
  names: Names,
  collection: string,
  spec: AnySpec,
  { fields, filter, amounts }: AskedFigures,
): Pick<Statement, 'text' | 'values'> {
  const parameters = new Parameters();
  const where = buildWhereSql(parseFilter(filter, spec), parameters);
  const columns = fields.map(quoteName);
  // Like `readHundredths`: rounds halves up and ignores amounts too large to be exact.
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

interface Paged extends DayPage {
  /** The parameter of the number of rows. */
  readonly size: string;
}

interface Searched extends Paged {
  /** Maximum number of rows to count. */
  readonly most: number;
}

/**
 * Builds the SQL of the rows that a database scans before a page. Without a filter it scans the index of the
 * order, which contains the id, and reads only the records of the page; it skips the few rows that have a
 * rare field by their ids.
 */
function buildScanSql(asked: Paged): {
  rows: string;
  where: string;
  toPage: (walked: string) => string;
} {
  const { names, collection, spec, conditions, parameters, sort } = asked;
  const table = names.rows(collection);
  const columns = buildOrderSql(sort[0], sort[1], spec).columns.join(', ');
  if (!conditions.every((one) => isMissing(one) && spec.rare.includes(one.field))) {
    const where = buildWhereSql(conditions, parameters);
    return {
      rows: `select "_record", ${columns} from ${table}`,
      where,
      toPage: (walked) => walked,
    };
  }
  const id = getOrderColumn('id', spec.fields['id']);
  const few = conditions.map(
    ({ field, type }) =>
      `${id} not in (select ${id} from ${table} where ${getOrderColumn(field, type)} is not null)`,
  );
  const where = few.length === 0 ? '' : ` where ${few.join(' and ')}`;
  const record = `(select "_record" from ${table} as own where own.${id} = walked.${id})`;
  return {
    rows: `select ${columns} from ${table}`,
    where,
    toPage: (walked) => `select ${record} as "_record", ${columns} from (${walked}) as walked`,
  };
}

interface PageSql {
  /** What the page selects from besides its table and the total: other parts of the statement. */
  readonly parts?: string;
  readonly total: string;
  readonly page: string;
}

/** Builds the SQL of the total and the page of a list. */
function buildListSql(asked: Paged & { readonly from: number }): PageSql {
  const { names, collection, spec, conditions, parameters, from, sort, start, size } = asked;
  const { columns, by } = buildOrderSql(sort[0], sort[1], spec);
  const total = buildTotalSql(asked);
  if (from === 0) {
    const where = buildWhereSql(conditions, parameters);
    const rows = `select "_record", ${columns.join(', ')} from ${names.rows(collection)}${where}`;
    return { total, page: `${rows} order by ${by} limit ${size} offset ${start}` };
  }
  const { rows, where, toPage } = buildScanSql(asked);
  const day = buildStartDaySql(asked);
  const isElsewhere = day ? 'exists (select from s)' : 'false';
  // A page in the second half is read from the end, which is nearer.
  const isEarly = `${start} * 2 <= (select total from t)`;
  const end = `((select total from t) - ${start} - ${size})`;
  const early =
    `${rows}${where} order by ${by} ` +
    `limit case when ${isElsewhere} or not ${isEarly} then 0 else ${size} end offset ${start}`;
  const late =
    `${rows}${where} order by ${buildOrderSql(sort[0], sort[1] === 'DESC' ? 'ASC' : 'DESC', spec).by} ` +
    `limit case when ${isElsewhere} or ${isEarly} then 0 else greatest(0, ${size} + least(0, ${end})) end offset greatest(0, ${end})`;
  const walked = `(${early}) union all (${late})`;
  if (!day) return { total, page: toPage(walked) };
  const within = `${where === '' ? ' where' : `${where} and`} ${day.isAfter}`;
  const near = `${rows}${within} order by ${by} limit ${size} offset ${day.offset}`;
  return { parts: day.parts, total, page: toPage(`${walked} union all (${near})`) };
}

/** Maximum number of rows that a search scans in the order of a searched text. */
const MAX_SCANNED = 2000;

/**
 * Builds the SQL of the total and the page of a search. The total decides how to find the page: the word
 * index finds few rows, which are then sorted; among many matches, a scan in order soon finds enough. In the
 * order of a searched text the matches may be together at the end of a long scan, so that scan is short, and
 * the matches are sorted if it does not fill the page.
 */
function buildSearchSql(asked: Searched): PageSql {
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
  const isSearch = ({ operator }: Condition): boolean => operator === 'q';
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

/**
 * Builds one statement for a page and its total, so that both are from the same moment. With `isOwn` it counts rows
 * and reads no precomputed figures. Throws BadQuery.
 */
export function buildPageStatement(
  names: Names,
  collection: string,
  spec: AnySpec,
  { filter = {}, sort = byId, range }: Query,
  isOwn = false,
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
  const limit = toLimit(range);
  const start = parameters.add(limit.start, 'bigint');
  const size = parameters.add(limit.size, 'bigint');
  const asked = { names, collection, spec, filter, conditions, parameters, isOwn };
  const most = countLimit({ filter, range });
  const {
    parts = '',
    total,
    page,
  } = Number.isFinite(most)
    ? buildSearchSql({ ...asked, most, sort, start, size })
    : buildListSql({ ...asked, from: limit.start, sort, start, size });
  const text = `with t as (${total}), ${parts}p as (${page}) select t.total, p."_record" as record from t left join p on true order by ${by}`;
  return { text, values, counted: true };
}
