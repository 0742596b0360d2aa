import { createTranslator, type Language, type Translate } from '@marketplace/shared/i18n';
import { proxy, subscribe, useSnapshot } from 'valtio';
import { shellTexts } from './en/shell';

/** The language of the page and the texts around every page. Only `changeLanguage` changes it. */
interface Shell {
  language: Language;
  /** Texts of the header, the footer and the sign-in. */
  text: Translate;
  /** Texts of the shared components; absent in English, which they have themselves. */
  sharedText?: Translate;
}

const shell = proxy<Shell>({ language: 'en', text: createTranslator(shellTexts) });

/** The shell for a component, which renders again when the language changes. */
export const useShell = (): Readonly<Shell> => useSnapshot(shell);

/** Translates the texts of the header, the footer and the sign-in. */
export const useShellTexts = (): Translate => useShell().text;

export const getCurrentLanguage = (): Language => shell.language;

/** Calls back after each change of the language. */
export const onLanguageChange = (callback: () => void): (() => void) => subscribe(shell, callback);

async function loadShellTexts(language: Language) {
  if (language === 'en') return shellTexts;
  // i18next asks for these, too, but only once it has loaded.
  void import('@marketplace/shared/i18n/hi').catch(() => undefined);
  return (await import('./hi/shell')).shellTexts;
}

let requestedLanguage: Language = 'en';

/**
 * Switches the texts to a language. Resolves to false if its texts cannot be loaded, or if somebody
 * requested another language while they were loading.
 */
export async function changeLanguage(language: Language): Promise<boolean> {
  requestedLanguage = language;
  try {
    // i18next comes with the first texts that are not the English ones of this module.
    const [texts, features] = await Promise.all([
      loadShellTexts(language),
      import('./featureTexts'),
    ]);
    if (requestedLanguage !== language) return false;
    await features.changeFeatureLanguage(language);
    if (requestedLanguage !== language) return false;
    // Another function for each language, so that what shows its texts renders again.
    const sharedText: Translate = (...of) => features.sharedText(...of);
    Object.assign(shell, { language, text: createTranslator(texts, language), sharedText });
    return true;
  } catch {
    return false;
  }
}
