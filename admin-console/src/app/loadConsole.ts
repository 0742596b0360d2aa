import { kitTexts } from '@marketplace/shared/admin/signIn';
import { LENDERS_PATH } from '@marketplace/shared/api';
import { mayVisit, readRole } from '@marketplace/shared/session';
import { client, preferences } from './signInGate';
import { ownTexts } from './ownTexts';

/**
 * Start pages that the browser fetches along with the console; each names the data that it shows.
 */
const pages: Readonly<Record<string, () => Promise<unknown>>> = {
  '/admin/dashboard': () => import('../resources/dashboard/Dashboard'),
  '/admin/lenders': () => {
    client.ahead(LENDERS_PATH);
    return import('../resources/lenders/LenderList');
  },
};

/**
 * Fetches the texts and the requested page while the console's code loads. The page itself reports
 * a failure.
 */
function fetchBesides(): Promise<unknown> {
  const language = preferences.get('language');
  return Promise.allSettled([
    kitTexts[language](),
    ownTexts[language](),
    // The console redirects a role from a page that it may not see, and the server would refuse the
    // page's calls.
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
