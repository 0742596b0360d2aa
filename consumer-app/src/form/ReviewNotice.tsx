import { InfoIcon } from '@marketplace/shared/ui';
import { useTexts } from '../language/i18n';
import styles from './notices.module.css';
import { formTexts } from './texts';

/** Says that the answers were given long ago, and that those marked have to be looked at. */
export function ReviewNotice() {
  const text = useTexts(formTexts);
  return (
    <div className={styles['notice']} role="status">
      <InfoIcon />
      <p>{text('review')}</p>
    </div>
  );
}
