import type { ComponentType } from 'react';
import { kitTexts, type TextLoaders } from '../i18n/kitTexts';
import type { PreferenceStore } from '../preferences/preferences';

export interface ConsoleLoaderOptions {
  preferences: PreferenceStore;
  /** The console's own texts. */
  texts: TextLoaders;
  /** Imports the module that opens the console. */
  load: () => Promise<{ openConsole: () => Promise<ComponentType> }>;
}

/**
 * Returns the functions that load a console's files: `prefetch` while a person signs in, and `loadConsole`, which
 * opens it. The browser loads the files once, and again only after a failure.
 */
export function createConsoleLoader({ preferences, texts, load }: ConsoleLoaderOptions) {
  /** Loads the texts in parallel with the code. Ignores a failure, because the console loads them again. */
  const loadTexts = (): Promise<unknown> => {
    const language = preferences.get('language');
    return Promise.allSettled([kitTexts[language](), texts[language]()]);
  };
  return {
    prefetch: (): Promise<unknown> => Promise.all([load(), loadTexts()]),
    loadConsole: async (): Promise<ComponentType> => {
      const loading = loadTexts();
      const { openConsole } = await load();
      await loading;
      return openConsole();
    },
  };
}
