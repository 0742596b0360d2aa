import { Button } from '@marketplace/shared/ui';
import { PageHeading } from '../ui/PageHeading';
import { useShellTexts } from '../language/i18n';
import { reloadProfile } from '../profile/profileQuery';
import styles from './layout/layout.module.css';

/** Shown if the next step depends on a profile that failed to load. */
export function ProfileFailed() {
  const t = useShellTexts();
  return (
    <div className={styles.notice}>
      <PageHeading title={t('states.profile_failed_title')} />
      <p>{t('states.profile_failed_text')}</p>
      <Button onClick={() => void reloadProfile()}>{t('states.retry')}</Button>
    </div>
  );
}
