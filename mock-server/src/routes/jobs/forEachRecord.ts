import type { Store } from '../../context';
import type { Collections } from '../../data/records';
import type { Filter, Id, Writer } from '../../store/port';
import { yieldToEventLoop } from '../imports/reading/yieldToEventLoop';

/** Records that one transaction works on. */
export const BATCH = 500;

type Work<K extends keyof Collections> = (
  writer: Writer<Collections>,
  record: Readonly<Collections[K]>,
) => Promise<unknown>;

/**
 * Works on each record that matches the filter, a batch in a transaction, so that other writers get
 * their turn in between. Work that stops midway has done whole batches. Returns the number of records.
 */
export async function forEachRecord<K extends keyof Collections>(
  store: Store,
  collection: K,
  filter: Filter,
  work: Work<K>,
): Promise<number> {
  const found = await store.select(collection, ['id'], { filter });
  const ids = found.flatMap(({ id }): Id[] => (id === null ? [] : [id]));
  let worked = 0;
  for (let at = 0; at < ids.length; at += BATCH) {
    const part = ids.slice(at, at + BATCH);
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
