import { WarningIcon } from '@marketplace/shared/ui';
import { useConnection } from '../../browser/connection';
import { useShellTexts } from '../../language/i18n';
import styles from './layout.module.css';

/** Shows a notice while the browser is offline, the server unreachable or the connection slow. */
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
