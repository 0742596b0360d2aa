import type { Language } from '@marketplace/shared/i18n';
import { keepLanguage } from '@marketplace/shared/session';
import { changeLanguage, useShell } from '../i18n';

const STORAGE_KEY = 'language';

function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'hi';
}

/** The language that the person chose on this device, if any. */
export function getStoredLanguage(): Language | undefined {
  try {
    const stored = window.localStorage.getItem(STORAGE_KEY);
    return isLanguage(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Shows the page in a language after loading its texts; keeps the current language if they cannot
 * be loaded.
 */
export async function showLanguage(language: Language): Promise<void> {
  const shown = await changeLanguage(language);
  if (shown && typeof document !== 'undefined') document.documentElement.lang = language;
}

/** Stores a language on this device. The server renders the next page in the language of the cookie. */
export function storeLanguage(language: Language): void {
  keepLanguage(language);
  try {
    window.localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Without storage the choice lasts for this page only.
  }
}

let latestChoice: Language | undefined;

/**
 * Applies the person's choice: shows it, stores it on this device, and saves it to the account of a
 * signed-in person.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  latestChoice = language;
  storeLanguage(language);
  await showLanguage(language);
  if (latestChoice !== language) return;
  await (await import('./syncLanguage')).syncChosenLanguage(language);
}

/** The current language; the component renders again when it changes. */
export const useLanguage = (): Language => useShell().language;
