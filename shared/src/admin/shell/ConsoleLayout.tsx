import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import { ErrorBoundary, IdleTimer, Spinner, useMediaQuery } from '../../ui';
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
      <IdleTimer area={area} onIdle={() => void logout('idle')} />
    </div>
  );
}
