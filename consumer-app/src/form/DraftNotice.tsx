import { formatDateTime } from '@marketplace/shared/format';
import { ConfirmDialog, InfoIcon } from '@marketplace/shared/ui';
import { useState } from 'react';
import { useTexts } from '../language/i18n';
import { useLanguage } from '../language/language';
import styles from './notices.module.css';
import { formTexts } from './texts';

interface Props {
  /** When the draft was kept. */
  at: Date;
  /** A PAN is asked for once more, since no draft holds it. */
  pan: boolean;
  /** Leads to the PAN where that is all that is missing. */
  onEnterPan: (() => void) | undefined;
  onDiscard: () => void;
}

/** Says that the form starts with what was typed earlier, and lets it be thrown away. */
export function DraftNotice({ at, pan, onEnterPan, onDiscard }: Props) {
  const text = useTexts(formTexts);
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <div className={styles['notice']} role="status">
        <InfoIcon />
        <div>
          <p>
            {text('restored', { when: formatDateTime(at, language) })}
            {onEnterPan ? ` ${text('restored_only_pan')}` : pan && ` ${text('restored_pan')}`}
          </p>
          {onEnterPan && (
            <button type="button" className={styles['textButton']} onClick={onEnterPan}>
              {text('enter_pan')}
            </button>
          )}
          <button type="button" className={styles['textButton']} onClick={() => setAsking(true)}>
            {text('discard')}
          </button>
        </div>
      </div>
      <ConfirmDialog
        open={asking}
        destructive
        title={text('discard_title')}
        text={text('discard_text')}
        confirmLabel={text('discard')}
        onConfirm={() => {
          setAsking(false);
          onDiscard();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
