import type { AnySpec } from '../filter';
import { anySpec } from '../filter';
import { freeze } from '../freeze';
import type { CollectionMap, CollectionSpecs, Id, Page, Query } from '../port';
import { storable } from './columns';
import type { Pace, Queryable } from './database';
import { maintenance } from './database';
import type { Names } from './names';
import { pageStatement } from './page';

interface Found {
  readonly record: string | null;
  /** The driver returns bigint values as text. */
  readonly total?: string;
}

/** Converts an id to the value of its column. */
export function idValue(id: Id): Id {
  return typeof id === 'string' ? storable(id) : id;
}

/** Reads the collections, inside or outside a transaction. */
export class Collections<C extends CollectionMap<C>> {
  readonly tables: Names;
  readonly names: readonly Extract<keyof C, string>[];
  readonly #specs: CollectionSpecs<C>;
  readonly #any = new Map<keyof C, AnySpec>();

  constructor(tables: Names, specs: CollectionSpecs<C>) {
    this.tables = tables;
    this.#specs = specs;
    const names: Extract<keyof C, string>[] = [];
    for (const name in specs) names.push(name);
    this.names = names;
    for (const name of names) this.#any.set(name, anySpec(specs[name]));
  }

  spec(name: keyof C): AnySpec {
    const spec = this.#any.get(name);
    if (!spec) throw new Error(`There is no collection ${String(name)}`);
    return spec;
  }

  /** Parses a record and freezes it. `value` is JSON text, or an object to serialise first. */
  record<K extends keyof C>(name: K, value: unknown): C[K] {
    const parsed: unknown = JSON.parse(typeof value === 'string' ? value : JSON.stringify(value));
    return freeze(parsed, this.#specs[name]);
  }

  async get<K extends keyof C>(client: Queryable, name: K, id: Id): Promise<C[K] | undefined> {
    const isNumbered = this.spec(name).id === 'number';
    // Return undefined for an id of the wrong type, which the database would reject with an error.
    if (isNumbered ? !Number.isSafeInteger(id) : typeof id !== 'string') return undefined;
    const { rows } = await client.query<Found>(
      `select "_record" as record from ${this.tables.rows(String(name))} where "id" = $1::${isNumbered ? 'bigint' : 'text'}`,
      [idValue(id)],
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
    const { text, values, counted } = pageStatement(
      this.tables,
      String(name),
      this.spec(name),
      query,
    );
    const found = await client.query<Found>(
      pace === 'maintenance' ? maintenance(text, values) : { text, values },
    );
    const rows = found.rows.flatMap(({ record }) => (record ? [this.record(name, record)] : []));
    return { rows, total: counted ? Number(found.rows[0]?.total ?? 0) : rows.length };
  }
}
