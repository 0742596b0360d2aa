import type { AnySpec, Condition, Operator, Wanted } from '../filter';
import { toSearchTerm } from '../filter';
import { serializeList, encodeOrderKey, getOrderColumn, encodeText } from './schema/columns';
import { quoteName } from './schema/names';

/** A statement whose rows have `record` and, for a range, `total`. */
export interface Statement {
  readonly text: string;
  readonly values: unknown[];
  /** Whether the rows have `total`. Without a range the total is the number of rows. */
  readonly counted: boolean;
}

/** Collects the parameters of a statement. The driver sends them separately from the SQL. */
export class Parameters {
  readonly values: unknown[] = [];

  /** Adds a value; returns its placeholder. */
  add(value: unknown, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }
}

const symbols = { gte: '>=', lte: '<=', gt: '>', lt: '<' } as const;
type Comparison = keyof typeof symbols;

/** Converts a comparison of an integer column with any number to one with an integer. */
function compareWhole(
  column: string,
  operator: Comparison,
  wanted: number,
  parameters: Parameters,
) {
  const rounded = operator === 'gte' || operator === 'lt' ? Math.ceil(wanted) : Math.floor(wanted);
  if (Number.isSafeInteger(rounded))
    return `${column} ${symbols[operator]} ${parameters.add(rounded, 'bigint')}`;
  const isBelow = wanted < 0;
  const wantsAbove = operator === 'gte' || operator === 'gt';
  return isBelow === wantsAbove ? 'true' : 'false';
}

function buildIn(condition: Condition, parameters: Parameters): string {
  const { field, type, values } = condition;
  const column = quoteName(field);
  if (type === 'list') {
    if (values.length === 0) return 'false';
    const lists = values.map((value) => serializeList([value]));
    return `coalesce(${column} @> any(${parameters.add(lists, 'jsonb[]')}), false)`;
  }
  const parts = values.includes(null) ? [`${column} is null`] : [];
  const present = values.filter((value) => value !== null);
  if (present.length > 0) parts.push(compareWithList(field, type, present, parameters));
  return parts.length === 0 ? 'false' : `(${parts.join(' or ')})`;
}

function compareWithList(
  field: string,
  type: Condition['type'],
  values: readonly Wanted[],
  parameters: Parameters,
): string {
  const column = quoteName(field);
  if (type === 'text') {
    const texts = values.map(String);
    const exact = buildEquality(column, texts.map(encodeText), 'text', parameters);
    if (field === 'id') return exact;
    // The exact comparison decides; the comparison of order keys lets the database use the index.
    const keys = texts.map((text) => encodeOrderKey(field, text));
    return `(${buildEquality(getOrderColumn(field, type), keys, 'bytea', parameters)} and ${exact})`;
  }
  if (field !== 'id' && field !== 'version')
    return buildEquality(column, values, type === 'boolean' ? 'boolean' : 'float8', parameters);
  const whole = values.filter((value) => Number.isSafeInteger(value));
  return buildEquality(column, whole, 'bigint', parameters);
}

/** Compares with one value by `=`, because only then the index also gives the order of its next column. */
function buildEquality(
  column: string,
  values: readonly unknown[],
  type: string,
  parameters: Parameters,
): string {
  return values.length === 1
    ? `${column} = ${parameters.add(values[0], type)}`
    : `${column} = any(${parameters.add(values, `${type}[]`)})`;
}

function compareValue(
  { field, type, values }: Condition,
  operator: Exclude<Operator, 'in' | 'q'>,
  parameters: Parameters,
): string {
  const [wanted = null] = values;
  const column = quoteName(field);
  if (operator === 'neq') {
    if (wanted === null) return `${column} is not null`;
    return `(${column} is null or not ${compareWithList(field, type, [wanted], parameters)})`;
  }
  if (wanted === null) return 'false';
  if (typeof wanted === 'string') {
    const bytes = parameters.add(encodeOrderKey(field, wanted), 'bytea');
    return `${getOrderColumn(field, type)} ${symbols[operator]} ${bytes}`;
  }
  if (typeof wanted === 'number' && (field === 'id' || field === 'version'))
    return compareWhole(column, operator, wanted, parameters);
  const sqlType = typeof wanted === 'boolean' ? 'boolean' : 'float8';
  return `${column} ${symbols[operator]} ${parameters.add(wanted, sqlType)}`;
}

/** Builds the pattern of a part of a text. A trigram index serves `like`, but not `strpos`. */
function buildLikePattern(part: string): string {
  return `%${encodeText(part).replaceAll(/[%_\\]/gu, String.raw`\$&`)}%`;
}

/** Builds the SQL of a search word, by the index or, for a scan in order, without it. */
function buildWordSql(word: Wanted, isIndexed: boolean, parameters: Parameters): string {
  const term = toSearchTerm(String(word));
  return isIndexed
    ? `"_words" like ${parameters.add(buildLikePattern(term), 'text')}`
    : `strpos("_words", ${parameters.add(encodeText(term), 'text')}) > 0`;
}

/** Builds SQL for conditions that `parseFilter` has checked. Names come from the spec; values are parameters. */
export function buildWhereSql(
  conditions: readonly Condition[],
  parameters: Parameters,
  isSearchIndexed = true,
): string {
  const parts = conditions.flatMap((condition) => {
    const { operator, values } = condition;
    if (operator === 'q')
      return values.map((word) => buildWordSql(word, isSearchIndexed, parameters));
    if (operator === 'in') return [buildIn(condition, parameters)];
    return [compareValue(condition, operator, parameters)];
  });
  return parts.length === 0 ? '' : ` where ${parts.join(' and ')}`;
}

/** Builds the SQL of a sort that `checkSort` has checked, and lists its columns. */
export function buildOrderSql(
  field: string,
  order: 'ASC' | 'DESC',
  spec: AnySpec,
): { columns: string[]; by: string } {
  const id = getOrderColumn('id', spec.fields['id']);
  const first = getOrderColumn(field, spec.fields[field]);
  const columns = first === id ? [id] : [first, id];
  const direction = order === 'DESC' ? 'desc nulls first' : 'asc nulls last';
  return { columns, by: columns.map((column) => `${column} ${direction}`).join(', ') };
}
