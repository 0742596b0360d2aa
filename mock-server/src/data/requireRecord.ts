import type { Session } from '../auth/sessions';
import { notFound } from '../httpError';
import type { Id, Reader } from '../store/port';
import type { Collections } from './records';
import { specs } from './specs';

type PartnerCollection = {
  [K in keyof Collections]: Collections[K] extends { partner_id: number | null } ? K : never;
}[keyof Collections];

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

/** Reads a record of the caller's partner, or any for an admin; throws a 404 for another partner's. */
export async function requireOwnRecord<K extends PartnerCollection>(
  reader: Reader<Collections>,
  collection: K,
  id: Id,
  session: Session | undefined,
): Promise<Readonly<Collections[K]>> {
  const record = await requireRecord(reader, collection, id);
  if (session?.area !== 'admin' && record.partner_id !== session?.partner_id) throw notFound();
  return record;
}

/** Converts the id in a path or in the log to that of the collection's records. */
export const toRecordId = (collection: keyof Collections, text: string): Id =>
  specs[collection]?.id === 'number' ? Number(text) : text;
