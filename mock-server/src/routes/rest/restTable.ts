import type { Collections } from '../../data/records';
import type { Versioned } from '../../data/views';
import type { Id, Page, Query, Reader } from '../../store/port';
import type { RestWriter } from './recordWriter';

/** How one REST resource lies in the store. */
export interface RestTable {
  readonly collection: keyof Collections;
  readonly id: 'number' | 'uuid';
  /** Narrows the collection to what the resource is. */
  readonly only?: Readonly<Record<string, unknown>>;
  /** Fields that are shown masked: asking by them would tell what the mask hides. */
  readonly hidden: readonly string[];
  find(reader: Reader<Collections>, query: Query): Promise<Page<object>>;
  get(reader: Reader<Collections>, id: Id): Promise<Versioned | undefined>;
  /** Takes the writes of a resource that some admin may write. */
  readonly writer?: Partial<RestWriter>;
}

/** A resource that shows each record of a collection through a view. */
export function table<K extends keyof Collections>(
  collection: K,
  view: (record: Readonly<Collections[K]>) => Versioned,
  options: Pick<RestTable, 'id'> & Partial<Pick<RestTable, 'hidden' | 'only'>>,
): RestTable & { readonly writer?: never } {
  return {
    collection,
    hidden: [],
    ...options,
    async find(reader, query) {
      const { rows, total } = await reader.find(collection, query);
      return { rows: rows.map(view), total };
    },
    async get(reader, id) {
      const { rows } = await reader.find(collection, { filter: { ...options.only, id } });
      const [row] = rows;
      return row && view(row);
    },
  };
}
