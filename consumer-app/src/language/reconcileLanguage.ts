import { getCurrentLanguage } from '../i18n';
import { getStoredLanguage, storeLanguage, showLanguage } from './language';
import { loadLanguageIds } from './serverLanguages';
import { hasChosenLanguage, saveAccountLanguage } from './syncLanguage';
import { saveLastSyncedLanguage, readLastSyncedLanguage } from '../session';

/**
 * Brings account and device to the same language. A choice on this device that was never synced
 * goes to the account; otherwise the account's language, which another device may have set, comes
 * to this device. Makes no request if neither has changed since the last sync. Only logs a failure;
 * the page then keeps its language.
 */
export async function reconcileLanguage(userId: string, languageId: number): Promise<void> {
  const chosen = getStoredLanguage();
  const synced = readLastSyncedLanguage(userId);
  if (chosen && synced?.language !== chosen) return saveAccountLanguage(userId, chosen);
  if (synced?.id === languageId && synced.language === getCurrentLanguage()) return;
  try {
    const ids = await loadLanguageIds();
    const known = [...ids].find(([, id]) => id === languageId)?.[0];
    if (!known || hasChosenLanguage()) return;
    saveLastSyncedLanguage(userId, { language: known, id: languageId });
    if (known === getCurrentLanguage()) return;
    storeLanguage(known);
    await showLanguage(known);
  } catch (error) {
    console.warn('The languages could not be loaded', error instanceof Error ? error.name : '');
  }
}
