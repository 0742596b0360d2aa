import type { AnswerOf, getUser } from '@marketplace/shared/api';
import { proxy, ref, useSnapshot } from 'valtio';
import type { UserDetail } from './userDetail';

/** The server's record, with the version that a change of it names. */
export type ProfileRecord = AnswerOf<typeof getUser>['data'];

/** The signed-in person's profile. Changed by the functions of this module only. */
export interface ProfileState {
  status: 'none' | 'loading' | 'ready' | 'failed';
  /** Whose profile `detail` and `record` are. */
  userId: string | undefined;
  /** What the pages hold (specification, section 3). */
  detail: UserDetail | undefined;
  /** The server's record as it came, for the form that edits it. Not to be changed. */
  record: ProfileRecord | undefined;
  /** Counts up to have the profile fetched again. */
  reloads: number;
}

const state = proxy<ProfileState>({
  status: 'none',
  userId: undefined,
  detail: undefined,
  record: undefined,
  reloads: 0,
});

/** The profile as it is now, for event handlers. */
export const profile: Readonly<ProfileState> = state;

/** The profile in a component. */
export const useProfile = (): Readonly<ProfileState> => useSnapshot(state);

/** Shows a profile in both its shapes; see `applyProfile`. */
export function setProfile(record: ProfileRecord, detail: UserDetail): void {
  state.userId = record.user_id;
  state.record = ref(record);
  state.detail = detail;
  state.status = 'ready';
}

/** A fetch began for someone: what is shown of the same person stays meanwhile. */
export function startProfileLoad(userId: string): void {
  if (state.userId !== userId) clearProfile();
  if (state.status !== 'ready') state.status = 'loading';
}

/** A fetch failed, which matters only where nothing is shown yet. */
export function failProfileLoad(): void {
  if (!state.detail) state.status = 'failed';
}

/** Has the profile fetched again. */
export function reloadProfile(): void {
  state.reloads += 1;
}

export function clearProfile(): void {
  state.status = 'none';
  state.userId = undefined;
  state.record = undefined;
  state.detail = undefined;
}
