import { kitTexts } from '@marketplace/shared/admin/signIn';
import { LENDERS_PATH } from '@marketplace/shared/api';
import { mayVisit, readRole } from '@marketplace/shared/session';
import { client, preferences } from './signInGate';
import { ownTexts } from './ownTexts';

/** Start pages that are fetched along with the console, the longest of them with what it shows. */
const pages: Readonly<Record<string, () => Promise<unknown>>> = {
  '/admin/dashboard': () => import('../resources/dashboard/Dashboard'),
  '/admin/lenders': () => {
    client.ahead(LENDERS_PATH);
    return import('../resources/lenders/LenderList');
  },
};

/** Texts and the page that was asked for, while the console's code is on its way; a failure is met where they are needed. */
function fetchBesides(): Promise<unknown> {
  const language = preferences.get('language');
  return Promise.allSettled([
    kitTexts[language](),
    ownTexts[language](),
    // A page that the role may not see leads elsewhere, and its calls would be refused.
    mayVisit(readRole(), window.location.pathname)
      ? pages[window.location.pathname]?.()
      : undefined,
  ]);
}

/** Fetches the console's files; the browser does so once, and again only after a failure. */
export const prefetch = () => Promise.all([import('./openConsole'), fetchBesides()]);

export async function loadConsole() {
  const besides = fetchBesides();
  const { openConsole } = await import('./openConsole');
  await besides;
  return openConsole();
}
