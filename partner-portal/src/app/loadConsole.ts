import { kitTexts } from '@marketplace/shared/admin/signIn';
import { preferences } from './signInGate';
import { ownTexts } from './ownTexts';

/** Loads the texts in parallel with the console's code. Ignores a failure, because the console loads them again. */
function loadTexts(): Promise<unknown> {
  const language = preferences.get('language');
  return Promise.allSettled([kitTexts[language](), ownTexts[language]()]);
}

/** Loads the console's files. The browser loads them once, and again only after a failure. */
export const prefetch = () => Promise.all([import('./openConsole'), loadTexts()]);

export async function loadConsole() {
  const texts = loadTexts();
  const { openConsole } = await import('./openConsole');
  await texts;
  return openConsole();
}
