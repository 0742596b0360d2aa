import { formatMoment } from '@marketplace/shared/format';
import { ConfirmDialog, InfoIcon } from '@marketplace/shared/ui';
import { useState } from 'react';
import { useTexts } from '../../i18n';
import { useLanguage } from '../../language';
import styles from '../notices.module.css';
import { formTexts } from '../texts';

interface Props {
  /** When the draft was saved. */
  at: Date;
  /** Whether the person has to enter a PAN again; a draft never contains one. */
  pan: boolean;
  /** Goes to the PAN field, if only that is missing. */
  onEnterPan: (() => void) | undefined;
  onDiscard: () => void;
}

/** Says that the form contains an earlier draft, and offers to discard it. */
export function DraftNotice({ at, pan, onEnterPan, onDiscard }: Props) {
  const text = useTexts(formTexts);
  const language = useLanguage();
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <>
      <div className={styles['notice']} role="status">
        <InfoIcon />
        <div>
          <p>
            {text('restored', { when: formatMoment(at, language) })}
            {onEnterPan ? ` ${text('restored_only_pan')}` : pan && ` ${text('restored_pan')}`}
          </p>
          {onEnterPan && (
            <button type="button" className={styles['textButton']} onClick={onEnterPan}>
              {text('enter_pan')}
            </button>
          )}
          <button
            type="button"
            className={styles['textButton']}
            onClick={() => setIsConfirming(true)}
          >
            {text('discard')}
          </button>
        </div>
      </div>
      <ConfirmDialog
        open={isConfirming}
        destructive
        title={text('discard_title')}
        text={text('discard_text')}
        confirmLabel={text('discard')}
        onConfirm={() => {
          setIsConfirming(false);
          onDiscard();
        }}
        onCancel={() => setIsConfirming(false)}
      />
    </>
  );
}
