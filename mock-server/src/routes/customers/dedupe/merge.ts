import type { BodyOf, mergeCustomers } from '@marketplace/shared/api';
import { maskContact } from '@marketplace/shared/format';
import { MERGE_WORD, MERGED_FIELDS } from '@marketplace/shared/schema';
import { isDeepStrictEqual } from 'node:util';
import { endAllSessions } from '../../../auth/sessions';
import { nowIso } from '../../../clock';
import { buildUser } from '../../../data/borrowers/buildUser';
import { findMissingConsents } from '../../../data/borrowers/consents';
import type { Collections, MergeRecord, UserRecord } from '../../../data/records';
import { requireRecord } from '../../../data/requireRecord';
import { deriveReference } from '../../../data/specs/references';
import { HttpError, wrongField } from '../../../httpError';
import { toLanguage, translate } from '../../../messages/translate';
import type { Patch, Reader, Writer } from '../../../store/port';
import type { Actor } from '../../kit/actor';
import { findErasureRequesters } from '../../borrower/privacy/erasure';
import { computeCompletion } from '../../borrower/profile/completed';
import { sendMessage } from '../outbox/sendMessage';
import { findContradictions, findProvenSigns, findSigns, isPerson } from './findDuplicates';
import { loadContactFlags, renewWithdrawals, separateConsents } from './mergedConsents';
import { moveAll, moveBack } from './movedRecords';

type User = Readonly<UserRecord>;
type Merged = Readonly<MergeRecord>;

/** Fields to copy together with a field that the survivor takes over. */
const COMPANIONS: Readonly<Partial<Record<string, readonly (keyof UserRecord)[]>>> = {
  tin: ['credit_score', 'pan_claimed_at', 'pan_claims'],
  email: ['email_verified'],
  mobile_phone_number: ['mobile_verified'],
};

async function requireFree(reader: Reader<Collections>, id: string): Promise<User> {
  const user = await requireRecord(reader, 'users', id);
  const leaving = await findErasureRequesters(reader, { user_id: id });
  if (!isPerson(user) || leaving.has(id)) throw new HttpError(409, 'merge_blocked');
  return user;
}

/** Builds the record that remains of a merged person: only the contact, which leads to the survivor. */
function toMergedRecord({ id, sign_in, partner_id, created_at }: User, merged_into: string) {
  const { id: _, ...blank } = buildUser({ id, contact: sign_in, partnerId: partner_id });
  const contacts = {
    email: '',
    email_verified: 0,
    mobile_phone_number: '',
    mobile_verified: 0,
  } as const;
  return { ...blank, ...contacts, pan_claims: [], business_pan: '', created_at, merged_into };
}

/** Builds the survivor's changes: the chosen values, and the fields derived from them and from the consents. */
async function toSurvivor(
  writer: Writer<Collections>,
  survivor: User,
  other: User,
  taken: readonly string[],
): Promise<Patch<UserRecord>> {
  const names = taken.flatMap((name) => [name, ...(COMPANIONS[name] ?? [])]);
  const chosen = Object.fromEntries(Object.entries(other).filter(([name]) => names.includes(name)));
  const next: User = { ...survivor, ...chosen };
  const missing = await findMissingConsents(writer, survivor.id, [{ purpose: 'bureau' }]);
  const patch = {
    ...chosen,
    ...computeCompletion(next, missing.length === 0),
    gl_completed: survivor.gl_completed === 1 ? 1 : other.gl_completed,
    hl_completed: survivor.hl_completed === 1 ? 1 : other.hl_completed,
    ...(await loadContactFlags(writer, survivor.id)),
    ...((taken.includes('first_name') || taken.includes('last_name')) && {
      customer_name: `${next.first_name} ${next.last_name}`.trim(),
    }),
  } satisfies Patch<UserRecord>;
  return patch;
}

/** Tells both people at once, each at the contact of the sign-in and in the own language. */
async function tellBoth(writer: Writer<Collections>, survivor: User, merged: User): Promise<void> {
  const people = [
    [survivor, 'merge_survivor_text', merged],
    [merged, 'merge_merged_text', survivor],
  ] as const;
  for (const [user, text, other] of people)
    await sendMessage(writer, {
      to: user.sign_in,
      text: translate(toLanguage(user.language), text, {
        contact: maskContact(other.sign_in),
      }),
    });
}

/**
 * Merges a customer into another, all or nothing. Repeating the merge returns the first one. Rejects with 409
 * without a proven sign in common: what is only typed in may be anybody's. Rejects with 422 if the two
 * contradict each other and the word is missing.
 */
export async function merge(
  writer: Writer<Collections>,
  { survivor_id, merged_id, taken, reason, typed_word }: BodyOf<typeof mergeCustomers>,
  { account_id, name }: Actor,
): Promise<Merged> {
  const filter = { survivor_id, merged_id, status: 'merged' };
  const { rows } = await writer.find('merges', { filter });
  if (rows[0]) return rows[0];
  const survivor = await requireFree(writer, survivor_id);
  const other = await requireFree(writer, merged_id);
  const signs = findSigns(survivor, other);
  if (survivor_id === merged_id || signs.length === 0) throw new HttpError(409, 'merge_no_signs');
  if ((await findProvenSigns(writer, survivor, other)).length === 0)
    throw new HttpError(409, 'merge_unproven');
  if (findContradictions(survivor, other).length > 0 && typed_word !== MERGE_WORD)
    throw wrongField('typed_word', 'merge_word');
  await renewWithdrawals(writer, [survivor_id, merged_id]);
  const moved = await moveAll(writer, merged_id, survivor_id);
  const patch = await toSurvivor(writer, survivor, other, taken);
  await writer.update('users', merged_id, toMergedRecord(other, survivor_id));
  const after = await writer.update('users', survivor_id, patch);
  await endAllSessions(writer, { user_id: merged_id });
  await tellBoth(writer, survivor, other);
  return writer.insert('merges', {
    status: 'merged',
    survivor_id,
    survivor_reference: survivor.reference ?? deriveReference('users', survivor_id),
    survivor_name: survivor.customer_name,
    merged_id,
    merged_reference: other.reference ?? deriveReference('users', merged_id),
    merged_name: other.customer_name,
    signs: [...signs],
    taken: MERGED_FIELDS.filter((field) => taken.includes(field)),
    moved: moved.map(({ collection, ids }) => ({ collection, count: ids.length })),
    reason: reason.trim(),
    at: nowIso(),
    admin_id: account_id,
    admin_name: name,
    undone_at: null,
    undone_by_name: '',
    confirmed_at: null,
    kept: { survivor, after, other, moved },
  });
}

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

/** Undoes a merge. Repeating this returns the undone merge. */
export async function unmerge(
  writer: Writer<Collections>,
  id: string,
  { name }: Actor,
): Promise<Merged> {
  const entry = await requireRecord(writer, 'merges', id);
  if (entry.status === 'undone') return entry;
  const { kept, survivor_id, merged_id } = entry;
  if (!kept) throw new HttpError(409, 'merge_erased');
  const current = await requireFree(writer, survivor_id);
  await moveBack(writer, kept.moved, survivor_id, merged_id);
  const { id: _id, version: _version, ...other } = kept.other;
  await writer.update('users', merged_id, { ...other, merged_into: null });
  await writer.update('users', survivor_id, toRestored(current, kept.survivor, kept.after));
  await separateConsents(writer, entry);
  // Either person may hold any of the survivor's sessions.
  await endAllSessions(writer, { user_id: survivor_id });
  return writer.update('merges', id, {
    status: 'undone',
    undone_at: nowIso(),
    undone_by_name: name,
    kept: null,
  });
}

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
