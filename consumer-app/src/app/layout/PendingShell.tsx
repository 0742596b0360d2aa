import { Spinner, TranslateProvider, useTranslate } from '@marketplace/shared/ui';
import { useShell } from '../../i18n';
import { Brand } from './Brand';
import header from './header.module.css';
import styles from './layout.module.css';

/** What the server sends for a page that only the browser can draw: the brand and 'Loading'. */
export function PendingShell() {
  const english = useTranslate();
  const { sharedText = english } = useShell();
  return (
    <TranslateProvider translate={sharedText}>
      <div className={styles.page}>
        <header className={header.header}>
          <div className={header.bar}>
            <Brand />
          </div>
        </header>
        <main className={styles.main}>
          <Spinner page />
        </main>
      </div>
    </TranslateProvider>
  );
}
