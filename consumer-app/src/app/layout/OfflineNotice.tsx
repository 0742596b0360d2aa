import { WarningIcon } from '@marketplace/shared/ui';
import { useShellTexts } from '../../common/i18n';
import { useOnline } from '../../common/useOnline';
import styles from './layout.module.css';

/** Says that there is no connection, as long as there is none. */
export function OfflineNotice() {
  const t = useShellTexts();
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className={styles.offline}>
          <WarningIcon />
          {t('states.offline')}
        </p>
      )}
    </div>
  );
}
