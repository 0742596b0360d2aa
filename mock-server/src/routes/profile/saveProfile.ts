import { nowIso } from '../../clock';
import { maskPan } from '@marketplace/shared/format';
import type { User } from '@marketplace/shared/schema';
import { CONSENTS_FOR_OFFERS, isMaskedPan } from '@marketplace/shared/schema';
import type { Language } from '../../messages/say';
import { missingConsents, noteMarketing, requireConsents } from '../../data/consents';
import { saveChange } from '../../data/changes';
import { userView } from '../../data/views';
import type { Collections, UserRecord } from '../../data/records';
import { notFound, wrongField } from '../../httpError';
import type { Writer } from '../../store/port';
import { completion } from './completed';
import { noteLead } from './leads';

/** A PAN sent back as it was shown is the stored one; any other with asterisks is nobody's. */
function panFrom(field: string, sent: string | undefined, stored: string): string {
  if (sent === undefined) return stored;
  if (!sent.includes('*')) return sent;
  if (isMaskedPan(sent) && sent === maskPan(stored)) return stored;
  throw wrongField(field, 'masked_pan');
}

interface SaveOptions {
  /** The version that the caller saw. */
  readonly seen?: number | undefined;
  readonly language: Language;
  /** Another form than the profile's: it may leave the profile unfinished for want of a consent. */
  readonly aside?: boolean;
}

const needs = CONSENTS_FOR_OFFERS.map((purpose) => ({ purpose }));

/** What follows from the fields. A profile is finished only with the consents that offers need. */
async function completionWith(
  writer: Writer<Collections>,
  old: Readonly<UserRecord>,
  changed: User,
  aside: boolean,
): Promise<ReturnType<typeof completion>> {
  const done = completion(changed);
  const { pl_completed, bl_completed, credit_score } = old;
  const newly = done.pl_completed > pl_completed || done.bl_completed > bl_completed;
  if (!newly) return done;
  if (!aside) await requireConsents(writer, old.id, needs);
  const lacking = await missingConsents(writer, old.id, needs);
  return lacking.length > 0 ? { pl_completed, bl_completed, credit_score } : done;
}

/**
 * Saves fields of a profile and what follows from them. Rejects 404 for nobody, 409 where the profile
 * would be finished without a consent that it needs.
 */
export async function saveProfile(
  writer: Writer<Collections>,
  userId: string,
  fields: Partial<User>,
  { seen, language, aside = false }: SaveOptions,
): Promise<Readonly<UserRecord>> {
  const old = await writer.get('users', userId);
  if (!old) throw notFound();
  const changed = {
    ...old,
    ...fields,
    tin: panFrom('tin', fields.tin, old.tin),
    business_pan: panFrom('business_pan', fields.business_pan, old.business_pan ?? ''),
  };
  const patch = {
    ...changed,
    ...(await completionWith(writer, old, changed, aside)),
    email_verified:
      changed.email === old.email ? old.email_verified : changed.email === old.sign_in ? 1 : 0,
    customer_name: `${changed.first_name} ${changed.last_name}`.trim(),
    updated_at: nowIso(),
  };
  const saved = await saveChange(writer, 'users', { old, patch, seen, view: userView });
  const { allow_sms, allow_emails } = saved;
  await noteMarketing(writer, saved.id, { sms: allow_sms, email: allow_emails }, language);
  await noteLead(writer, saved, 'personal_loan', saved.pl_completed ? 'profile' : 'signed_in');
  return saved;
}
