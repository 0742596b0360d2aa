import CssBaseline from '@mui/material/CssBaseline';
import type { QueryClient } from '@tanstack/react-query';
import {
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import {
  AdminContext,
  type AuthProvider,
  CoreAdminUI,
  CustomRoutes,
  type DashboardComponent,
  type DataProvider,
  type I18nProvider,
  type RaThemeOptions,
  type RaRecord,
  Resource,
  type Store,
  useTranslate,
  useLocale,
} from 'react-admin';
import { Route, Navigate, Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import type { Client } from '../../api';
import type { Brand } from '../../branding';
import { ErrorPage, Spinner, ToastHost, TranslateProvider, useMediaQuery } from '../../ui';
import { applyBrand, applyColourMode } from '../auth/applyBrand';
import { ConfirmProvider } from '../feedback/confirm/ConfirmProvider';
import { ClientProvider } from '../context/ClientContext';
import { getRecordName } from '../data/recordName';
import { PopupLandmark } from './theme/PopupLandmark';
import { buildConsoleTheme } from './theme/consoleTheme';
import { NotifyBridge } from '../feedback/NotifyBridge';
import { type PreferenceStore, usePreference } from '../preferences/preferences';
import { ConsoleContext, type ConsoleSetup, useConsole } from '../context/consoleContext';
import { ConsoleLayout } from './layout/ConsoleLayout';
import { isSecondFactorDue, readToken, signInPath } from '../../session';
import { PageHeader } from '../resource/page/PageHeader';
import { LANGUAGES, type Language } from '../../i18n';
import { LanguageContext } from '../i18n/useLanguage';

/**
 * Builds react-admin's theme from the brand and the chosen mode. It also sets the mode for the parts of the page
 * outside of MUI.
 */
function useConsoleTheme(brand: Brand, preferences: PreferenceStore): RaThemeOptions {
  const [chosen] = usePreference(preferences, 'mode');
  const darkDevice = useMediaQuery('(prefers-color-scheme: dark)');
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const mode = chosen === 'system' ? (darkDevice ? 'dark' : 'light') : chosen;
  useLayoutEffect(() => applyBrand(brand), [brand]);
  useLayoutEffect(() => applyColourMode(chosen), [chosen]);
  return useMemo(() => buildConsoleTheme(brand, mode, reducedMotion), [brand, mode, reducedMotion]);
}

/** Returns the language of react-admin's locale; English for an unknown one. */
const toLanguage = (locale: string): Language =>
  LANGUAGES.find((language) => language === locale) ?? 'en';

/** Gives react-admin's translations to the shared components, and sets the page's `lang`. */
function LanguageBridge({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const locale = useLocale();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <LanguageContext value={toLanguage(locale)}>
      <TranslateProvider translate={translate}>
        <PopupLandmark>{children}</PopupLandmark>
      </TranslateProvider>
    </LanguageContext>
  );
}

/** The page for an unknown address, within the console's layout. */
function ShellNotFound() {
  const translate = useTranslate();
  const { home } = useConsole();
  return (
    <>
      <PageHeader title={translate('ui.not_found.title')}>
        {translate('ui.not_found.text')}
      </PageHeader>
      <Button component={Link} to={home()} variant="contained" size="large">
        {translate('ui.not_found.home')}
      </Button>
    </>
  );
}

/** The sign-in route of the console: sends a signed-in person to the start page, others to the sign-in page. */
function RedirectToSignIn() {
  const { area, home } = useConsole();
  const signedIn = readToken(area) !== undefined;
  useEffect(() => {
    if (!signedIn) window.location.replace(signInPath(area));
  }, [area, signedIn]);
  return signedIn ? <Navigate to={home()} replace /> : <Spinner page />;
}

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
  import('../features/account/PasswordPage').then((m) => ({ default: m.PasswordPage })),
);
const SecondFactorSettings = lazy(() =>
  import('../features/account/OwnSecondFactor').then((m) => ({ default: m.SecondFactorSettings })),
);
const SecondFactorDue = lazy(() =>
  import('./SecondFactorDue').then((m) => ({ default: m.SecondFactorDue })),
);
const SessionsPage = lazy(() =>
  import('../features/account/SessionsPage').then((m) => ({ default: m.SessionsPage })),
);

const LoadingPage = () => <Spinner page />;
const ErrorFallback = () => <ErrorPage />;
const Notifications = () => (
  <>
    <NotifyBridge />
    <ToastHost place="top" />
  </>
);

/**
 * A console: react-admin under our theme and layout, for one area. Stands inside a router. `CoreAdminUI` in place
 * of `AdminUI` keeps 45 KB (gzip) of a sign-in page, a layout and notifications that are never shown out of the
 * first load of a list, whose time has a budget.
 */
export function Console({ setup, client, start, ...providers }: ConsoleProps) {
  const theme = useConsoleTheme(setup.brand, setup.preferences);
  const { i18nProvider } = providers;
  const buildRecordNamer =
    (title = 'id') =>
    (record: RaRecord) =>
      getRecordName(record, title, toLanguage(i18nProvider.getLocale()));
  const [isDue, setIsDue] = useState(() => isSecondFactorDue(setup.area));
  return (
    <AdminContext {...providers} theme={theme} darkTheme={null}>
      <LanguageBridge>
        <ClientProvider client={client}>
          <ConsoleContext value={setup}>
            <ConfirmProvider>
              <CssBaseline />
              {isDue ? (
                <Suspense fallback={<Spinner page />}>
                  <SecondFactorDue onSet={() => setIsDue(false)} />
                </Suspense>
              ) : (
                <CoreAdminUI
                  layout={ConsoleLayout}
                  dashboard={start}
                  catchAll={ShellNotFound}
                  loading={LoadingPage}
                  error={ErrorFallback}
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
                      recordRepresentation={buildRecordNamer(rest.recordRepresentation)}
                      options={{ label: rest.label }}
                    />
                  ))}
                  <CustomRoutes>
                    {!setup.isMasquerade && (
                      <>
                        <Route path="/account/password" element={<PasswordPage />} />
                        <Route path="/account/sessions" element={<SessionsPage />} />
                        <Route path="/account/second-factor" element={<SecondFactorSettings />} />
                      </>
                    )}
                    {setup.pages
                      .filter(({ path }) => path !== '/')
                      .map(({ path, page: Page }) => (
                        <Route key={path} path={path} element={<Page />} />
                      ))}
                  </CustomRoutes>
                </CoreAdminUI>
              )}
              <Notifications />
            </ConfirmProvider>
          </ConsoleContext>
        </ClientProvider>
      </LanguageBridge>
    </AdminContext>
  );
}
