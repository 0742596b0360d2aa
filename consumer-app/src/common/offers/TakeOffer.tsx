import { Button, Checkbox, Dialog, ErrorIcon } from '@marketplace/shared/ui';
import { useState } from 'react';
import { useConsentTexts } from '../consentTexts';
import { Link } from '../Link';
import { feeText } from './facts';
import { Money } from './Money';
import type { Offer } from './offersData';
import styles from './take.module.css';
import { useOffersTexts } from './useOffersTexts';
import { useTakeOffer } from './useTakeOffer';

interface Props {
  offer: Offer;
  kfsHref: string;
  onClose: () => void;
  /** The offer is no longer what was shown: fetch the offers anew. */
  onStale: () => void;
}

/** The terms once more and the consent to give this one lender the details; then the application. */
export function TakeOffer({ offer, kfsHref, onClose, onStale }: Props) {
  const texts = useOffersTexts();
  const { text, apr, months } = texts;
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);
  const { take, busy, failure, stale } = useTakeOffer(offer);
  const lender = offer.name;
  const wording = useConsentTexts()('application', lender);
  const apply = () => {
    setAsked(true);
    if (agreed) void take();
    else document.getElementById('consent_lender')?.focus();
  };
  const close = () => {
    if (!busy) onClose();
  };
  const terms = [
    { label: text('amount'), value: <Money amount={offer.amount} /> },
    { label: text('tenure'), value: months(offer.tenure_months) },
    { label: text('emi'), value: <Money amount={offer.emi} /> },
    { label: text('apr_a_year'), value: apr(offer.apr) },
    { label: text('total_cost'), value: <Money amount={offer.total_cost} /> },
    { label: text('fee'), value: feeText(offer, texts) },
  ];
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
            <Button busy={busy} onClick={apply}>
              {text(failure ? 'take.retry' : 'take.apply')}
            </Button>
            <Button variant="secondary" disabled={busy} onClick={close}>
              {text('take.cancel')}
            </Button>
          </>
        )
      }
    >
      <div className={styles['take']}>
        <p>{text('take.text', { lender })}</p>
        <dl className={styles['terms']}>
          {terms.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Link to={kfsHref} onClick={onClose}>
          {text('take.read_kfs')}
        </Link>
        {!stale && (
          <Checkbox
            name="consent_lender"
            checked={agreed}
            disabled={busy}
            label={wording.title}
            hint={wording.text}
            {...(asked && !agreed ? { error: text('take.consent_missing', { lender }) } : {})}
            onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
          />
        )}
        {failure ? (
          <div className={styles['failure']} role="alert">
            <ErrorIcon />
            <p>
              <strong>{text(stale ? 'take.changed' : 'take.failed')}</strong> {failure}
            </p>
          </div>
        ) : (
          <p className={styles['small']}>{text('take.no_cost')}</p>
        )}
      </div>
    </Dialog>
  );
}
