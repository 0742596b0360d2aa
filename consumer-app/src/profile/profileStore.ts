import type { AnswerOf, getUser } from '@marketplace/shared/api';
import { proxy, ref, useSnapshot } from 'valtio';
import type { UserDetail } from './userDetail';

/** The server's record, with the version that an update has to name. */
export type ProfileRecord = AnswerOf<typeof getUser>['data'];

/** The signed-in person's profile. Only the functions of this module change it. */
export interface ProfileState {
  status: 'none' | 'loading' | 'ready' | 'failed';
  /** User id of `detail` and `record`. */
  userId: string | undefined;
  /** The detail that the pages use (specification, section 3). */
  detail: UserDetail | undefined;
  /** The unchanged server record, for the form that edits it. Read only. */
  record: ProfileRecord | undefined;
  /** Increases to make the app fetch the profile again. */
  reloads: number;
}

const state = proxy<ProfileState>({
  status: 'none',
  userId: undefined,
  detail: undefined,
  record: undefined,
  reloads: 0,
});

/** The current profile, for event handlers. */
export const profile: Readonly<ProfileState> = state;

/** The profile for a component. */
export const useProfile = (): Readonly<ProfileState> => useSnapshot(state);

/** Stores a profile in both shapes; see `applyProfile`. */
export function setProfile(record: ProfileRecord, detail: UserDetail): void {
  state.userId = record.user_id;
  state.record = ref(record);
  state.detail = detail;
  state.status = 'ready';
}

/** Marks the profile as loading; keeps the current one visible if it is the same person's. */
export function startProfileLoad(userId: string): void {
  if (state.userId !== userId) clearProfile();
  if (state.status !== 'ready') state.status = 'loading';
}

/** Marks the load as failed, unless a profile is already visible. */
export function failProfileLoad(): void {
  if (!state.detail) state.status = 'failed';
}

/** Makes the app fetch the profile again. */
export function reloadProfile(): void {
  state.reloads += 1;
}

export function clearProfile(): void {
  state.status = 'none';
  state.userId = undefined;
  state.record = undefined;
  state.detail = undefined;
}
