import { useWaitingApprovals } from '@marketplace/shared/admin';
import { useTranslate, VisuallyHidden } from '@marketplace/shared/ui';
import styles from './approvals.module.css';

/** How many changes the admin may decide about, beside the entry of the menu. */
export function WaitingCount() {
  const translate = useTranslate();
  const count = useWaitingApprovals()?.mine ?? 0;
  if (count === 0) return null;
  return (
    <span className={styles['count']}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{translate('approvals.count', { count })}</VisuallyHidden>
    </span>
  );
}
