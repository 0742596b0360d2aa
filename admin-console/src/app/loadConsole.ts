import { kitTexts } from '@marketplace/shared/admin/signIn';
import { LENDERS_PATH } from '@marketplace/shared/api';
import { type AdminRole, readRole } from '@marketplace/shared/session';
import { client, preferences } from './signInGate';
import { ownTexts } from './ownTexts';

/** A page that the browser fetches along with the console, with the data that it shows. */
interface StartPage {
  roles: readonly AdminRole[];
  load: () => Promise<unknown>;
}

/**
 * The start pages by path. The roles are those of `adminRoutes`, as a test checks; that module brings the
 * declarations of all resources, which are too much for the first script.
 */
export const startPages: Readonly<Record<string, StartPage>> = {
  '/admin/dashboard': {
    roles: [1, 2],
    load: () => import('../resources/dashboard/Dashboard'),
  },
  '/admin/lenders': {
    roles: [1],
    load: () => {
      client.ahead(LENDERS_PATH);
      return import('../resources/lenders/LenderList');
    },
  },
};

/**
 * Fetches the texts and the requested page while the console's code loads. The page itself reports
 * a failure.
 */
function prefetchStartPage(): Promise<unknown> {
  const language = preferences.get('language');
  const page = startPages[window.location.pathname];
  return Promise.allSettled([
    kitTexts[language](),
    ownTexts[language](),
    // The console redirects a role from a page that it may not see, and the server would refuse the page's calls.
    page?.roles.some((role) => role === readRole()) ? page.load() : undefined,
  ]);
}

/** Fetches the console's files; the browser does so once, and again only after a failure. */
export const prefetch = () => Promise.all([import('./openConsole'), prefetchStartPage()]);

export async function loadConsole() {
  const besides = prefetchStartPage();
  const { openConsole } = await import('./openConsole');
  await besides;
  return openConsole();
}
