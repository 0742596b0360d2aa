import type { AnySpec } from '../../filter';
import type { AskedFigures } from '../../figures';
import { countRows } from '../../figures';
import { anySpec } from '../../filter';
import { freeze } from '../../freeze';
import type { SealedRows } from '../../sealedRows';
import type {
  CollectionMap,
  CollectionSpecs,
  Counted,
  Figures,
  Filter,
  Id,
  Page,
  Query,
  Selected,
} from '../../port';
import { checkSelected, mapInSlices } from '../../selected';
import { decodeText, toIdValue } from './columns';
import type { Pace, Queryable } from '../database';
import { buildMaintenanceQuery } from '../database';
import type { Names } from './names';
import { buildPrecomputedFigures, readPrecomputed } from '../precomputedSums';

import { buildCountStatement, buildPageStatement, buildSelectStatement } from '../page';
import type { Statement } from '../where';

interface Found {
  readonly record: string | null;
  /** The driver returns bigint values as text. */
  readonly total?: string;
}

interface FindOptions {
  readonly pace?: Pace;
  /** Whether a transaction reads, whose own changes the precomputed figures do not contain yet. */
  readonly isOwn?: boolean;
}

interface CountOptions<R, A extends string> {
  readonly filter?: Filter | undefined;
  readonly figures?: Figures<R, A> | undefined;
  readonly isOwn?: boolean;
}

/** Converts a row of columns to the fields of a record. */
function toFields<R, F extends keyof R & string>(
  fields: readonly F[],
  values: readonly unknown[],
  spec: AnySpec,
): Selected<R, F>;
function toFields(fields: readonly string[], values: readonly unknown[], spec: AnySpec): object {
  const record: Record<string, unknown> = {};
  for (const [place, field] of fields.entries()) {
    const value = values[place];
    const isText = spec.fields[field] === 'text';
    // The driver returns bigint values, such as an id, as text.
    record[field] = typeof value !== 'string' ? value : isText ? decodeText(value) : Number(value);
  }
  return record;
}

/** Builds a group of records from the values of its fields, its day, and its count and sums. */
function toGroup<R, F extends keyof R & string, A extends string>(
  fields: Selected<R, F>,
  day: string,
  figures: { rest: readonly unknown[]; amounts: object },
): Counted<R, F, A>;
function toGroup(
  fields: object,
  day: string,
  { rest: [count, ...sums], amounts }: { rest: readonly unknown[]; amounts: object },
): object {
  const named = Object.keys(amounts).map((name, place) => [name, Number(sums[place])] as const);
  return { ...fields, day, count: Number(count), sums: Object.fromEntries<number>(named) };
}

/** Runs a statement, and converts its rows in slices. */
async function queryRows<R>(
  client: Queryable,
  { text, values }: Pick<Statement, 'text' | 'values'>,
  convert: (values: readonly unknown[]) => R,
): Promise<R[]> {
  const { rows } = await client.query<unknown[]>({ text, values, rowMode: 'array' });
  return mapInSlices(rows, 5000, convert);
}

/** Reads the collections, inside or outside a transaction. */
export class Collections<C extends CollectionMap<C>> {
  readonly tables: Names;
  readonly names: readonly Extract<keyof C, string>[];
  readonly #specs: CollectionSpecs<C>;
  readonly #any = new Map<PropertyKey, AnySpec>();

  readonly #sealed: SealedRows;

  constructor(tables: Names, specs: CollectionSpecs<C>, sealed: SealedRows) {
    this.tables = tables;
    this.#specs = specs;
    this.#sealed = sealed;
    const names: Extract<keyof C, string>[] = [];
    for (const name in specs) names.push(name);
    this.names = names;
    for (const name of names) this.#any.set(name, anySpec(specs[name]));
  }

  spec(name: PropertyKey): AnySpec {
    const spec = this.#any.get(name);
    if (!spec) throw new Error(`There is no collection ${String(name)}`);
    return spec;
  }

  /** Parses a record and freezes it. `value` is JSON text, or an object to serialise first. */
  record<K extends keyof C>(name: K, value: unknown): C[K] {
    const parsed: unknown = JSON.parse(typeof value === 'string' ? value : JSON.stringify(value));
    return freeze(this.#sealed.open(String(name), parsed), this.#specs[name]);
  }

  close(name: string, record: object): unknown {
    return this.#sealed.close(name, record);
  }

  async get<K extends keyof C>(client: Queryable, name: K, id: Id): Promise<C[K] | undefined> {
    const isNumbered = this.spec(name).id === 'number';
    // Return undefined for an id of the wrong type, which the database would reject with an error.
    if (isNumbered ? !Number.isSafeInteger(id) : typeof id !== 'string') return undefined;
    const { rows } = await client.query<Found>(
      `select "_record" as record from ${this.tables.rows(String(name))} where "id" = $1::${isNumbered ? 'bigint' : 'text'}`,
      [toIdValue(id)],
    );
    const record = rows[0]?.record;
    return record ? this.record(name, record) : undefined;
  }

  async find<K extends keyof C>(
    client: Queryable,
    name: K,
    query: Query = {},
    { pace = 'interactive', isOwn }: FindOptions = {},
  ): Promise<Page<C[K]>> {
    const spec = this.spec(name);
    const { text, values, counted } = buildPageStatement(
      this.tables,
      String(name),
      spec,
      query,
      isOwn,
    );
    const found = await client.query<Found>(
      pace === 'maintenance' ? buildMaintenanceQuery(text, values) : { text, values },
    );
    const records = found.rows.flatMap(({ record }) => record ?? []);
    const rows = await mapInSlices(records, 250, (record) => this.record(name, record));
    return { rows, total: counted ? Number(found.rows[0]?.total ?? 0) : rows.length };
  }

  select<K extends keyof C, F extends keyof C[K] & string>(
    client: Queryable,
    name: K,
    fields: readonly F[],
    query: Query = {},
  ): Promise<Selected<C[K], F>[]> {
    const spec = this.spec(name);
    const statement = buildSelectStatement(this.tables, String(name), spec, { ...query, fields });
    return queryRows<Selected<C[K], F>>(client, statement, (values) =>
      toFields<C[K], F>(fields, values, spec),
    );
  }

  /** Counts by the precomputed sums, otherwise by the rows. */
  async countBy<K extends keyof C, F extends keyof C[K] & string, A extends string>(
    client: Queryable,
    name: K,
    fields: readonly F[],
    { filter = {}, figures = {}, isOwn = false }: CountOptions<C[K], A>,
  ): Promise<Counted<C[K], F, A>[]> {
    const spec = this.spec(name);
    checkSelected(fields, spec);
    const { day, amounts = {} } = figures;
    const asked: AskedFigures = { fields, filter, day, amounts };
    const target = [this.tables, String(name), spec] as const;
    const stored = isOwn ? undefined : buildPrecomputedFigures(...target, asked);
    if (stored)
      return queryRows(client, stored, (row) => {
        const { values, day: own, rest } = readPrecomputed(row, fields);
        return toGroup<C[K], F, A>(toFields<C[K], F>(fields, values, spec), own, { rest, amounts });
      });
    if (day === undefined)
      return queryRows(client, buildCountStatement(...target, asked), (row) =>
        toGroup<C[K], F, A>(toFields<C[K], F>(fields, row, spec), '', {
          rest: row.slice(fields.length),
          amounts,
        }),
      );
    const read = new Set<string>([...fields, day, ...Object.values(asked.amounts).flat()]);
    const statement = buildSelectStatement(...target, { fields: [...read], filter });
    const rows = await queryRows(client, statement, (row) =>
      toFields<Record<string, unknown>, string>([...read], row, spec),
    );
    return countRows<C[K], F, A>(rows, fields, figures);
  }
}
