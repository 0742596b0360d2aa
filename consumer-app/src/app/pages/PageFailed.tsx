import { Button, ErrorPage } from '@marketplace/shared/ui';
import { useShellTexts } from '../../i18n';
import { PageHeading } from '../../ui';
import styles from '../layout/layout.module.css';
import { useEffect, useRef } from 'react';
import { reportUnreachable, useConnection } from '../../browser';

/** Calls `back` when the server becomes reachable again. */
function useBackOnline(back: () => void): void {
  const connection = useConnection();
  const away = connection === 'offline' || connection === 'unreachable';
  const wasAway = useRef(away);
  const latest = useRef(back);
  useEffect(() => {
    latest.current = back;
  });
  useEffect(() => {
    if (wasAway.current && !away) latest.current();
    wasAway.current = away;
  }, [away]);
}

/** Messages by which browsers and Vite report a file of the app that did not load. */
const NOT_FETCHED = /dynamically imported module|module script failed|preload CSS/i;

const reload = () => window.location.reload();

/**
 * Replaces a page that threw an error. If its file did not load, it retries when the connection is
 * back. The first page has this code, so it does without the parts of `ui/Failure`.
 */
export function PageFailed({ error }: { error: unknown }) {
  const missing = error instanceof Error && NOT_FETCHED.test(error.message);
  return missing ? <PageMissing /> : <ErrorPage inside />;
}

function PageMissing() {
  const t = useShellTexts();
  useBackOnline(reload);
  // A phone says that it is online before its network answers, and nothing else would try again.
  useEffect(reportUnreachable, []);
  return (
    <div className={styles.notice} role="alert">
      <PageHeading title={t('states.page_failed_title')} />
      <p>{t('states.profile_failed_text')}</p>
      <Button onClick={reload}>{t('states.retry')}</Button>
    </div>
  );
}
