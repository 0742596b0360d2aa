import { nowIso } from '../../clock';
import type { Collections, Removed } from '../../data/records';
import { HttpError, notFound } from '../../httpError';
import type { Reader, Writer } from '../../store/port';

interface Deletable {
  readonly id: number;
  readonly deleted_at: string | null;
}

/** Throws 409 if another live record has the name; ignores letter case. */
export function checkUnique<R extends Deletable>(
  rows: readonly R[],
  field: keyof R & string,
  name: string,
  own?: number,
): void {
  const wanted = name.trim().toLowerCase();
  const taken = rows.some(
    (row) =>
      row.id !== own &&
      row.deleted_at === null &&
      String(row[field]).trim().toLowerCase() === wanted,
  );
  if (taken) throw new HttpError(409, 'name_taken', { errors: { [field]: 'name_taken' } });
}

/** Loads a record that is not deleted. Rejects with 404 otherwise. */
export async function requireLive<K extends 'lenders' | 'credit_cards'>(
  reader: Reader<Collections>,
  collection: K,
  id: number,
): Promise<Readonly<Collections[K]>> {
  const record = await reader.get(collection, id);
  if (!record || record.deleted_at !== null) throw notFound();
  return record;
}

/** Stores what a deletion removes, so that it can be put back. */
export async function saveDeletedRecord(
  writer: Writer<Collections>,
  session: { readonly account_id: number | null } | undefined,
  removed: Removed,
): Promise<void> {
  const account_id = session?.account_id ?? 0;
  await writer.insert('removed_records', { ...removed, account_id, at: nowIso() });
}
