import { formatDateTime } from '@marketplace/shared/format';
import { InfoIcon, useConfirm } from '@marketplace/shared/ui';
import { useTexts } from '../../common/i18n';
import { useLanguage } from '../../common/language';
import styles from './profile.module.css';
import { profileTexts } from './texts';

interface Props {
  /** When the draft was kept. */
  at: Date;
  onDiscard: () => void;
}

/** Says that the form starts with what was typed earlier, and lets it be thrown away. */
export function DraftNotice({ at, onDiscard }: Props) {
  const text = useTexts(profileTexts);
  const language = useLanguage();
  const confirm = useConfirm();
  const discard = async () => {
    const agreed = await confirm({
      title: text('draft.discard_title'),
      text: text('draft.discard_text'),
      confirmLabel: text('draft.discard'),
      destructive: true,
    });
    if (agreed) onDiscard();
  };
  return (
    <div className={styles['notice']} role="status">
      <InfoIcon />
      <p>
        {text('draft.restored', { when: formatDateTime(at, language) })}{' '}
        <button type="button" className={styles['textButton']} onClick={() => void discard()}>
          {text('draft.discard')}
        </button>
      </p>
    </div>
  );
}
