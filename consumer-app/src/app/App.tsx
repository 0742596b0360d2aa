import { ToastHost, TranslateProvider, useTranslate } from '@marketplace/shared/ui';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { clearPressed } from '../browser';
import { useShell } from '../i18n';
import { useSession, recordNavigation } from '../session';
import { ScrollRestoration } from '../ui';
import { Journey } from './Journey';
import { Layout } from './layout/Layout';
import { Pages } from './pages/Pages';

const ProfileLoader = lazy(async () => ({
  default: (await import('./ProfileLoader')).ProfileLoader,
}));
const IdleWatch = lazy(async () => ({ default: (await import('./IdleWatch')).IdleWatch }));

const prefetchAfter = (path: string) =>
  import('./pages/prefetch').then((module) => module.prefetchAfter(path)).catch(() => undefined);

/** The app; needs a router around it. */
export function App() {
  const english = useTranslate();
  const { sharedText = english } = useShell();
  const { pathname, key } = useLocation();
  const { signedIn, userId } = useSession();
  useEffect(() => {
    recordNavigation();
    clearPressed();
  }, [key]);
  useEffect(() => {
    const timer = setTimeout(() => void prefetchAfter(pathname), 400);
    return () => clearTimeout(timer);
  }, [pathname]);
  return (
    <TranslateProvider translate={sharedText}>
      <ScrollRestoration />
      <Layout>
        {signedIn && userId && (
          <Suspense fallback={null}>
            <ProfileLoader userId={userId} />
          </Suspense>
        )}
        <Journey>
          <Pages />
        </Journey>
      </Layout>
      <ToastHost />
      {signedIn && (
        <Suspense fallback={null}>
          <IdleWatch />
        </Suspense>
      )}
    </TranslateProvider>
  );
}
