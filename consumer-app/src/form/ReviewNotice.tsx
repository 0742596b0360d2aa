import { InfoIcon } from '@marketplace/shared/ui';
import { useTexts } from '../language/i18n';
import styles from './notices.module.css';
import { formTexts } from './texts';

/** Says that the answers are old and that the person has to review the marked ones. */
export function ReviewNotice() {
  const text = useTexts(formTexts);
  return (
    <div className={styles['notice']} role="status">
      <InfoIcon />
      <p>{text('review')}</p>
    </div>
  );
}
