import { clearApplicationData, getClientValue } from '@marketplace/shared/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { queryClient } from '../../query/queryClient';
import { userWith } from '../../testing/user';
import { fetchProfile, reloadProfile, cacheProfile } from './profileQuery';
import { useProfile } from './profileStore';
import { watchProfile } from './watchProfile';

const asha = userWith();
const other = userWith({ user_id: '11111111-2222-4333-8444-555555555555', first_name: 'Binod' });

let profiles: Array<(user?: typeof asha) => void>;
let stop: () => void;
let profile: { readonly current: ReturnType<typeof useProfile> };

/** Answers the oldest open request for a profile; without a user the connection breaks. */
const answer = async (user?: typeof asha) => {
  await vi.waitFor(() => expect(profiles).not.toHaveLength(0));
  profiles.shift()?.(user);
};
const shown = (firstName: string) =>
  vi.waitFor(() => expect(profile.current.detail?.firstName).toBe(firstName));

beforeEach(async () => {
  // Spreads the snapshot, so that a change of any property renders the hook again.
  profile = (await renderHook(() => ({ ...useProfile() }))).result;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  profiles = [];
  vi.spyOn(window, 'fetch').mockImplementation((input) => {
    if (typeof input !== 'string' || !input.startsWith('/api/user/'))
      return Promise.resolve(Response.json({ data: [] }));
    return new Promise((resolve, reject) => {
      profiles.push((user) =>
        user ? resolve(Response.json({ data: user })) : reject(new TypeError('Failed to fetch')),
      );
    });
  });
  stop = watchProfile(asha.user_id);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  clearApplicationData('consumer');
});

test('shows what was fetched, in both shapes', async () => {
  await answer(asha);
  await shown('Asha');
  expect(profile.current.record).toEqual(asha);
  expect(profile.current.failed).toBe(false);
});

test('keeps what is shown when a later fetch fails', async () => {
  await answer(asha);
  await shown('Asha');
  const reloaded = reloadProfile();
  await answer();
  await reloaded;
  await vi.waitFor(() =>
    expect(profile.current).toMatchObject({ failed: false, detail: { firstName: 'Asha' } }),
  );
});

test('reports that nothing could be fetched, and a reload tries again', async () => {
  await answer();
  await vi.waitFor(() => expect(profile.current.failed).toBe(true));
  const reloaded = reloadProfile();
  await answer(asha);
  await reloaded;
  await vi.waitFor(() =>
    expect(profile.current).toMatchObject({ failed: false, detail: { firstName: 'Asha' } }),
  );
});

test('drops an answer that is older than a later fetch', async () => {
  await vi.waitFor(() => expect(profiles).toHaveLength(1));
  const fetched = fetchProfile(asha.user_id);
  await vi.waitFor(() => expect(profiles).toHaveLength(2));
  profiles[1]?.(userWith({ first_name: 'Newer' }));
  await fetched;
  profiles[0]?.(userWith({ first_name: 'Older' }));
  await shown('Newer');
  await new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
  expect(profile.current.detail?.firstName).toBe('Newer');
});

test('shows a saved profile before the next page opens', async () => {
  await answer(asha);
  await shown('Asha');
  cacheProfile(userWith({ first_name: 'Saved', pl_completed: 1 }));
  await vi.waitFor(() =>
    expect(profile.current.detail).toMatchObject({
      firstName: 'Saved',
      completed: { personal: true },
    }),
  );
});

test('never shows or stores another person’s profile', async () => {
  await answer(asha);
  await shown('Asha');
  queryClient.setQueryData(['getSessions'], { data: ['of Asha'] });
  stop();
  await vi.waitFor(() => expect(profile.current.detail).toBeUndefined());
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  stop = watchProfile(other.user_id);
  expect(profile.current.detail).toBeUndefined();
  await answer(other);
  await shown('Binod');
});

const APPLICATION = '0d9a7a52-8c1d-4c39-9d5e-2f6b3c1a7e10';

test('the open application and the referring merchant are saved with the visit', async () => {
  await answer(userWith({ inflight_credit_app_id: APPLICATION, merchant_location_id: 7 }));
  await shown('Asha');
  expect(getClientValue('appId')).toBe(APPLICATION);
  expect(getClientValue('merchantId')).toBe('7');
});

test('what a profile does not name is not kept', async () => {
  await answer(userWith({ inflight_credit_app_id: null, merchant_location_id: null }));
  await shown('Asha');
  expect(getClientValue('appId')).toBeUndefined();
  expect(getClientValue('merchantId')).toBeUndefined();
});
