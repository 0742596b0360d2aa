import Stack from '@mui/material/Stack';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { CanAccess, useTranslate } from 'react-admin';
import { Navigate, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { getSession } from '../../../api';
import { ErrorBoundary, IdleTimer, Spinner, useMediaQuery } from '../../../ui';
import { WaitingChanges } from '../../approvals/WaitingChanges';
import { useClient } from '../../context/ClientContext';
import { PageFailure } from '../../feedback/failure/PageFailure';
import styles from './consoleLayout.module.css';
import { useConsole } from '../../context/consoleContext';
import { LegalLine } from '../../auth/pages/LegalLine';
import { getMenuResource } from '../menu/buildMenu';
import { ConsoleAppBar } from './ConsoleAppBar';
import { IdleDialog } from './IdleDialog';
import { Sidebar } from './Sidebar';

/**
 * Starts a new page at its top, for screen readers too. A person who goes back finds it as they left it
 * (`useReturn`).
 */
function useStartOfPage(pathname: string) {
  const isReturn = useNavigationType() === NavigationType.Pop;
  const main = useRef<HTMLElement>(null);
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    main.current?.focus({ preventScroll: true });
    if (!isReturn) window.scrollTo({ top: 0 });
  }, [isReturn, pathname]);
  return main;
}

/** Shows a page to people who may see it, and redirects others to their start page. */
function Guarded({ pathname, children }: { pathname: string; children: ReactNode }) {
  const { home } = useConsole();
  const resource = getMenuResource(pathname);
  if (!resource) return children;
  return (
    <CanAccess
      resource={resource}
      action="list"
      loading={<Spinner page />}
      accessDenied={<Navigate to={home()} replace />}
    >
      {children}
    </CanAccess>
  );
}

/** react-admin's layout from scratch, as its documentation shows it: the frame of every page. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { area, banner, logout } = useConsole();
  const wide = useMediaQuery('(width >= 900px)');
  const main = useStartOfPage(pathname);
  const client = useClient();
  // A 401 leads to the sign-in page by itself; the next call reports any other failure.
  const keepAlive = () => void client.call(getSession).catch(() => undefined);
  return (
    <WaitingChanges>
      <div className={styles['frame']}>
        <a className={styles['skip']} href="#content">
          {translate('console.skip')}
        </a>
        <Sidebar wide={wide} />
        <Stack sx={{ flex: '1', minWidth: 0 }}>
          {wide && banner}
          <ConsoleAppBar wide={wide} />
          {!wide && banner}
          <ErrorBoundary resetKey={pathname} fallback={PageFailure}>
            <main id="content" ref={main} tabIndex={-1} className={styles['content']}>
              <Suspense fallback={<Spinner page />}>
                <Guarded pathname={pathname}>{children}</Guarded>
              </Suspense>
            </main>
          </ErrorBoundary>
          <div className={styles['footer']}>
            <LegalLine />
          </div>
        </Stack>
        <IdleTimer
          area={area}
          dialog={IdleDialog}
          onIdle={() => void logout('idle')}
          onActive={keepAlive}
        />
      </div>
    </WaitingChanges>
  );
}
