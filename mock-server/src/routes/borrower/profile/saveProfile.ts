import { nowIso } from '../../../clock';
import { formatName, maskPan } from '@marketplace/shared/format';
import type { User } from '@marketplace/shared/schema';
import { isMaskedPan, requiredForOffers } from '@marketplace/shared/schema';
import { requireRecord } from '../../../data/requireRecord';
import type { Language } from '../../../messages/translate';
import { isVerified } from '../../../data/borrowers/personalContacts';
import { findMissingConsents, recordMarketingConsent } from '../../../data/borrowers/consents';
import { saveChange } from '../../../data/changes';
import { toUserView } from '../../../data/views';
import type { Collections, UserRecord } from '../../../data/records';
import { wrongField } from '../../../httpError';
import type { Writer } from '../../../store/port';
import { getUpdateFlags } from '../../../data/borrowers/updateFlags';
import { computeCompletion, noteScore } from './completed';
import { claimPan } from './panClaim';
import { recordLead } from './leads';

/**
 * Resolves a PAN from a form. A masked PAN that matches the stored one means the stored one; throws
 * 422 for any other value with asterisks.
 */
function resolvePan(field: string, sent: string | undefined, stored: string): string {
  if (sent === undefined) return stored;
  if (!sent.includes('*')) return sent;
  if (isMaskedPan(sent) && sent === maskPan(stored)) return stored;
  throw wrongField(field, 'masked_pan');
}

/** Who has one name only has no last name; who writes a last name has more than one. */
function resolveOneName({ one_name, last_name }: Partial<User>): Partial<User> {
  if (one_name === 1) return { last_name: '' };
  return last_name ? { one_name: 0 } : {};
}

/** Returns the changes that mark a profile as reviewed, if the form sent all of its required fields. */
function buildReview(
  old: Readonly<UserRecord>,
  fields: Partial<User>,
): Record<'patch' | 'stamp', Partial<UserRecord>> {
  const needed = requiredForOffers(fields);
  if (!needed.every((name) => Object.hasOwn(fields, name))) return { patch: {}, stamp: {} };
  const done = { pl_update_required: 0, pl_se_update_required: 0, is_editing: 0 } as const;
  const reviewed = { reviewed_at: nowIso() };
  // A review that is due counts although nothing else changes.
  const due = getUpdateFlags(old);
  const isDue = due.pl_update_required === 1 || due.pl_se_update_required === 1;
  return isDue ? { patch: { ...done, ...reviewed }, stamp: {} } : { patch: done, stamp: reviewed };
}

/** A contact that changes is verified only if it is the one of the sign-in. */
function buildVerifiedFlags(
  old: Readonly<UserRecord>,
  changed: Pick<User, 'email' | 'mobile_phone_number'>,
) {
  const next = { ...old, ...changed };
  if (changed.email !== old.email) next.email_verified = 0;
  if (changed.mobile_phone_number !== old.mobile_phone_number) next.mobile_verified = 0;
  return {
    email_verified: isVerified(next, 'email') ? 1 : 0,
    mobile_verified: isVerified(next, 'mobile') ? 1 : 0,
  } as const;
}

interface SaveOptions {
  /** The version that the caller read. */
  readonly seen?: number | undefined;
  readonly language: Language;
  /** When the session passed `confirm-identity`; ISO 8601. */
  readonly confirmedAt?: string | undefined;
}

/**
 * Saves fields of a profile and the values computed from them. Requests a credit score only with the person's
 * consent. Rejects with 404 if there is no such user, and for a PAN as `claimPan` does.
 */
export async function saveProfile(
  writer: Writer<Collections>,
  userId: string,
  fields: Partial<User>,
  { seen, language, confirmedAt }: SaveOptions,
): Promise<Readonly<UserRecord>> {
  const old = await requireRecord(writer, 'users', userId);
  const tin = resolvePan('tin', fields.tin, old.tin);
  const changed = {
    ...old,
    ...fields,
    ...resolveOneName(fields),
    tin,
    ...(await claimPan(writer, old, tin, confirmedAt)),
    business_pan: resolvePan('business_pan', fields.business_pan, old.business_pan ?? ''),
  };
  // The score belongs to the PAN: a new PAN needs a new score.
  if (changed.tin !== old.tin) changed.credit_score = null;
  const noReport = await findMissingConsents(writer, old.id, [{ purpose: 'bureau' }]);
  const review = buildReview(old, fields);
  const completion = computeCompletion(changed, noReport.length === 0);
  const patch = {
    ...changed,
    ...completion,
    ...noteScore(old, { tin, credit_score: completion.credit_score }),
    ...review.patch,
    ...buildVerifiedFlags(old, changed),
    customer_name: formatName(changed),
    updated_at: nowIso(),
  };
  const { stamp } = review;
  const saved = await saveChange(writer, 'users', { old, patch, stamp, seen, view: toUserView });
  const { allow_sms, allow_emails } = saved;
  await recordMarketingConsent(writer, saved.id, { sms: allow_sms, email: allow_emails }, language);
  await recordLead(writer, saved, 'personal_loan', saved.pl_completed ? 'profile' : 'signed_in');
  return saved;
}
