import { Button, Dialog } from '@marketplace/shared/ui';
import { OfferConsent } from './OfferConsent';
import type { Offer } from '@marketplace/shared/api';
import styles from './take.module.css';
import { useApply } from './useApply';
import { useOffersTexts } from '../useOffersTexts';

interface Props {
  offer: Offer;
  kfsHref: string;
  onClose: () => void;
  /** Called if the shown offer is out of date, to fetch the offers again. */
  onStale: () => void;
}

/** Dialog with the terms and the consent to share the details with this lender; sends the application. */
export function TakeOffer({ offer, kfsHref, onClose, onStale }: Props) {
  const { text } = useOffersTexts();
  const applying = useApply(offer, { replace: true });
  const { busy, failure, stale, check, apply } = applying;
  const lender = offer.name;
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Dialog
      open
      closable
      title={text('take.title', { lender })}
      onClose={close}
      actions={
        stale ? (
          <Button onClick={onStale}>{text('take.refresh')}</Button>
        ) : (
          <>
            {!check?.stop && (
              <Button busy={busy} onClick={apply}>
                {text(failure ? 'retry' : 'take.apply')}
              </Button>
            )}
            <Button variant="secondary" disabled={busy} onClick={close}>
              {text('take.cancel')}
            </Button>
          </>
        )
      }
    >
      <div className={styles['take']}>
        <p>{text('take.text', { lender })}</p>
        <OfferConsent offer={offer} kfsHref={kfsHref} applying={applying} />
      </div>
    </Dialog>
  );
}
