import { Button, useTranslate } from '../../ui';
import styles from './loadFailed.module.css';

/** The console's own files could not be fetched. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <main className={styles['page']}>
      <p role="alert">{translate('sign_in.not_loaded')}</p>
      <Button onClick={onRetry}>{translate('sign_in.retry')}</Button>
    </main>
  );
}
