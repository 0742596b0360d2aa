const storageKey = 'language-told';

/** What this device and an account agreed on last: the language, and the server's id of it. */
export interface SyncedLanguage {
  language: string;
  id: number;
}

/** What was agreed on with this account last; absent where nothing was, or with another one since. */
export function readLastSyncedLanguage(userId: string): SyncedLanguage | undefined {
  try {
    const [user, language = '', id] = (window.localStorage.getItem(storageKey) ?? '').split(' ');
    return user === userId ? { language, id: Number(id) } : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers what account and device agree on. */
export function saveLastSyncedLanguage(userId: string, { language, id }: SyncedLanguage): void {
  try {
    window.localStorage.setItem(storageKey, `${userId} ${language} ${id}`);
  } catch {
    // A browser that keeps nothing tells the account again next time.
  }
}

/** Nothing counts as agreed on: the next to sign in here tells their account what this device is in. */
export function clearLastSyncedLanguage(): void {
  try {
    window.localStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}
