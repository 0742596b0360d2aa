import type { BodyOf, mergeCustomers } from '@marketplace/shared/api';
import { formatName, maskContact } from '@marketplace/shared/format';
import { MERGE_WORD, MERGED_FIELDS, OPEN_STATUSES } from '@marketplace/shared/schema';
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
import { requireTwoAdmins } from '../../approvals/secondAdmin';
import type { Actor } from '../../kit/actor';
import { findErasureRequesters } from '../../borrower/privacy/erasure';
import { computeCompletion } from '../../borrower/profile/completed';
import { sendMessage } from '../../outbox/sendMessage';
import {
  findContradictions,
  findProvenSigns,
  findSigns,
  hashCompared,
  isPerson,
} from './findDuplicates';
import { loadContactFlags, renewWithdrawals } from './mergedConsents';
import { moveAll } from './movedRecords';

type User = Readonly<UserRecord>;
type Merged = Readonly<MergeRecord>;

/** Fields to copy together with a field that the survivor takes over. */
const COMPANIONS: Readonly<Partial<Record<string, readonly (keyof UserRecord)[]>>> = {
  tin: ['credit_score', 'score_history', 'pan_claimed_at', 'pan_claims'],
  email: ['email_verified'],
  mobile_phone_number: ['mobile_verified'],
  last_name: ['one_name'],
  one_name: ['last_name'],
};

/** Reads a person who is neither merged nor leaving; rejects with 409 for any other. */
export async function requireFree(reader: Reader<Collections>, id: string): Promise<User> {
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
  return {
    ...blank,
    ...contacts,
    pan_claims: [],
    score_history: [],
    business_pan: '',
    created_at,
    merged_into,
  };
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
      customer_name: formatName(next),
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
      kind: 'merge',
      to: user.sign_in,
      text: translate(toLanguage(user.language), text, {
        contact: maskContact(other.sign_in),
      }),
    });
}

/** Two customers who may be merged, and what speaks for and against it. */
interface Candidates {
  readonly survivor: User;
  readonly other: User;
  readonly signs: readonly string[];
  readonly isContradictory: boolean;
}

/**
 * Loads two customers who may be merged. Rejects with 409 without a proven sign in common: what is only typed in
 * may be anybody's. One person has one open application with a lender, so that two are refused, too.
 */
async function requireCandidates(
  reader: Reader<Collections>,
  { survivor_id, merged_id }: Pick<MergeRecord, 'survivor_id' | 'merged_id'>,
): Promise<Candidates> {
  const survivor = await requireFree(reader, survivor_id);
  const other = await requireFree(reader, merged_id);
  const signs = findSigns(survivor, other);
  if (survivor_id === merged_id || signs.length === 0) throw new HttpError(409, 'merge_no_signs');
  if ((await findProvenSigns(reader, survivor, other)).length === 0)
    throw new HttpError(409, 'merge_unproven');
  const open = await reader.find('applications', {
    filter: { user_id: [survivor_id, merged_id], status: OPEN_STATUSES },
  });
  if (new Set(open.rows.map(({ lender_id }) => lender_id)).size < open.total)
    throw new HttpError(409, 'merge_applications');
  return {
    survivor,
    other,
    signs,
    isContradictory: findContradictions(survivor, other).length > 0,
  };
}

/** Moves everything of the merged customer to the survivor, all or nothing, and tells both. */
async function carryOut(
  writer: Writer<Collections>,
  { survivor, other }: Candidates,
  taken: readonly string[],
): Promise<Pick<MergeRecord, 'status' | 'moved' | 'kept'>> {
  await renewWithdrawals(writer, [survivor.id, other.id]);
  const moved = await moveAll(writer, other.id, survivor.id);
  const patch = await toSurvivor(writer, survivor, other, taken);
  await writer.update('users', other.id, toMergedRecord(other, survivor.id));
  const after = await writer.update('users', survivor.id, patch);
  await endAllSessions(writer, { user_id: other.id });
  await tellBoth(writer, survivor, other);
  return {
    status: 'merged',
    moved: moved.map(({ collection, ids }) => ({ collection, count: ids.length })),
    kept: { survivor, after, other, moved },
  };
}

/**
 * Merges a customer into another. If PAN or birth date differ, the merge needs the typed word (else 422) and
 * waits as `requested` for a second admin. Repeating the merge returns the first one.
 */
export async function merge(
  writer: Writer<Collections>,
  { survivor_id, merged_id, taken, reason, typed_word }: BodyOf<typeof mergeCustomers>,
  { account_id, name }: Actor,
): Promise<Merged> {
  const filter = { survivor_id, merged_id, status: ['merged', 'requested'] };
  const { rows } = await writer.find('merges', { filter });
  if (rows[0]) return rows[0];
  const candidates = await requireCandidates(writer, { survivor_id, merged_id });
  const { survivor, other, signs, isContradictory } = candidates;
  if (isContradictory && typed_word !== MERGE_WORD) throw wrongField('typed_word', 'merge_word');
  const outcome = isContradictory
    ? { status: 'requested', moved: [], kept: null, compared: hashCompared(survivor, other) }
    : await carryOut(writer, candidates, taken);
  return writer.insert('merges', {
    ...outcome,
    survivor_id,
    survivor_reference: survivor.reference ?? deriveReference('users', survivor_id),
    survivor_name: survivor.customer_name,
    merged_id,
    merged_reference: other.reference ?? deriveReference('users', merged_id),
    merged_name: other.customer_name,
    signs: [...signs],
    taken: MERGED_FIELDS.filter((field) => taken.includes(field)),
    reason: reason.trim(),
    at: nowIso(),
    admin_id: account_id,
    admin_name: name,
    undone_at: null,
    undone_by_name: '',
    confirmed_at: null,
  });
}

/**
 * Carries out a merge that waits for a second admin. Rejects with 403 for who asked for it, with 409 if it does
 * not wait or if one of the two has changed since in what was compared.
 */
export async function approveMerge(
  writer: Writer<Collections>,
  id: string,
  { account_id }: Actor,
): Promise<Merged> {
  const entry = await requireRecord(writer, 'merges', id);
  if (entry.status !== 'requested') throw new HttpError(409, 'merge_decided');
  if (entry.admin_id === account_id) throw new HttpError(403, 'approval_second_admin');
  await requireTwoAdmins(writer, { requested_by: entry.admin_id, decided_by: account_id });
  const candidates = await requireCandidates(writer, entry);
  if (hashCompared(candidates.survivor, candidates.other) !== entry.compared)
    throw new HttpError(409, 'merge_changed');
  return writer.update('merges', id, await carryOut(writer, candidates, entry.taken));
}
