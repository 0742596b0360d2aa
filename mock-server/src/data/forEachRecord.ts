import type { Store } from '../context';
import type { Collections } from './records';
import type { Filter, Id, Reader, Selected, Writer } from '../store/port';
import { yieldToEventLoop } from './yieldToEventLoop';

/** Number of records that one transaction processes. */
export const BATCH = 500;

/** Ids, or records of some fields, that are read at once. */
const IDS_AT_ONCE = 10 * BATCH;

/**
 * Reads some fields of the matching records in the order of their ids, a page at a time. Counts first: an index
 * of the filter finds few records, or none, while a page in the order of the ids may pass all others.
 */
export async function* selectInPages<
  K extends keyof Collections,
  F extends keyof Collections[K] & string,
>(
  reader: Reader<Collections>,
  collection: K,
  fields: readonly (F | 'id')[],
  filter: Filter,
): AsyncGenerator<readonly Selected<Collections[K], F | 'id'>[]> {
  const { total } = await reader.find(collection, { filter, range: [0, -1] });
  const pages = Math.ceil(total / IDS_AT_ONCE);
  let last: unknown;
  for (let page = 0; page < pages; page += 1) {
    const rows = await reader.select(collection, fields, {
      filter: { ...filter, ...(last !== undefined && { id_gt: last }) },
      sort: ['id', 'ASC'],
      ...(pages > 1 && { range: [0, IDS_AT_ONCE - 1] }),
    });
    last = rows.at(-1)?.id;
    if (last === undefined) return;
    yield rows;
  }
}

/** Reads the ids of the matching records in their order, a page at a time. */
export async function* readIds(
  reader: Reader<Collections>,
  collection: keyof Collections,
  filter: Filter,
): AsyncGenerator<readonly Id[]> {
  for await (const rows of selectInPages(reader, collection, ['id'], filter))
    yield rows.flatMap(({ id }): Id[] => (id === null ? [] : [id]));
}

type Work<K extends keyof Collections> = (
  writer: Writer<Collections>,
  record: Readonly<Collections[K]>,
) => Promise<unknown>;

/**
 * Processes each matching record, one transaction per batch, so that other writers get their turn. An
 * interruption leaves whole batches done. Returns the number of records.
 */
export async function forEachRecord<K extends keyof Collections>(
  store: Store,
  collection: K,
  filter: Filter,
  work: Work<K>,
  batch = BATCH,
): Promise<number> {
  let worked = 0;
  for await (const ids of readIds(store, collection, filter))
    for (let at = 0; at < ids.length; at += batch) {
      const part = ids.slice(at, at + batch);
      worked += await store.tx(async (writer) => {
        const { rows } = await writer.find(collection, { filter: { ...filter, id: part } });
        for (const [index, row] of rows.entries()) {
          await yieldToEventLoop(index);
          await work(writer, row);
        }
        return rows.length;
      });
    }
  return worked;
}
