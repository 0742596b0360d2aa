import { ApiError, saveUser } from '@marketplace/shared/api';
import { maskPan } from '@marketplace/shared/format';
import { type User, CONSENTS_FOR_OFFERS } from '@marketplace/shared/schema';
import { api } from '../browser/api';
import { submitConsents } from '../consents/consents';
import { fetchUser } from './fetchUser';
import { ConflictError } from '../form/conflictError';
import type { ProfileRecord } from './profileStore';

/** Others may be quicker so many times before it is said. */
const TRIES = 3;

const shown = (name: string, value: unknown): unknown =>
  (name === 'tin' || name === 'business_pan') && typeof value === 'string'
    ? maskPan(value)
    : (value ?? '');

/** Fields that were changed elsewhere since `base`, to something else than is to be saved. */
export function changedFields(base: object, body: object, fresh: object): string[] {
  const before = new Map<string, unknown>(Object.entries(base));
  const now = new Map<string, unknown>(Object.entries(fresh));
  return Object.entries(body)
    .filter(([name, value]) => {
      const stored = shown(name, now.get(name));
      return stored !== shown(name, before.get(name)) && stored !== shown(name, value);
    })
    .map(([name]) => name);
}

/**
 * Saves what a loan's form asks, after the consents that its check step has made sure of. Rejects
 * `ConflictError` when something of it was changed elsewhere since `base`; changes to anything
 * else stand in nobody's way.
 */
export async function saveProfile(
  base: ProfileRecord,
  fields: Partial<User>,
): Promise<ProfileRecord> {
  const id = base.user_id;
  const consents = CONSENTS_FOR_OFFERS.map((purpose) => ({ purpose }));
  let version = await submitConsents(id, consents, base.version);
  for (let tries = 1; ; tries += 1) {
    try {
      const body = { ...fields, ...(version === undefined ? {} : { version }) };
      return (await api.call(saveUser, { params: { id }, body })).data;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409 || tries === TRIES) throw error;
      const fresh = await fetchUser(id);
      const changed = changedFields(base, fields, fresh);
      if (changed.length > 0) throw new ConflictError(fresh, changed);
      ({ version } = fresh);
    }
  }
}
