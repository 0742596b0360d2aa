import {
  Console,
  type ConsoleSetup,
  createAuthProvider,
  createDataProvider,
  createI18nProvider,
  createQueryClient,
  createConsoleStore,
  NoPages,
  preloadPage,
  useConsole,
} from '@marketplace/shared/admin';
import { DEFAULT_BRAND } from '@marketplace/shared/branding';
import { canUse } from '@marketplace/shared/resources';
import { type AdminRole, logout, readRole, signInPath } from '@marketplace/shared/session';
import { getAdminHome, findAdminRoute, canVisit } from '@marketplace/shared/session/adminRoutes';
import type { ComponentType } from 'react';
import { RouterProvider, createBrowserRouter, Navigate } from 'react-router-dom';
import { client, preferences } from './signInGate';
import { ownTexts } from './ownTexts';
import { created, searched } from './palette';
import { pages, resources } from './resources';

const menuPaths = [
  ...pages.map(({ path }) => path),
  ...resources.flatMap(({ name, list }) => (list ? [`/${name}`] : [])),
];

/**
 * Returns the path below /admin from which a role starts: its home if this console has that page,
 * else the first page of the menu that the role may see, else the start page.
 */
function getHomePath(role: AdminRole | undefined): string {
  if (role === undefined) return '/';
  const wanted = getAdminHome(role).replace(/^\/admin/, '');
  if (menuPaths.includes(wanted)) return wanted;
  const isAllowed = (path: string) =>
    findAdminRoute(`/admin${path}`) !== undefined && canVisit(role, `/admin${path}`);
  return menuPaths.find(isAllowed) ?? '/';
}

/** Redirects /admin to the page from which the role starts. */
function Start() {
  const to = useConsole().home();
  return to === '/' ? <NoPages /> : <Navigate to={to} replace />;
}

/**
 * Returns whether the role may open the page of that name below /admin, and use the resource of
 * that name.
 */
const canAccess = (resource: string, action: string) =>
  canVisit(readRole(), `/admin/${resource}`) &&
  canUse(readRole(), resource, ['list', 'show', 'export'].includes(action) ? 'read' : 'write');

const setup: ConsoleSetup = {
  area: 'admin',
  brand: DEFAULT_BRAND,
  preferences,
  resources,
  pages,
  searched,
  created,
  home: () => getHomePath(readRole()),
  logout: (reason, ended) =>
    logout({
      area: 'admin',
      client,
      reason,
      ended,
      reload: () => window.location.assign(signInPath('admin')),
    }),
};

/** Loads the texts of the preferred language and returns the console. */
export async function openConsole(): Promise<ComponentType> {
  const role = readRole();
  const path = window.location.pathname;
  // A role is redirected from a page that it may not see.
  const opened =
    path !== '/admin' && canVisit(role, path) ? path.replace(/^\/admin/, '') : getHomePath(role);
  const [i18nProvider] = await Promise.all([
    createI18nProvider(preferences, ownTexts),
    preloadPage(opened, setup),
  ]);
  const queryClient = createQueryClient();
  const store = createConsoleStore('admin');
  store.setItem('locale', preferences.get('language'));
  const console = (
    <Console
      setup={setup}
      client={client}
      authProvider={createAuthProvider({ area: 'admin', client, queryClient, canAccess })}
      dataProvider={createDataProvider(client, queryClient)}
      i18nProvider={i18nProvider}
      store={store}
      queryClient={queryClient}
      start={Start}
    />
  );
  const router = createBrowserRouter([{ path: '*', element: console }], { basename: '/admin' });
  return () => <RouterProvider router={router} />;
}
