import { currentLanguage } from './i18n';
import { chosenLanguage, rememberLanguage, showLanguage } from './language';
import { languageIds } from './serverLanguages';
import { chosenSinceStart, noteLanguage, rememberTold, wasTold } from './tellLanguage';

/**
 * Brings account and device to one language. What was chosen on this device and never told is noted
 * with the account; otherwise the account's language, which another device may have set, is shown.
 * A failure is only logged: the page stays in the language it is in.
 */
export async function agreeOnLanguage(userId: string, languageId: number): Promise<void> {
  const chosen = chosenLanguage();
  if (chosen && !wasTold(userId, chosen)) return noteLanguage(userId, chosen);
  try {
    const ids = await languageIds();
    const known = [...ids].find(([, id]) => id === languageId)?.[0];
    if (!known || known === currentLanguage() || chosenSinceStart()) return;
    rememberLanguage(known);
    rememberTold(userId, known);
    await showLanguage(known);
  } catch (error) {
    console.warn('The languages could not be loaded', error instanceof Error ? error.name : '');
  }
}
