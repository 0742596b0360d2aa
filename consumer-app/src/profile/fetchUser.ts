import { getUser } from '@marketplace/shared/api';
import { hasDraft, keep } from '@marketplace/shared/session';
import { agreeOnLanguage } from './agreeOnLanguage';
import { api } from './api';
import { handIn } from './handIn';
import { PROFILE_FORM } from './profileForm';
import { type ProfileRecord, showProfile } from './profileStore';
import { userDetailOf } from './userDetail';

/**
 * The profile of the signed-in person, once what they brought along has been handed in. Its language
 * and this device's come to be one meanwhile.
 */
export async function fetchUser(id: string): Promise<ProfileRecord> {
  await handIn(id);
  const { data } = await api.call(getUser, { params: { id } });
  void agreeOnLanguage(data.user_id, data.language);
  return data;
}

/** Takes a profile that the server answered, as `saveUser` does after a form was sent. */
export function takeProfile(user: ProfileRecord): void {
  const detail = userDetailOf(user);
  const draft = { area: 'consumer', user: user.user_id, form: PROFILE_FORM } as const;
  showProfile(user, { ...detail, started: detail.started || hasDraft(draft) });
  if (user.inflight_credit_app_id) keep('appId', user.inflight_credit_app_id);
  if (user.merchant_location_id) keep('merchantId', String(user.merchant_location_id));
}
