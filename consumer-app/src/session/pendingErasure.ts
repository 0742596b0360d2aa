import { browserStorage, deleteDraftsOf } from '@marketplace/shared/session';
import { clearLastSyncedLanguage, readLastSyncedLanguage } from '../language/lastSyncedLanguage';

const PREFIX = 'erasure:';
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Notes the day by which an account is erased, so that what this device keeps of it goes too: nobody
 * tells the device when it has happened. Without a day the request is taken back, or nothing is left.
 */
export function recordErasureDay(userId: string, dueOn: string | undefined): void {
  try {
    if (dueOn === undefined) browserStorage()?.removeItem(PREFIX + userId);
    else browserStorage()?.setItem(PREFIX + userId, dueOn);
  } catch {
    // A full storage only means that drafts stay until they are too old.
  }
}

/** Drops what this device keeps of accounts that are erased by now. */
export function clearErasedAccounts(): void {
  const store = browserStorage();
  if (!store) return;
  const names = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
  for (const name of names.filter((found) => found.startsWith(PREFIX))) {
    const over = Date.parse(`${store.getItem(name)}T00:00:00+05:30`) + DAY_MS;
    if (over > Date.now()) continue;
    const userId = name.slice(PREFIX.length);
    deleteDraftsOf('consumer', userId);
    if (readLastSyncedLanguage(userId)) clearLastSyncedLanguage();
    store.removeItem(name);
  }
}
