import { getUser } from '@marketplace/shared/api';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session';
import { reconcileLanguage } from '../../language';
import { queryClient } from '../../query';
import { flushPending } from './flushPending';
import type { ProfileRecord } from './profileStore';

/**
 * The query of the signed-in person's profile. It first saves what they entered before the sign-in,
 * and then brings account and device to the same language.
 */
export const profileQuery = (id: string) =>
  queryOptions({
    queryKey: api.query(getUser, { params: { id } }).queryKey,
    queryFn: async (): Promise<ProfileRecord> => {
      const data = (await flushPending(id)) ?? (await api.call(getUser, { params: { id } })).data;
      void reconcileLanguage(data.user_id, data.language);
      return data;
    },
  });

/**
 * Fetches the profile again. Does not wait for a request under way, which may have missed the change
 * or the entries that the caller knows of.
 * @throws ApiError
 */
export async function fetchProfile(id: string): Promise<ProfileRecord> {
  const query = profileQuery(id);
  await queryClient.cancelQueries(query);
  return queryClient.query(query);
}

/** Fetches the profile again without returning it: pages show a failure in place of the profile. */
export async function reloadProfile(): Promise<void> {
  const queryKey = [getUser.id];
  await queryClient.cancelQueries({ queryKey });
  await queryClient.invalidateQueries({ queryKey });
}

/** Caches a profile from the server's answer, for example of `saveUser` after a form. */
export function cacheProfile(record: ProfileRecord): void {
  queryClient.setQueryData(profileQuery(record.user_id).queryKey, record);
  // Other fetched data belongs to the earlier profile.
  queryClient.removeQueries({ type: 'inactive' });
}

/**
 * Call after a change on the server, before the next page opens: that page must not start with data
 * from before the change. Only the profile, which every page knows, stays while it is fetched again.
 */
export function refreshServerData(): void {
  queryClient.removeQueries({ type: 'inactive' });
  void queryClient.invalidateQueries({ queryKey: [getUser.id] });
  void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== getUser.id });
}
