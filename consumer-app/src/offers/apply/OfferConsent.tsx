import { Checkbox } from '@marketplace/shared/ui';
import { useConsentTexts } from '../../consents';
import { Facts, Failure, Link } from '../../ui';
import { DebtWarning } from './DebtWarning';
import { formatFee } from '../keyFacts/facts';
import { Money } from '../Money';
import type { Offer } from '@marketplace/shared/api';
import styles from './take.module.css';
import type { Apply } from './useApply';
import { useOffersTexts } from '../useOffersTexts';

interface Props {
  offer: Offer;
  kfsHref: string;
  applying: Apply;
}

/**
 * Shows the terms, the consent to share the details with this lender, and the error of a failed
 * application.
 */
export function OfferConsent({ offer, kfsHref, applying }: Props) {
  const texts = useOffersTexts();
  const { text, apr, months } = texts;
  const { busy, failure, stale, isIncomplete, consent, check, warningBox } = applying;
  const wording = useConsentTexts()('application', offer.name);
  if (isIncomplete) return <p>{text('take.needs', { lender: offer.name })}</p>;
  const terms = [
    [text('amount'), <Money key="amount" amount={offer.amount} />],
    [text('tenure'), months(offer.tenure_months)],
    [text('emi'), <Money key="emi" amount={offer.emi} />],
    [text('apr'), apr(offer.apr)],
    [text('total_cost'), <Money key="cost" amount={offer.total_cost} />],
    [text('fee'), formatFee(offer, texts)],
  ] as const;
  return (
    <>
      <p>{text('take.text', { lender: offer.name })}</p>
      <Facts className={styles['terms']} facts={terms} />
      <Link to={kfsHref}>{text('take.read_kfs')}</Link>
      {!stale && check && <DebtWarning check={check} box={{ ...warningBox, disabled: busy }} />}
      {!stale && !check?.stop && (
        <Checkbox {...consent} disabled={busy} label={wording.title} hint={wording.text} />
      )}
      {failure ? (
        <Failure pending={busy} title={text(`take.${stale ?? 'failed'}`)} text={failure} />
      ) : (
        <p className={styles['small']}>{text('take.no_cost')}</p>
      )}
    </>
  );
}
