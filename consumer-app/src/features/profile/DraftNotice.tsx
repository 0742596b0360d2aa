import { formatDateTime } from '@marketplace/shared/format';
import { ConfirmDialog, InfoIcon } from '@marketplace/shared/ui';
import { useState } from 'react';
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
  const [asking, setAsking] = useState(false);
  return (
    <>
      <div className={styles['notice']} role="status">
        <InfoIcon />
        <p>
          {text('draft.restored', { when: formatDateTime(at, language) })}{' '}
          <button type="button" className={styles['textButton']} onClick={() => setAsking(true)}>
            {text('draft.discard')}
          </button>
        </p>
      </div>
      <ConfirmDialog
        open={asking}
        destructive
        title={text('draft.discard_title')}
        text={text('draft.discard_text')}
        confirmLabel={text('draft.discard')}
        onConfirm={() => {
          setAsking(false);
          onDiscard();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
