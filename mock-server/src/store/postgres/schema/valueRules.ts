import type { PoolClient } from 'pg';
import type { AnySpec } from '../../filter';
import type { CollectionMap } from '../../port';
import { buildMaintenanceQuery, type Queryable } from '../database';
import type { Collections } from './collections';
import { isOrdered, toLiteral } from './columns';
import { nameCheck, quoteName, readCheckedField } from './names';

/** What a column holds: a check, or, under the column's own name, that it is never null. */
interface Rule {
  readonly name: string;
  readonly field: string;
  readonly demand: string;
  readonly isCheck: boolean;
}

export const listRules = (collection: string, { fields, values }: AnySpec): Rule[] =>
  Object.entries(values).flatMap(([field, { isRequired, oneOf, min, max }]) => {
    const column = quoteName(field);
    const demand = [
      oneOf && `${column} in (${oneOf.map(toLiteral).join(', ')})`,
      min !== undefined && `${column} >= ${min}`,
      max !== undefined && `${column} <= ${max}`,
    ]
      .filter(Boolean)
      .join(' and ');
    const name = nameCheck(collection, field, demand);
    const filled = { name: column, field, demand: `${column} is not null`, isCheck: false };
    const isFilled = isRequired && field !== 'id' && (fields[field] ?? 'json') !== 'json';
    return [
      ...(demand && isOrdered(fields[field]) ? [{ name, field, demand, isCheck: true }] : []),
      ...(isFilled ? [filled] : []),
    ];
  });

/** A rule that a table has. One that is not proven holds for what is written from now on. */
interface StoredRule extends Omit<Rule, 'demand'> {
  readonly table: string;
  readonly isProven: boolean;
  /** Whether this version has it, too. */
  readonly isOwn: boolean;
}

/** Reads the rules of all tables, without those of an operator. */
export async function readRules<C extends CollectionMap<C>>(
  client: Queryable,
  all: Collections<C>,
): Promise<StoredRule[]> {
  const { rows } = await client.query<Omit<StoredRule, 'field' | 'isOwn'>>(
    `select relname as table, conname as name, true as "isCheck", convalidated as "isProven"
     from pg_constraint join pg_class on pg_class.oid = conrelid where relnamespace = to_regnamespace($1) and contype = 'c'
     union all select relname, attname, false, true from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = to_regnamespace($1) and relkind in ('r', 'p') and attnum > 0 and attnotnull and attname <> 'id'`,
    [quoteName(all.tables.schema)],
  );
  const own = new Map<string, readonly string[]>(
    all.names.map((name) => [name, listRules(name, all.spec(name)).map((one) => one.name)]),
  );
  return rows.flatMap((rule) => {
    const { table, isCheck } = rule;
    const field = isCheck ? readCheckedField(table, rule.name) : rule.name;
    const names = own.get(table);
    if (!names || !field || !Object.hasOwn(all.written(table).fields, field)) return [];
    const name = quoteName(rule.name);
    return [{ ...rule, name, field, isOwn: names.includes(name) }];
  });
}

/** Runs work in a short transaction that holds nobody up. */
type Run = <T>(work: (client: PoolClient) => Promise<T>) => Promise<T>;

/**
 * Drops the rules of other versions, and those that rows contradict, so that these can be written anew. Resolves to
 * the rules that there were.
 */
export async function dropRules<C extends CollectionMap<C>>(
  run: Run,
  all: Collections<C>,
): Promise<readonly StoredRule[]> {
  const stored = await run((client) => readRules(client, all));
  for (const { table, name, isCheck, isOwn, isProven } of stored) {
    const part = isCheck ? `drop constraint if exists ${name}` : `alter ${name} drop not null`;
    const text = `alter table ${all.tables.rows(table)} ${part}`;
    if (!isOwn || !isProven) await run((client) => client.query(text));
  }
  return stored;
}

/** Finds the first rows that contradict each rule. */
async function findFailing(client: Queryable, table: string, rules: readonly Rule[]) {
  const parts = rules.map(
    ({ name, demand }) =>
      `select ${toLiteral(name)} as name, string_agg(id::text, ', ') as ids
       from (select id from ${table} where not (${demand}) limit 5) as failing`,
  );
  const { rows } = await client.query<{ readonly name: string; readonly ids: string | null }>(
    buildMaintenanceQuery(parts.join(' union all ')),
  );
  return new Map(rows.flatMap(({ name, ids }) => (ids === null ? [] : [[name, ids]])));
}

/**
 * Adds the rules that tables lack, and reads no rows while it holds writers up. A check that rows contradict holds for
 * what is written from now on; a column that older rows lack may stay empty. The log names these rows.
 */
export async function addRules<C extends CollectionMap<C>>(
  run: Run,
  all: Collections<C>,
  isAllowed: (collection: string, rule: Rule) => boolean,
  log: (line: string) => void,
): Promise<void> {
  const stored = await run((client) => readRules(client, all));
  for (const collection of all.names) {
    const table = all.tables.rows(collection);
    const has = stored.filter((one) => one.table === collection).map(({ name }) => name);
    const rules = listRules(collection, all.spec(collection)).filter(
      (rule) => !has.includes(rule.name) && isAllowed(collection, rule),
    );
    if (rules.length === 0) continue;
    const failing = await run((client) => findFailing(client, table, rules));
    const filled = rules.filter(({ name, isCheck }) => !isCheck && !failing.has(name));
    // `set not null` alone would read all rows under a lock of the table.
    const proof = quoteName(`${collection}_filled`);
    const isFilled = filled.map(({ demand }) => demand).join(' and ') || 'true';
    const added = [...rules.filter(({ isCheck }) => isCheck), { name: proof, demand: isFilled }];
    const proven = added.filter(({ name }) => !failing.has(name));
    for (const parts of [
      [
        `drop constraint if exists ${proof}`,
        ...added.map(({ name, demand }) => `add constraint ${name} check (${demand}) not valid`),
      ],
      proven.map(({ name }) => `validate constraint ${name}`),
      [...filled.map(({ name }) => `alter ${name} set not null`), `drop constraint ${proof}`],
    ])
      await run((client) =>
        client.query(buildMaintenanceQuery(`alter table ${table} ${parts.join(', ')}`)),
      );
    log(`Added ${added.length - 1 + filled.length} rules to the columns of ${collection}`);
    for (const { name, field, demand } of rules)
      if (failing.has(name))
        log(`Rows of ${collection} have another ${field} than ${demand}: ${failing.get(name)}`);
  }
}
