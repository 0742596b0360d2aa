import { currentLanguage } from './i18n';
import { chosenLanguage, rememberLanguage, showLanguage } from './language';
import { languageIds } from './serverLanguages';
import { chosenSinceStart, noteLanguage } from './tellLanguage';
import { rememberTold, toldTo } from './told';

/**
 * Brings account and device to one language. What was chosen on this device and never told is noted
 * with the account; otherwise the account's language, which another device may have set, is shown.
 * Where nothing has changed since they last agreed, nothing is asked. A failure is only logged: the
 * page stays in the language it is in.
 */
export async function agreeOnLanguage(userId: string, languageId: number): Promise<void> {
  const chosen = chosenLanguage();
  const told = toldTo(userId);
  if (chosen && told?.language !== chosen) return noteLanguage(userId, chosen);
  if (told?.id === languageId && told.language === currentLanguage()) return;
  try {
    const ids = await languageIds();
    const known = [...ids].find(([, id]) => id === languageId)?.[0];
    if (!known || chosenSinceStart()) return;
    rememberTold(userId, { language: known, id: languageId });
    if (known === currentLanguage()) return;
    rememberLanguage(known);
    await showLanguage(known);
  } catch (error) {
    console.warn('The languages could not be loaded', error instanceof Error ? error.name : '');
  }
}
