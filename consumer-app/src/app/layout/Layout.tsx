import { ErrorBoundary, WarningIcon } from '@marketplace/shared/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useShellTexts } from '../../i18n';
import { paths } from '../../paths';
import { PageFailed } from '../pages/PageFailed';
import { Footer } from './Footer';
import { Header } from './Header';
import { LanguageChoice } from './LanguageChoice';
import styles from './layout.module.css';
import { useConnection } from '../../browser';
import { useSession } from '../../session';

/** Shows a notice while the browser is offline, the server unreachable or the connection slow. */
function OfflineNotice() {
  const t = useShellTexts();
  const connection = useConnection();
  return (
    <div role="status">
      {connection !== 'good' && (
        <p className={styles.offline} data-slow={connection === 'slow' || undefined}>
          <WarningIcon />
          {t(`states.${connection}`)}
        </p>
      )}
    </div>
  );
}

const HelpDialog = lazy(async () => ({
  default: (await import('../../features/help/HelpDialog')).HelpDialog,
}));

/** Header, page and footer. */
export function Layout({ children }: { children: ReactNode }) {
  const t = useShellTexts();
  const [help, setHelp] = useState(false);
  const { pathname } = useLocation();
  const { signedIn } = useSession();
  const offers = pathname === paths.offers;
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#main">
        {t('header.skip')}
      </a>
      <Header onHelp={() => setHelp(true)} />
      <OfflineNotice />
      {offers && (
        <aside className={styles.banner}>
          <LanguageChoice />
        </aside>
      )}
      <main id="main" className={styles.main} tabIndex={-1}>
        <ErrorBoundary resetKey={pathname} fallback={PageFailed}>
          {children}
        </ErrorBoundary>
      </main>
      <Footer key={pathname} languages={signedIn && !offers} />
      {help && (
        <Suspense fallback={null}>
          <HelpDialog onClose={() => setHelp(false)} />
        </Suspense>
      )}
    </div>
  );
}
