import { setLanguage } from '@marketplace/shared/api';
import type { Language } from '@marketplace/shared/i18n';
import { api } from './api';
import { session } from './session';

const ids: Record<Language, number> = { en: 1, hi: 2 };

/** Notes the language with the profile; the page is already in it, so a failure is only logged. */
export async function tellLanguage(language: Language): Promise<void> {
  if (!session.signedIn || !session.userId) return;
  try {
    await api.call(setLanguage, { body: { uid: session.userId, language: ids[language] } });
  } catch (error) {
    console.warn('The language could not be saved', error instanceof Error ? error.name : '');
  }
}
