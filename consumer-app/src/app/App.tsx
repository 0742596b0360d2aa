import { ToastHost, TranslateProvider, useTranslate } from '@marketplace/shared/ui';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { sharedText } from '../language/i18n';
import { useLanguage } from '../language/language';
import { loadProfile } from '../profile/loadProfile';
import { clearProfile, profile, reloadProfile, useProfile } from '../profile/profileStore';
import { useSession } from '../session/session';
import { recordNavigation } from '../session/navigationGuard';
import { useBackOnline } from '../browser/useBackOnline';
import { Journey } from './Journey';
import { Layout } from './layout/Layout';
import { Pages } from './Pages';
import { prefetchAfter } from './routes';

const IdleWatch = lazy(async () => ({ default: (await import('./IdleWatch')).IdleWatch }));

/** Loads the signed-in person's profile, and loads it again when `reloads` increases. */
function useLoadedProfile(): void {
  const { signedIn, userId } = useSession();
  const { reloads } = useProfile();
  useEffect(() => {
    if (signedIn && userId) void loadProfile();
    else clearProfile();
  }, [signedIn, userId, reloads]);
  useBackOnline(() => {
    if (profile.status === 'failed') reloadProfile();
  });
}

/** The app; needs a router around it. */
export function App() {
  const english = useTranslate();
  const language = useLanguage();
  const { pathname, key } = useLocation();
  const { signedIn } = useSession();
  useLoadedProfile();
  useEffect(recordNavigation, [key]);
  useEffect(() => {
    const timer = setTimeout(() => prefetchAfter(pathname), 400);
    return () => clearTimeout(timer);
  }, [pathname]);
  return (
    <TranslateProvider translate={language === 'en' ? english : sharedText}>
      <Layout>
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
