import { notFound } from '../httpError';
import type { Id, Reader } from '../store/port';
import type { Collections } from './records';

/** Reads a record by its id; throws a 404 where there is none. */
export async function requireRecord<K extends keyof Collections>(
  reader: Reader<Collections>,
  collection: K,
  id: Id,
): Promise<Readonly<Collections[K]>> {
  const record = await reader.get(collection, id);
  if (!record) throw notFound();
  return record;
}
