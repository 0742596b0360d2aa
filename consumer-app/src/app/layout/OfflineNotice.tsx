import { WarningIcon } from '@marketplace/shared/ui';
import { useConnection } from '../../browser/connection';
import { useShellTexts } from '../../language/i18n';
import styles from './layout.module.css';

/** Says that there is no connection, no server or only a slow one, as long as it is so. */
export function OfflineNotice() {
  const t = useShellTexts();
  const connection = useConnection();
  return (
    <div role="status">
      {connection !== 'good' && (
        <p className={styles.offline}>
          <WarningIcon />
          {t(`states.${connection}`)}
        </p>
      )}
    </div>
  );
}
