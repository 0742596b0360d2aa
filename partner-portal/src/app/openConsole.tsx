import {
  Console,
  type ConsoleSetup,
  createQueryClient,
  createConsoleStore,
  createAuthProvider,
  createDataProvider,
  createI18nProvider,
  preloadPage,
  type SearchedRecords,
} from '@marketplace/shared/admin';
import { getSession } from '@marketplace/shared/api';
import { getBrand } from '@marketplace/shared/branding';
import { canPartnersUse, type PartnerRole } from '@marketplace/shared/resources';
import { getClientValue, logout, signInPath } from '@marketplace/shared/session';
import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import type { RaRecord } from 'react-admin';
import { NoticeButton } from '../notices';
import { Dashboard } from '../resources/dashboard/Dashboard';
import { checkToken } from './checkToken';
import { buildCheckKey, TokenCheck } from './TokenCheck';
import { client, leavePortal, preferences, setExit } from './signInGate';
import { MasqueradeBanner } from './MasqueradeBanner';
import { ownTexts } from './ownTexts';
import { pages, resources } from './resources';

/** Finds records by the name of a person or shop, and opens their list at it. */
const buildNameSearch = (resource: string, label: string, field: string): SearchedRecords => {
  const getTitle = (record: RaRecord) => String(record[field] ?? record.id);
  return {
    resource,
    label,
    title: getTitle,
    to: (record) =>
      `/${resource}?${new URLSearchParams({ filter: JSON.stringify({ q: getTitle(record) }) })}`,
  };
};

/** Records that the command palette finds. */
const searched: readonly SearchedRecords[] = [
  buildNameSearch('leads', 'portal.leads', 'customer_name'),
  buildNameSearch('applications', 'portal.applications', 'customer_name'),
];

const isActing = () => getClientValue('masquerade') === true;

/** Whether an admin acts as the partner read-only. The server then refuses every write. */
const isReadOnlyMasquerade = () => isActing() && getClientValue('masqueradeWrite') !== true;

/** Returns the role of the partner's user; null in a masquerade, and if the server does not answer. */
const readPartnerRole = (queryClient: QueryClient): Promise<PartnerRole | null> =>
  queryClient.query(client.query(getSession)).then(
    ({ data }) => data.partner_role,
    () => null,
  );

function endSession(reason: 'asked' | 'idle', to: string, ended?: boolean): Promise<void> {
  setExit(to);
  return logout({ area: 'partner', client, reason, ended, reload: () => leavePortal(to) });
}

function buildSetup(partner: string, role: PartnerRole | null): Omit<ConsoleSetup, 'brand'> {
  return {
    area: 'partner',
    preferences,
    resources,
    pages,
    searched,
    home: () => '/',
    banner: (
      <>
        <TokenCheck />
        {isActing() && (
          <MasqueradeBanner
            partner={partner}
            canWrite={!isReadOnlyMasquerade()}
            onExit={() => endSession('asked', '/admin/merchant-management')}
          />
        )}
      </>
    ),
    tools: <NoticeButton />,
    logout: (reason, ended) => endSession(reason, signInPath('partner'), ended),
    isMasquerade: isActing(),
    isReadOnly: isReadOnlyMasquerade() || role === 'viewer',
    isOwner: role === 'owner',
  };
}

/** Loads the portal in the signed-in partner's brand and the preferred language. */
export async function openConsole(): Promise<ComponentType> {
  const queryClient = createQueryClient();
  const path = window.location.pathname.replace(/^\/partner(?=\/|$)/, '') || '/';
  const [partner, i18nProvider, role] = await Promise.all([
    checkToken(client, leavePortal),
    createI18nProvider(preferences, ownTexts),
    readPartnerRole(queryClient),
    preloadPage(path, { resources, pages }),
  ]);
  // The browser is about to leave the page: never resolve, so that the page stays as it is until then.
  if (!partner) return new Promise(() => undefined);
  // The first path needs no second check.
  queryClient.setQueryData(buildCheckKey(path), partner);
  const store = createConsoleStore('partner');
  store.setItem('locale', preferences.get('language'));
  const initialBrand = getBrand(partner.name, partner.brand);
  const setup = buildSetup(initialBrand.name, role);
  const authProvider = createAuthProvider({
    area: 'partner',
    client,
    queryClient,
    canAccess: (resource, action) => {
      const isRead = ['list', 'show', 'export'].includes(action);
      // A page of the portal may have the name of a resource that only admins read, as the FAQs have.
      const isOwn = pages.some(({ path: own }) => own === `/${resource}`);
      const isAllowed = isOwn || canPartnersUse(resource, isRead ? 'read' : 'write');
      return isAllowed && (isRead || !setup.isReadOnly);
    },
  });
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
