import { type AnySpec, parseFilter } from '../../filter';
import type { Queryable } from '../database';
import { buildMaintenanceQuery } from '../database';
import { type Index, toLiteral } from './columns';
import { hash, quoteName } from './names';

/** Builds the condition of an index, with values in place of parameters. */
function buildCondition(where: object, spec: AnySpec): string {
  const parts = parseFilter({ ...where }, spec).map(({ field, operator, values }) => {
    const column = quoteName(field);
    const literals = values.map(toLiteral).join(', ');
    if (operator === 'neq') return `${column} is distinct from ${literals}`;
    return values.includes(null) ? `${column} is null` : `${column} in (${literals})`;
  });
  return parts.length > 0 ? ` where ${parts.join(' and ')}` : '';
}

/** Lists the unique indexes of a table. Their names hold what they are about, so that another version has another one. */
export const listUniqueIndexes = (collection: string, table: string, spec: AnySpec): Index[] =>
  spec.unique.map(({ fields, where = {} }) => {
    const uniqueWhere = buildCondition(where, spec);
    const about = uniqueWhere && hash(uniqueWhere);
    const keys = fields.map((field) =>
      spec.fields[field] === 'text' ? `lower(${quoteName(field)})` : quoteName(field),
    );
    return {
      name: quoteName([collection, 'unique', ...fields, about].filter(Boolean).join('_')),
      table,
      keys: `(${keys.join(', ')})`,
      columns: [],
      covered: [],
      uniqueWhere,
    };
  });

/** Throws an error that names rows that a unique index refuses, and what to do about them. */
export async function refuseDuplicates(client: Queryable, index: Index): Promise<void> {
  const { table, keys, uniqueWhere } = index;
  if (uniqueWhere === undefined) return;
  const { rows } = await client.query<{ readonly ids: string }>(
    buildMaintenanceQuery(
      `select string_agg(id::text, ', ' order by id) as ids from ${table}${uniqueWhere || ' where true'} and ${keys} is not null
       group by ${keys.slice(1, -1)} having count(*) > 1 limit 5`,
    ),
  );
  if (rows.length > 0)
    throw new Error(
      `Rows of ${table} have the same ${keys}${uniqueWhere}: ${rows.map(({ ids }) => ids).join('; ')}. Change or remove all but one of each, and run this again`,
    );
}
