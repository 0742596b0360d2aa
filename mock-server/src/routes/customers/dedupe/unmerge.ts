import { isDeepStrictEqual } from 'node:util';
import { endAllSessions } from '../../../auth/sessions';
import { nowIso } from '../../../clock';
import type { Collections, MergeRecord, UserRecord } from '../../../data/records';
import { requireRecord } from '../../../data/requireRecord';
import { HttpError } from '../../../httpError';
import type { Patch, Writer } from '../../../store/port';
import type { Actor } from '../../kit/actor';
import { requireFree } from './merge';
import { separateConsents } from './mergedConsents';
import { moveBack } from './movedRecords';

type User = Readonly<UserRecord>;

/** Returns the survivor's earlier values of the fields that the merge changed and nobody has changed since. */
function toRestored(current: User, before: User, after: User): Patch<UserRecord> {
  const now = new Map<string, unknown>(Object.entries(current));
  const merged = new Map<string, unknown>(Object.entries(after));
  return Object.fromEntries(
    Object.entries(before).filter(
      ([field, value]) =>
        !['id', 'version'].includes(field) &&
        !isDeepStrictEqual(value, merged.get(field)) &&
        isDeepStrictEqual(now.get(field), merged.get(field)),
    ),
  );
}

/** Undoes a merge, or the request for one. Repeating this returns the undone merge. */
export async function unmerge(
  writer: Writer<Collections>,
  id: string,
  { name }: Actor,
): Promise<Readonly<MergeRecord>> {
  const entry = await requireRecord(writer, 'merges', id);
  if (entry.status === 'undone') return entry;
  const { kept, survivor_id, merged_id } = entry;
  const undone = { status: 'undone', undone_at: nowIso(), undone_by_name: name, kept: null };
  if (entry.status === 'requested') return writer.update('merges', id, undone);
  if (!kept) throw new HttpError(409, 'merge_erased');
  const current = await requireFree(writer, survivor_id);
  await moveBack(writer, kept.moved, survivor_id, merged_id);
  const { id: _id, version: _version, ...other } = kept.other;
  await writer.update('users', merged_id, { ...other, merged_into: null });
  await writer.update('users', survivor_id, toRestored(current, kept.survivor, kept.after));
  await separateConsents(writer, entry);
  // Either person may hold any of the survivor's sessions.
  await endAllSessions(writer, { user_id: survivor_id });
  return writer.update('merges', id, undone);
}
