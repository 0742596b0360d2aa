import { getUser } from '@marketplace/shared/api';
import { hasDraft, setClientValue } from '@marketplace/shared/session';
import { reconcileLanguage } from '../language/reconcileLanguage';
import { api } from '../browser/api';
import { flushPending } from './flushPending';
import { PROFILE_FORM } from './profileForm';
import { type ProfileRecord, setProfile } from './profileStore';
import { toUserDetail } from './userDetail';

/**
 * Fetches the signed-in person's profile, after saving what they entered before the sign-in. Also
 * starts syncing the language of account and device.
 */
export async function fetchUser(id: string): Promise<ProfileRecord> {
  await flushPending(id);
  const { data } = await api.call(getUser, { params: { id } });
  void reconcileLanguage(data.user_id, data.language);
  return data;
}

/** Shows a profile that the server answered, for example `saveUser` after a form. */
export function applyProfile(user: ProfileRecord): void {
  const detail = toUserDetail(user);
  const draft = { area: 'consumer', user: user.user_id, form: PROFILE_FORM } as const;
  setProfile(user, { ...detail, started: detail.started || hasDraft(draft) });
  if (user.inflight_credit_app_id) setClientValue('appId', user.inflight_credit_app_id);
  if (user.merchant_location_id) setClientValue('merchantId', String(user.merchant_location_id));
}
