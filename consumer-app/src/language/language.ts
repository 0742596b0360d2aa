import type { Language } from '@marketplace/shared/i18n';
import { keepLanguage } from '@marketplace/shared/session';
import { useTranslation } from 'react-i18next';
import { changeLanguage, currentLanguage, loadSharedTexts } from './i18n';

const storageKey = 'language';

function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'hi';
}

/** What the person chose on this device, if they did. */
export function getStoredLanguage(): Language | undefined {
  try {
    const stored = window.localStorage.getItem(storageKey);
    return isLanguage(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Shows the page in a language, once its texts are there; without them it stays as it is. */
export async function showLanguage(language: Language): Promise<void> {
  if (language === 'hi' && typeof document !== 'undefined') {
    void import('./devanagari').then((font) => font.loadHindiFont());
  }
  // Without them the page still has its own texts.
  await loadSharedTexts().catch(() => undefined);
  const shown = await changeLanguage(language);
  if (shown && typeof document !== 'undefined') document.documentElement.lang = language;
}

/** Remembers a language on this device; the cookie is for the server, which draws the next page in it. */
export function storeLanguage(language: Language): void {
  keepLanguage(language);
  try {
    window.localStorage.setItem(storageKey, language);
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}

let choice: Language | undefined;

/** The person's choice: shown, remembered on this device, and told to the server when signed in. */
export async function chooseLanguage(language: Language): Promise<void> {
  choice = language;
  storeLanguage(language);
  await showLanguage(language);
  if (choice !== language) return;
  await (await import('./syncLanguage')).syncChosenLanguage(language);
}

/** The language that is shown. */
export function useLanguage(): Language {
  useTranslation('shell');
  return currentLanguage();
}
