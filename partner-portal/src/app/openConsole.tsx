import {
  Console,
  type ConsoleSetup,
  createQueryClient,
  createConsoleStore,
  createAuthProvider,
  createDataProvider,
  createI18nProvider,
} from '@marketplace/shared/admin';
import { brandFor } from '@marketplace/shared/branding';
import { getClientValue, logout, signInPath } from '@marketplace/shared/session';
import { type ComponentType, useState } from 'react';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { Dashboard } from '../resources/dashboard/Dashboard';
import { checkToken } from './checkToken';
import { client, preferences } from './signInGate';
import { MasqueradeBanner } from './MasqueradeBanner';
import { ownTexts } from './ownTexts';
import { searched } from './palette';
import { pages, resources } from './resources';

const isActing = () => getClientValue('masquerade') === true;

/** Whether an admin looks in as the partner. The server refuses every write then. */
const isReadOnly = () => isActing() && getClientValue('masqueradeWrite') !== true;

const authProvider = createAuthProvider({
  area: 'partner',
  client,
  canAccess: (_resource, action) => !isReadOnly() || action === 'list' || action === 'show',
});

const endSession = (reason: 'asked' | 'idle', to: string, ended?: boolean) =>
  logout({ area: 'partner', client, reason, ended, reload: () => window.location.assign(to) });

function setupFor(partner: string): Omit<ConsoleSetup, 'brand'> {
  // `openConsole` has already checked the token for the first path.
  let checked = window.location.pathname.replace(/^\/partner(?=\/|$)/, '') || '/';
  return {
    area: 'partner',
    preferences,
    resources,
    pages,
    searched,
    home: () => '/',
    onVisit: (path) => {
      if (path === checked) return;
      checked = path;
      void checkToken(client);
    },
    banner: isActing() ? (
      <MasqueradeBanner
        partner={partner}
        canWrite={!isReadOnly()}
        onExit={() => endSession('asked', '/admin/merchant-management')}
      />
    ) : undefined,
    logout: (reason, ended) => endSession(reason, signInPath('partner'), ended),
    isMasquerade: isActing(),
    isReadOnly: isReadOnly(),
  };
}

/** Loads the portal in the signed-in partner's brand and the preferred language. */
export async function openConsole(): Promise<ComponentType> {
  const partner = await checkToken(client);
  // The browser is leaving the page: never resolve, so that the page stays as it is until then.
  if (!partner) return new Promise(() => undefined);
  const i18nProvider = await createI18nProvider(preferences, ownTexts);
  const queryClient = createQueryClient();
  const store = createConsoleStore('partner');
  store.setItem('locale', preferences.get('language'));
  const initialBrand = brandFor(partner.name, partner.brand);
  const setup = setupFor(initialBrand.name);
  const dataProvider = createDataProvider(client, queryClient);
  // The brand studio changes the brand of the open portal.
  const Portal = () => {
    const [brand, showBrand] = useState(initialBrand);
    return (
      <Console
        setup={{ ...setup, brand, showBrand }}
        client={client}
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        store={store}
        queryClient={queryClient}
        start={Dashboard}
      />
    );
  };
  const router = createBrowserRouter([{ path: '*', element: <Portal /> }], {
    basename: '/partner',
  });
  return () => <RouterProvider router={router} />;
}
