import { ApiError, getUser, saveUser } from '@marketplace/shared/api';
import { maskPan } from '@marketplace/shared/format';
import { type ConsentPurpose, type User } from '@marketplace/shared/schema';
import { api } from '../../session';
import { submitConsents } from '../../consents';
import { ConflictError } from '../../form';
import { queryClient } from '../../query';
import { profileQuery } from './profileQuery';
import type { ProfileRecord } from './profileStore';

/** Attempts before a version conflict is reported. */
const MAX_ATTEMPTS = 3;

const toComparable = (name: string, value: unknown): unknown =>
  (name === 'tin' || name === 'business_pan') && typeof value === 'string'
    ? maskPan(value)
    : (value ?? '');

/** Names of fields that somebody changed elsewhere since `base`, to another value than the one to save. */
export function pickChangedFields(base: object, body: object, fresh: object): string[] {
  const before = new Map<string, unknown>(Object.entries(base));
  const now = new Map<string, unknown>(Object.entries(fresh));
  return Object.entries(body)
    .filter(([name, value]) => {
      const stored = toComparable(name, now.get(name));
      return (
        stored !== toComparable(name, before.get(name)) && stored !== toComparable(name, value)
      );
    })
    .map(([name]) => name);
}

/**
 * Saves the answers of a loan form, after the consents that it requires. Changes
 * elsewhere to other fields do no harm.
 * @throws ConflictError if somebody changed one of these fields elsewhere since `base`; ApiError
 * for any other failure
 */
export async function saveProfile(
  base: ProfileRecord,
  fields: Partial<User>,
  purposes: readonly ConsentPurpose[],
): Promise<ProfileRecord> {
  const id = base.user_id;
  const consents = purposes.map((purpose) => ({ purpose }));
  // A language chosen meanwhile has given the record another version, which the server would refuse first.
  const known = queryClient.getQueryData(profileQuery(id).queryKey) ?? base;
  const isSame = pickChangedFields(base, fields, known).length === 0;
  let version = await submitConsents(id, consents, (isSame ? known : base).version);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const body = { ...fields, ...(version === undefined ? {} : { version }) };
      return (await api.call(saveUser, { params: { id }, body })).data;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409 || attempt === MAX_ATTEMPTS)
        throw error;
      const fresh = (await api.call(getUser, { params: { id } })).data;
      const changed = pickChangedFields(base, fields, fresh);
      if (changed.length > 0) throw new ConflictError(fresh, changed);
      ({ version } = fresh);
    }
  }
}
