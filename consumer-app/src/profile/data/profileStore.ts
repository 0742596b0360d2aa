import type { AnswerOf, getUser } from '@marketplace/shared/api';
import { proxy, ref, useSnapshot } from 'valtio';
import type { UserDetail } from './userDetail';

/** The server's record, with the version that an update has to name. */
export type ProfileRecord = AnswerOf<typeof getUser>['data'];

/**
 * What the signed-in person's profile query shows. The journey and the header read it here, because
 * the first page loads without the query cache; `watchProfile` alone writes it.
 */
export interface ProfileState {
  /** True if the profile could not be loaded and none is visible. */
  failed: boolean;
  /** User id of `detail` and `record`. */
  userId: string | undefined;
  /** The detail that the pages use (specification, section 3). */
  detail: UserDetail | undefined;
  /** The unchanged server record, for the form that edits it. Read only. */
  record: ProfileRecord | undefined;
}

const NONE = { failed: false, userId: undefined, detail: undefined, record: undefined };

const state = proxy<ProfileState>({ ...NONE });

export const useProfile = (): Readonly<ProfileState> => useSnapshot(state);

export function setProfile(record: ProfileRecord, detail: UserDetail): void {
  Object.assign(state, { failed: false, userId: record.user_id, record: ref(record), detail });
}

/** Shows that there is no profile, or none yet; `failed` if it could not be loaded. */
export function clearProfile(failed = false): void {
  Object.assign(state, { ...NONE, failed });
}
