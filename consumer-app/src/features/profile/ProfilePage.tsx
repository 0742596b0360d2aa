import { Button, Skeleton, VisuallyHidden } from '@marketplace/shared/ui';
import { useSharedTexts, useTexts } from '../../common/i18n';
import { reloadProfile, useProfile } from '../../common/profileStore';
import { Failure } from './Failure';
import { ProfileForm } from './ProfileForm';
import styles from './profile.module.css';
import { profileTexts } from './texts';

function Body() {
  const text = useTexts(profileTexts);
  const shared = useSharedTexts();
  const { record, status } = useProfile();
  if (record) return <ProfileForm key={record.user_id} user={record} />;
  if (status === 'failed') {
    const reason = shared('server.offline');
    return (
      <Failure title={text('load_failed')} text={text('load_failed_text', { reason })}>
        <Button variant="secondary" onClick={reloadProfile}>
          {text('retry')}
        </Button>
      </Failure>
    );
  }
  return (
    <div className={styles['form']} role="status">
      <VisuallyHidden>{text('loading')}</VisuallyHidden>
      <Skeleton lines={2} height="1.5rem" />
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} height="4.5rem" />
      ))}
    </div>
  );
}

/** The personal loan form at /user/user-detail. */
export function ProfilePage() {
  const text = useTexts(profileTexts);
  return (
    <div className={styles['page']}>
      <header className={styles['pageHeader']}>
        <h1>{text('title')}</h1>
        <p>{text('intro')}</p>
      </header>
      <Body />
    </div>
  );
}
