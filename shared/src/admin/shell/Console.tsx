import type { QueryClient } from '@tanstack/react-query';
import {
  type AuthProvider,
  CoreAdminContext,
  CoreAdminUI,
  CustomRoutes,
  type DashboardComponent,
  type DataProvider,
  type I18nProvider,
  Resource,
  type Store,
} from 'react-admin';
import { lazy } from 'react';
import { Route } from 'react-router-dom';
import type { Client } from '../../api';
import { ConfirmProvider, ErrorPage, Spinner, ToastHost } from '../../ui';
import { ClientProvider } from '../data/ClientContext';
import { ConsoleThemeProvider } from '../theme/ConsoleThemeProvider';
import { NotifyBridge } from '../toasts/NotifyBridge';
import { ConsoleContext, type ConsoleSetup } from './consoleContext';
import { ConsoleLayout } from './ConsoleLayout';
import { LanguageBridge } from './LanguageBridge';
import { ShellNotFound } from './ShellNotFound';
import { RedirectToSignIn } from './RedirectToSignIn';

export interface ConsoleProps {
  setup: ConsoleSetup;
  client: Client;
  authProvider: AuthProvider;
  dataProvider: DataProvider;
  i18nProvider: I18nProvider;
  store: Store;
  queryClient: QueryClient;
  /** Page at the console's own path. */
  start: DashboardComponent;
}

const PasswordPage = lazy(() =>
  import('../account/PasswordPage').then((m) => ({ default: m.PasswordPage })),
);
const SessionsPage = lazy(() =>
  import('../account/SessionsPage').then((m) => ({ default: m.SessionsPage })),
);

const Loading = () => <Spinner page />;
const Broken = () => <ErrorPage />;

/** A console: react-admin without its looks, in the shell, for one area. Stands inside a router. */
export function Console(props: ConsoleProps) {
  const { setup, client, authProvider, dataProvider, i18nProvider, store, queryClient } = props;
  return (
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      store={store}
      queryClient={queryClient}
    >
      <LanguageBridge>
        <ConsoleThemeProvider brand={setup.brand} preferences={setup.preferences}>
          <ClientProvider client={client}>
            <ConsoleContext value={setup}>
              <ConfirmProvider>
                <CoreAdminUI
                  layout={ConsoleLayout}
                  dashboard={props.start}
                  catchAll={ShellNotFound}
                  loading={Loading}
                  error={Broken}
                  loginPage={RedirectToSignIn}
                  title={setup.brand.name}
                  requireAuth
                  disableTelemetry
                >
                  {setup.resources.map(({ name, list, create, edit, show, ...rest }) => (
                    <Resource
                      key={name}
                      name={name}
                      list={list}
                      create={create}
                      edit={edit}
                      show={show}
                      recordRepresentation={rest.recordRepresentation}
                      options={{ label: rest.label }}
                    />
                  ))}
                  <CustomRoutes>
                    {!setup.isMasquerade && (
                      <>
                        <Route path="/account/password" element={<PasswordPage />} />
                        <Route path="/account/sessions" element={<SessionsPage />} />
                      </>
                    )}
                    {setup.pages
                      .filter(({ path }) => path !== '/')
                      .map(({ path, page: Page }) => (
                        <Route key={path} path={path} element={<Page />} />
                      ))}
                  </CustomRoutes>
                </CoreAdminUI>
                <NotifyBridge />
                <ToastHost />
              </ConfirmProvider>
            </ConsoleContext>
          </ClientProvider>
        </ConsoleThemeProvider>
      </LanguageBridge>
    </CoreAdminContext>
  );
}
