import { lazy, Suspense, useState } from 'react';
import styles from './remind.module.css';
import { useOffersTexts } from '../../common/offers/useOffersTexts';

const RemindDialog = lazy(async () => ({
  default: (await import('./RemindDialog')).RemindDialog,
}));

/** Opens the dialog that asks for the day of a reminder. */
export function RemindLater() {
  const { text } = useOffersTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles['open']} onClick={() => setOpen(true)}>
        {text('remind.open')}
      </button>
      {open && (
        <Suspense fallback={null}>
          <RemindDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
