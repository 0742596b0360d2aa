import { lazy, Suspense } from 'react';
import { useDialogParam } from '../../../browser';
import styles from './remind.module.css';
import { useOffersTexts } from '../../../offers';

const RemindDialog = lazy(async () => ({
  default: (await import('./RemindDialog')).RemindDialog,
}));

export function RemindLater() {
  const { text } = useOffersTexts();
  const { opened, open, close } = useDialogParam('remind');
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
