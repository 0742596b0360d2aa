import type { BodyOf, confirmIdentity } from '@marketplace/shared/api';
import {
  birthDate,
  type FieldMessages,
  isMaskedPan,
  message,
  panIndividual,
  validate,
} from '@marketplace/shared/schema';
import { object } from 'yup';
import { normalizeAnswer } from '../../form/spec/normalizeAnswer';

export type Identity = BodyOf<typeof confirmIdentity>;

const identity = object({ birth_date: birthDate(), pan: panIndividual() });

/** Validates birth date and PAN and converts them for the request; a masked PAN is invalid. */
export function validateIdentity(
  typedDate: string,
  typedPan: string,
): { ok: true; identity: Identity } | { ok: false; errors: FieldMessages } {
  const pan = normalizeAnswer('pan', typedPan);
  const checked = validate(identity, { birth_date: typedDate.trim(), pan }, { typed: true });
  const errors: FieldMessages = checked.ok ? {} : { ...checked.errors };
  if (typedDate.trim() === '') errors['birth_date'] = message('missing.birth_date');
  if (pan === '') errors['pan'] = message('missing.pan');
  else if (isMaskedPan(pan)) errors['pan'] = message('missing.whole_pan');
  if (!checked.ok || Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, identity: checked.value };
}
