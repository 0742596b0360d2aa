import { nowIso } from '../../clock';
import { maskPan } from '@marketplace/shared/format';
import type { User } from '@marketplace/shared/schema';
import { isMaskedPan } from '@marketplace/shared/schema';
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

/** Saves fields of a profile and what follows from them. Rejects 404 for nobody. */
export async function saveProfile(
  writer: Writer<Collections>,
  userId: string,
  fields: Partial<User>,
  seen?: number,
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
    ...completion(changed),
    email_verified:
      changed.email === old.email ? old.email_verified : changed.email === old.sign_in ? 1 : 0,
    customer_name: `${changed.first_name} ${changed.last_name}`.trim(),
    updated_at: nowIso(),
  };
  const saved = await saveChange(writer, 'users', { old, patch, seen, view: userView });
  await noteLead(writer, saved, 'personal_loan', saved.pl_completed ? 'profile' : 'signed_in');
  return saved;
}
