import { currentLanguage } from './i18n';
import { getStoredLanguage, storeLanguage, showLanguage } from './language';
import { languageIds } from './serverLanguages';
import { hasChosenLanguage, saveAccountLanguage } from './syncLanguage';
import { saveLastSyncedLanguage, readLastSyncedLanguage } from './lastSyncedLanguage';

/**
 * Brings account and device to one language. What was chosen on this device and never told is noted
 * with the account; otherwise the account's language, which another device may have set, is shown.
 * Where nothing has changed since they last agreed, nothing is asked. A failure is only logged: the
 * page stays in the language it is in.
 */
export async function reconcileLanguage(userId: string, languageId: number): Promise<void> {
  const chosen = getStoredLanguage();
  const told = readLastSyncedLanguage(userId);
  if (chosen && told?.language !== chosen) return saveAccountLanguage(userId, chosen);
  if (told?.id === languageId && told.language === currentLanguage()) return;
  try {
    const ids = await languageIds();
    const known = [...ids].find(([, id]) => id === languageId)?.[0];
    if (!known || hasChosenLanguage()) return;
    saveLastSyncedLanguage(userId, { language: known, id: languageId });
    if (known === currentLanguage()) return;
    storeLanguage(known);
    await showLanguage(known);
  } catch (error) {
    console.warn('The languages could not be loaded', error instanceof Error ? error.name : '');
  }
}
