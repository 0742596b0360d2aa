import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import { getSession } from '../../api';
import { ErrorBoundary, IdleTimer, Spinner, useMediaQuery } from '../../ui';
import { useClient } from '../data/ClientContext';
import styles from './consoleLayout.module.css';
import { useConsole } from './consoleContext';
import { LegalLine } from './LegalLine';
import { MobileBar } from './MobileBar';
import { Settings } from './Settings';
import { Sidebar } from './Sidebar';

/** After a move to another page, the reader of the page starts at its top. */
function useFocusOnMove(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

/** The frame of every page, and the guard in front of it. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { area, brand, banner, home, mayVisit, onVisit, logout } = useConsole();
  const wide = useMediaQuery('(width >= 900px)');
  const main = useFocusOnMove(pathname);
  useEffect(() => onVisit?.(pathname), [onVisit, pathname]);
  const client = useClient();
  // A 401 leads to the sign-in page by itself; any other failure is met by the next call.
  const keepAlive = () => void client.call(getSession).catch(() => undefined);
  const refused = !mayVisit(pathname);
  return (
    <div className={styles['frame']}>
      <a className={styles['skip']} href="#content">
        {translate('console.skip')}
      </a>
      {wide ? <Sidebar /> : <MobileBar />}
      <div className={styles['column']}>
        {banner}
        {wide && (
          <section className={styles['tools']} aria-label={translate('console.settings')}>
            <Settings />
          </section>
        )}
        <ErrorBoundary resetKey={pathname}>
          <main id="content" ref={main} tabIndex={-1} className={styles['content']}>
            <Suspense fallback={<Spinner page />}>
              {refused ? <Navigate to={home()} replace /> : children}
            </Suspense>
          </main>
        </ErrorBoundary>
        <div className={styles['foot']}>
          <LegalLine brand={brand.name} />
        </div>
      </div>
      <IdleTimer area={area} onIdle={() => void logout('idle')} onActive={keepAlive} />
    </div>
  );
}
