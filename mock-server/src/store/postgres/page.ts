import type { AnySpec } from '../filter';
import { parseFilter } from '../filter';
import { checkSort } from '../order';
import type { Query, Sort } from '../port';
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

/**
 * Builds one statement for a page and its total, so that both come from the same moment. Without a
 * filter, the total comes from the row count that each transaction updates, because counting would
 * read every row. Throws BadQuery.
 */
export function pageStatement(
  names: Names,
  collection: string,
  spec: AnySpec,
  { filter = {}, sort = byId, range }: Query,
): Statement {
  checkSort(sort, spec);
  const parameters = new Parameters();
  const where = whereSql(parseFilter(filter, spec), parameters);
  const { columns, by } = orderSql(sort[0], sort[1], spec);
  const table = names.rows(collection);
  const { values } = parameters;
  if (!range) {
    const text = `select "_record" as record from ${table}${where} order by ${by}`;
    return { text, values, counted: false };
  }
  const [from, to] = [Math.max(0, range[0]), Math.max(-1, range[1])];
  const total =
    where === ''
      ? `select row_count as total from ${names.collections} where name = ${parameters.add(collection, 'text')}`
      : `select count(*) as total from ${table}${where}`;
  const page =
    `select "_record", ${columns.join(', ')} from ${table}${where} order by ${by} ` +
    `limit ${parameters.add(Math.max(0, to - from + 1), 'bigint')} offset ${parameters.add(from, 'bigint')}`;
  const text = `select t.total, p."_record" as record from (${total}) t left join (${page}) p on true order by ${by}`;
  return { text, values, counted: true };
}
