import type { AnySpec, Condition } from '../filter';
import { getField } from '../filter';
import { encodeText } from './schema/columns';
import type { Queryable } from './database';
import { buildMaintenanceQuery } from './database';
import type { Names } from './schema/names';
import { quoteName } from './schema/names';
import type { Parameters } from './where';

const SEPARATOR = '\n';

/** Names a set of counted fields in the table of counts. */
const joinFields = (fields: readonly string[]): string => fields.join(' ');

/** Lists the sets of fields that a collection is counted by. The empty set counts all records. */
const listCounted = (spec: AnySpec): AnySpec['counted'] => [[], ...spec.counted];

/** Returns the values of a record in counted fields; undefined if it lacks one. */
function joinValues(record: object, fields: readonly string[]): string | undefined {
  const values = fields.map((field) => getField(record, field) ?? null);
  return values.includes(null) ? undefined : encodeText(values.map(String).join(SEPARATOR));
}

export class CountChanges {
  readonly #changes = new Map<string, { key: readonly string[]; added: number }>();

  /** Counts a record, or with -1 stops counting it. */
  note(collection: string, spec: AnySpec, record: object, added: 1 | -1): void {
    for (const fields of listCounted(spec)) {
      const value = joinValues(record, fields);
      if (value === undefined) continue;
      const key = [collection, joinFields(fields), value];
      const name = JSON.stringify(key);
      const before = this.#changes.get(name)?.added ?? 0;
      this.#changes.set(name, { key, added: before + added });
    }
  }

  /** Adds the changes to the connection's own counts. */
  async save(client: Queryable, names: Names): Promise<void> {
    const changes = [...this.#changes.values()].filter(({ added }) => added !== 0);
    if (changes.length === 0) return;
    const column = (place: number): (string | undefined)[] => changes.map(({ key }) => key[place]);
    await client.query(
      `insert into ${names.counts} as stored (collection, fields, value, row_count)
       select * from unnest($1::text[], $2::text[], $3::text[], $4::bigint[])
       on conflict (collection, fields, value, slot) do update set row_count = stored.row_count + excluded.row_count`,
      [column(0), column(1), column(2), changes.map(({ added }) => added)],
    );
  }
}

export async function recomputeCounts(
  client: Queryable,
  names: Names,
  collection: string,
  spec: AnySpec,
): Promise<void> {
  await client.query(`delete from ${names.counts} where collection = $1::text`, [collection]);
  for (const fields of listCounted(spec)) {
    const value =
      fields.map((field) => `${quoteName(field)}::text`).join(` || '${SEPARATOR}' || `) ||
      `''::text`;
    await client.query(
      buildMaintenanceQuery(
        `insert into ${names.counts} (collection, fields, value, row_count, slot)
         select $1::text, $2::text, ${value}, count(*), 0 from ${names.rows(collection)}
         where ${value} is not null group by ${value}`,
        [collection, joinFields(fields)],
      ),
    );
  }
}

/** Combines one value of each field. */
const combine = (lists: readonly (readonly string[])[]): string[] =>
  lists.reduce<string[]>(
    (combined, list, place) =>
      combined.flatMap((start) =>
        list.map((value) => (place === 0 ? value : start + SEPARATOR + value)),
      ),
    [''],
  );

/** Builds the SQL of a total that the counts contain; undefined if they do not. */
export function buildPrecomputedTotal(
  names: Names,
  collection: string,
  spec: AnySpec,
  conditions: readonly Condition[],
  parameters: Parameters,
): string | undefined {
  const plain = conditions.every(
    ({ operator, type, values }) =>
      operator === 'in' && type !== 'list' && values.length > 0 && !values.includes(null),
  );
  const fields = listCounted(spec).find(
    (counted) =>
      counted.length === conditions.length &&
      counted.every((field) => conditions.some((one) => one.field === field)),
  );
  if (!plain || !fields) return undefined;
  const getValues = (name: string): string[] =>
    [...new Set(conditions.find(({ field }) => field === name)?.values)].map(String);
  const values = combine(fields.map(getValues)).map(encodeText);
  const [own, named, wanted] = [
    parameters.add(collection, 'text'),
    parameters.add(joinFields(fields), 'text'),
    parameters.add(values, 'text[]'),
  ];
  return `select coalesce(sum(row_count), 0)::bigint as total from ${names.counts} where collection = ${own} and fields = ${named} and value = any(${wanted})`;
}
