import { formatDateTime } from '@marketplace/shared/format';
import { Button, InfoIcon } from '@marketplace/shared/ui';
import { useTexts } from '../i18n';
import { useLanguage } from '../language';
import styles from './notices.module.css';
import { formTexts } from './texts';

interface Props {
  /** When the other draft was kept. */
  at: Date;
  onTake: () => void;
  onKeep: () => void;
}

/** Says that another device or tab has kept something else, and lets the person choose. */
export function OtherDraftNotice({ at, onTake, onKeep }: Props) {
  const text = useTexts(formTexts);
  const language = useLanguage();
  return (
    <div className={`${styles['notice']} ${styles['decide']}`} role="alert">
      <InfoIcon />
      <div className={styles['choice']}>
        <p>{text('other', { when: formatDateTime(at, language) })}</p>
        <div className={styles['choices']}>
          <Button variant="secondary" onClick={onTake}>
            {text('take_other')}
          </Button>
          <Button variant="secondary" onClick={onKeep}>
            {text('keep_mine')}
          </Button>
        </div>
      </div>
    </div>
  );
}
