import { saveDraft } from '@marketplace/shared/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearErasedAccounts, recordErasureDay } from './pendingErasure';
import { saveLastSyncedLanguage } from './lastSyncedLanguage';

const buildDraft = (user: string) =>
  ({ area: 'consumer', user, form: 'profile', version: 1 }) as const;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z'), toFake: ['Date'] });
  saveDraft(buildDraft('u-1'), { city: 'Laksar' });
  saveDraft(buildDraft('u-2'), { city: 'Pune' });
  saveLastSyncedLanguage('u-1', { language: 'hi', id: 2 });
});
afterEach(() => {
  vi.useRealTimers();
});

const kept = () => Object.keys(localStorage).toSorted();

test('an erased person’s data is deleted from the device after the day, other data is kept', () => {
  recordErasureDay('u-1', '2026-03-08');
  vi.setSystemTime(new Date('2026-03-08T18:29:00Z'));
  clearErasedAccounts();
  expect(kept()).toContain('draft:consumer:u-1:profile');
  vi.setSystemTime(new Date('2026-03-08T18:31:00Z'));
  clearErasedAccounts();
  expect(kept()).toEqual(['draft:consumer:u-2:profile']);
});

test('a withdrawn request keeps everything', () => {
  recordErasureDay('u-1', '2026-03-08');
  recordErasureDay('u-1', undefined);
  vi.setSystemTime(new Date('2026-03-20T10:00:00Z'));
  clearErasedAccounts();
  expect(kept()).toEqual([
    'draft:consumer:u-1:profile',
    'draft:consumer:u-2:profile',
    'last-synced-language',
  ]);
});
