import { kitTexts } from '@marketplace/shared/admin/signIn';
import { preferences } from './signInGate';
import { ownTexts } from './ownTexts';

/** Texts, while the console's code is on its way; a failure is met where they are needed. */
function fetchBesides(): Promise<unknown> {
  const language = preferences.get('language');
  return Promise.allSettled([kitTexts[language](), ownTexts[language]()]);
}

/** Fetches the console's files; the browser does so once, and again only after a failure. */
export const prefetch = () => Promise.all([import('./openConsole'), fetchBesides()]);

export async function loadConsole() {
  const besides = fetchBesides();
  const { openConsole } = await import('./openConsole');
  await besides;
  return openConsole();
}
