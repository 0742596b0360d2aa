import { lazy, Suspense } from 'react';
import { useOpened } from '../../common/useOpened';
import styles from './remind.module.css';
import { useOffersTexts } from '../../common/offers/useOffersTexts';

const RemindDialog = lazy(async () => ({
  default: (await import('./RemindDialog')).RemindDialog,
}));

/** Opens the dialog that asks for the day of a reminder. */
export function RemindLater() {
  const { text } = useOffersTexts();
  const { opened, open, close } = useOpened('remind');
  return (
    <>
      <button type="button" className={styles['open']} onClick={() => open()}>
        {text('remind')}
      </button>
      {opened !== undefined && (
        <Suspense fallback={null}>
          <RemindDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}
