import { getDeviceToday } from '@marketplace/shared/format';
import { getBrowserStorage, deleteUserDrafts, purgeDrafts } from '@marketplace/shared/session';
import { clearLastSyncedLanguage, readLastSyncedLanguage } from './lastSyncedLanguage';

const PREFIX = 'erasure:';

/**
 * Stores the day (YYYY-MM-DD, India) on which the server erases an account, so that this device can
 * delete its own copy after it; the server does not notify devices. `undefined` deletes the stored
 * day, when the request is withdrawn or nothing is left to delete.
 */
export function recordErasureDay(userId: string, dueOn: string | undefined): void {
  try {
    if (dueOn === undefined) getBrowserStorage()?.removeItem(PREFIX + userId);
    else getBrowserStorage()?.setItem(PREFIX + userId, dueOn);
  } catch {
    // With a full storage the drafts stay until they expire.
  }
}

/** Deletes the drafts and the synced language of accounts whose erasure day has passed. */
export function clearErasedAccounts(): void {
  const store = getBrowserStorage();
  if (!store) return;
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
  for (const key of keys.filter((found) => found.startsWith(PREFIX))) {
    const dueOn = store.getItem(key) ?? '';
    if (dueOn >= getDeviceToday()) continue;
    const userId = key.slice(PREFIX.length);
    deleteUserDrafts('consumer', userId);
    if (readLastSyncedLanguage(userId)) clearLastSyncedLanguage();
    store.removeItem(key);
  }
}

/** Deletes expired drafts, and the drafts of accounts that have been erased. */
export function purgeExpired(): void {
  purgeDrafts();
  clearErasedAccounts();
}
