const STORAGE_KEY = 'last-synced-language';

/** The language that this device and an account agreed on last, with the server's id of it. */
export interface SyncedLanguage {
  language: string;
  id: number;
}

/**
 * The last language that this device and the account agreed on; `undefined` if there is none, or if
 * another account has synced since.
 */
export function readLastSyncedLanguage(userId: string): SyncedLanguage | undefined {
  try {
    const [user, language = '', id] = (window.localStorage.getItem(STORAGE_KEY) ?? '').split(' ');
    return user === userId ? { language, id: Number(id) } : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the language that account and device agree on. */
export function saveLastSyncedLanguage(userId: string, { language, id }: SyncedLanguage): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, `${userId} ${language} ${id}`);
  } catch {
    // Without storage the next page load syncs again.
  }
}

/** Deletes the synced language, so that the next account to sign in takes over this device's language. */
export function clearLastSyncedLanguage(): void {
  try {
    window.localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage there is nothing to delete.
  }
}
