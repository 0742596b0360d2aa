import { beforeEach, expect, it, vi } from 'vitest';
import { userWith } from '../testing/user';
import { loadProfile } from './loadProfile';
import { clearProfile, profile, reloadProfile } from './profileStore';
import { startVerification, setSignedIn } from '../session/session';

const asha = userWith();

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  clearProfile();
  startVerification(asha.user_id, '9876543210');
  setSignedIn('token', asha.user_id);
});

it('holds what was fetched, in both shapes', async () => {
  await loadProfile(async () => asha);
  expect(profile.status).toBe('ready');
  expect(profile.detail?.firstName).toBe('Asha');
  expect(profile.record).toEqual(asha);
});

it('keeps what is shown when a later fetch fails', async () => {
  await loadProfile(async () => asha);
  await loadProfile(() => Promise.reject(new Error('offline')));
  expect(profile.status).toBe('ready');
  expect(profile.detail?.firstName).toBe('Asha');
});

it('says so when nothing could be fetched at all', async () => {
  await loadProfile(() => Promise.reject(new Error('offline')));
  expect(profile.status).toBe('failed');
});

it('drops an answer that a later call has overtaken', async () => {
  let answerFirst: (user: typeof asha) => void = () => undefined;
  const first = loadProfile(() => new Promise((resolve) => (answerFirst = resolve)));
  await loadProfile(async () => userWith({ first_name: 'Newer' }));
  answerFirst(userWith({ first_name: 'Older' }));
  await first;
  expect(profile.detail?.firstName).toBe('Newer');
});

it('shows nobody the profile of another', async () => {
  await loadProfile(async () => asha);
  const other = userWith({ user_id: '11111111-2222-4333-8444-555555555555' });
  setSignedIn('token', other.user_id);
  const loading = loadProfile(() => Promise.reject(new Error('offline')));
  expect(profile.detail).toBeUndefined();
  await loading;
  expect(profile.detail).toBeUndefined();
});

it('counts the wish to reload', () => {
  const before = profile.reloads;
  reloadProfile();
  expect(profile.reloads).toBe(before + 1);
});
