import { nowIso } from '../../../clock';
import type { Collections, UserRecord } from '../../../data/records';
import type { Reader, Writer } from '../../../store/port';

/**
 * Notes that a merged contact has confirmed by its code that the survivor is the same person. From then on its
 * sign-ins open the survivor.
 */
export async function confirmMerges(writer: Writer<Collections>, contact: string): Promise<void> {
  const merged = await writer.find('users', { filter: { sign_in: contact } });
  const filter = { merged_id: merged.rows.map(({ id }) => id), status: 'merged' };
  for (const { id, confirmed_at } of (await writer.find('merges', { filter })).rows)
    if (confirmed_at === null) await writer.update('merges', id, { confirmed_at: nowIso() });
}

/** Whether the sign-in of a merged contact has yet to confirm the merge. */
export async function awaitsConfirmation(
  reader: Reader<Collections>,
  { id, merged_into }: Pick<UserRecord, 'id' | 'merged_into'>,
): Promise<boolean> {
  if (!merged_into) return false;
  const { rows } = await reader.find('merges', { filter: { merged_id: id, status: 'merged' } });
  return rows.some(({ confirmed_at }) => confirmed_at === null);
}
