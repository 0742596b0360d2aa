import { Button, ErrorPage } from '@marketplace/shared/ui';
import { useShellTexts } from '../language/i18n';
import { PageHeading } from '../ui/PageHeading';
import { useBackOnline } from '../browser/useBackOnline';
import styles from './layout/layout.module.css';

/** Browsers and Vite name a file of the app that did not come in words of their own. */
const NOT_FETCHED = /dynamically imported module|module script failed|preload CSS/i;

const reload = () => window.location.reload();

/** Stands in place of a page that broke, or that could not be fetched: then it comes with the connection. */
export function PageFailed({ error }: { error: unknown }) {
  const missing = error instanceof Error && NOT_FETCHED.test(error.message);
  return missing ? <PageMissing /> : <ErrorPage inside />;
}

function PageMissing() {
  const t = useShellTexts();
  useBackOnline(reload);
  return (
    <div className={styles.notice} role="alert">
      <PageHeading title={t('states.page_failed_title')} />
      <p>{t('states.profile_failed_text')}</p>
      <Button onClick={reload}>{t('states.retry')}</Button>
    </div>
  );
}
