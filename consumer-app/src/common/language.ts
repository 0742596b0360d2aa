import type { Language } from '@marketplace/shared/i18n';
import { useTranslation } from 'react-i18next';
import { changeLanguage, currentLanguage, loadSharedTexts } from './i18n';

const storageKey = 'language';

function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'hi';
}

/** What the person chose on this device, if they did. */
export function chosenLanguage(): Language | undefined {
  try {
    const stored = window.localStorage.getItem(storageKey);
    return isLanguage(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Shows the page in a language, once its texts are there; without them it stays as it is. */
export async function showLanguage(language: Language): Promise<void> {
  if (language === 'hi') {
    void import('./devanagari').then((font) => font.loadHindiFont());
  }
  // Without them the page still has its own texts.
  await loadSharedTexts().catch(() => undefined);
  if (await changeLanguage(language)) document.documentElement.lang = language;
}

/** Remembers a language on this device. */
export function rememberLanguage(language: Language): void {
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
  rememberLanguage(language);
  await showLanguage(language);
  if (choice !== language) return;
  await (await import('./tellLanguage')).tellLanguage(language);
}

/** The language that is shown. */
export function useLanguage(): Language {
  useTranslation('shell');
  return currentLanguage();
}
