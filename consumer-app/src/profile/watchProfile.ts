import { hasDraft, setClientValue } from '@marketplace/shared/session';
import { QueryObserver } from '@tanstack/react-query';
import { queryClient } from '../query';
import { PROFILE_FORM } from './profileForm';
import { profileQuery } from './profileQuery';
import { clearProfile, type ProfileRecord, setProfile } from './profileStore';
import { toUserDetail } from './userDetail';

function showRecord(user: ProfileRecord): void {
  const detail = toUserDetail(user);
  const draft = { area: 'consumer', user: user.user_id, form: PROFILE_FORM } as const;
  setProfile(user, { ...detail, started: detail.started || hasDraft(draft) });
  if (user.inflight_credit_app_id) setClientValue('appId', user.inflight_credit_app_id);
  if (user.merchant_location_id) setClientValue('merchantId', String(user.merchant_location_id));
}

/**
 * Loads a signed-in person's profile and shows each state of its query. The returned function ends
 * that when the person leaves; nothing of theirs stays in the cache for the next one.
 */
export function watchProfile(id: string): () => void {
  queryClient.mount();
  const observer = new QueryObserver(queryClient, profileQuery(id));
  const stop = observer.subscribe(({ data, isLoadingError }) => {
    if (data) showRecord(data);
    else clearProfile(isLoadingError);
  });
  return () => {
    stop();
    queryClient.unmount();
    queryClient.clear();
    clearProfile();
  };
}
