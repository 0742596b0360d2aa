import type { AnySpec } from '../../filter';
import { parseIndianDay } from '../../figures';
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
import type { Shape } from './shape';
import { buildCountStatement, buildPageStatement, buildSelectStatement } from '../page';

interface Found {
  readonly record: string | null;
  /** The driver returns bigint values as text. */
  readonly total?: string;
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

/** Builds groups of records from rows of the values of some fields, an instant of the day, the count and the sums. */
function toGroups<R, F extends keyof R & string, A extends string>(
  rows: readonly (readonly unknown[])[],
  fields: readonly F[],
  amounts: readonly string[],
  spec: AnySpec,
): Counted<R, F, A>[];
function toGroups(
  rows: readonly (readonly unknown[])[],
  fields: readonly string[],
  amounts: readonly string[],
  spec: AnySpec,
): object[] {
  interface Group {
    count: number;
    readonly sums: Record<string, number>;
  }
  const groups = new Map<string, Group>();
  for (const row of rows) {
    const [instant, count, ...sums] = row.slice(fields.length);
    const day = parseIndianDay(instant);
    const key = JSON.stringify([day, ...row.slice(0, fields.length)]);
    const group: Group =
      groups.get(key) ??
      Object.assign(toFields<Record<string, unknown>, string>(fields, row, spec), {
        day,
        count: 0,
        sums: {},
      });
    groups.set(key, group);
    group.count += Number(count);
    for (const [place, name] of amounts.entries())
      group.sums[name] = (group.sums[name] ?? 0) + Number(sums[place]);
  }
  return [...groups.values()];
}

/** Reads the collections, inside or outside a transaction. */
export class Collections<C extends CollectionMap<C>> {
  readonly tables: Names;
  readonly names: readonly Extract<keyof C, string>[];
  readonly #specs: CollectionSpecs<C>;
  readonly #any = new Map<PropertyKey, AnySpec>();

  readonly #sealed: SealedRows;
  /** The specs with the fields of all versions that share the tables. */
  #written: ReadonlyMap<PropertyKey, AnySpec> = this.#any;
  #revision = -1;

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

  /** The revision of the shapes that `follow` has read. */
  get revision(): number {
    return this.#revision;
  }

  /** Lets rows be written with the columns, and secrets, of a revision of the shapes. */
  follow(revision: number, shapes: ReadonlyMap<string, { readonly shape: Shape }>): void {
    this.#written = new Map(
      this.names.map((name) => [name, { ...this.spec(name), ...shapes.get(name)?.shape }]),
    );
    for (const [name, { secret }] of this.#written) this.#sealed.keepSecret(String(name), secret);
    this.#revision = revision;
  }

  /** The fields that rows are written with. */
  written(name: PropertyKey): AnySpec {
    return this.#written.get(name) ?? this.spec(name);
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
    pace: Pace = 'interactive',
  ): Promise<Page<C[K]>> {
    const spec = this.spec(name);
    const { text, values, counted } = buildPageStatement(this.tables, String(name), spec, query);
    const found = await client.query<Found>(
      pace === 'maintenance' ? buildMaintenanceQuery(text, values) : { text, values },
    );
    const records = found.rows.flatMap(({ record }) => record ?? []);
    const rows = await mapInSlices(records, 250, (record) => this.record(name, record));
    return { rows, total: counted ? Number(found.rows[0]?.total ?? 0) : rows.length };
  }

  async select<K extends keyof C, F extends keyof C[K] & string>(
    client: Queryable,
    name: K,
    fields: readonly F[],
    query: Query = {},
  ): Promise<Selected<C[K], F>[]> {
    const spec = this.spec(name);
    const asked = { ...query, fields };
    const { text, values } = buildSelectStatement(this.tables, String(name), spec, asked);
    const { rows } = await client.query<unknown[]>({ text, values, rowMode: 'array' });
    return mapInSlices(rows, 5000, (row) => toFields<C[K], F>(fields, row, spec));
  }

  async countBy<K extends keyof C, F extends keyof C[K] & string, A extends string>(
    client: Queryable,
    name: K,
    fields: readonly F[],
    filter: Filter = {},
    figures: Figures<C[K], A> = {},
  ): Promise<Counted<C[K], F, A>[]> {
    const spec = this.spec(name);
    checkSelected(fields, spec);
    const asked = [fields, filter, figures] as const;
    const { text, values } = buildCountStatement(this.tables, String(name), spec, ...asked);
    const { rows } = await client.query<unknown[]>({ text, values, rowMode: 'array' });
    return toGroups<C[K], F, A>(rows, fields, Object.keys(figures.amounts ?? {}), spec);
  }
}
