import { Button, Dialog } from '@marketplace/shared/ui';
import { ApplyButton } from './ApplyButton';
import { OfferConsent } from './OfferConsent';
import type { Offer } from '@marketplace/shared/api';
import styles from './take.module.css';
import { type LenderNeeds, useApply } from './useApply';
import { useOffersTexts } from '../useOffersTexts';

interface Props {
  offer: Offer;
  needs: LenderNeeds;
  kfsHref: string;
  onClose: () => void;
  /** Called if the shown offer is out of date, to fetch the offers again. */
  onStale: () => void;
}

/** Dialog with the terms and the consent to share the details with this lender; sends the application. */
export function TakeOffer({ offer, needs, kfsHref, onClose, onStale }: Props) {
  const { text } = useOffersTexts();
  const applying = useApply(offer, { replace: true, needs });
  const { busy, stale } = applying;
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
        <>
          <ApplyButton offer={offer} applying={applying} onStale={onStale} />
          {!stale && (
            <Button variant="secondary" disabled={busy} onClick={close}>
              {text('take.cancel')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles['take']}>
        <OfferConsent offer={offer} kfsHref={kfsHref} applying={applying} />
      </div>
    </Dialog>
  );
}
