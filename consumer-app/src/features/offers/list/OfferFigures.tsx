import {
  formatCoolingOffDays,
  formatFee,
  formatTenureLimit,
  formatPenalCharge,
  Money,
  useOffersTexts,
} from '../../../offers';
import type { Offer } from '@marketplace/shared/api';
import styles from './offerFigures.module.css';

interface Props {
  offer: Offer;
  /** The requested amount and tenure, to mark where the offer differs. */
  requested: { amount: number; tenure_months: number };
}

/** The figures that people compare offers by, and the other charges. */
export function OfferFigures({ offer, requested }: Props) {
  const texts = useOffersTexts();
  const { text, percent, apr, months } = texts;
  const range = {
    rate: percent(offer.annual_rate),
    min: percent(offer.annual_rate_min),
    max: percent(offer.annual_rate_max),
  };
  return (
    <>
      <dl className={styles['figures']}>
        <div className={styles['highlight']}>
          <dt>{text('emi')}</dt>
          <dd>
            <Money amount={offer.emi} />
          </dd>
        </div>
        <div className={styles['rate']}>
          <dt>{text('apr')}</dt>
          <dd>{apr(offer.apr)}</dd>
        </div>
        <div className={styles['cost']}>
          <dt>{text('total_cost')}</dt>
          <dd>
            <Money amount={offer.total_cost} />
          </dd>
        </div>
        <div className={styles['term']}>
          <dt>{text('amount')}</dt>
          <dd>
            <Money amount={offer.amount} />
            {offer.amount !== requested.amount && (
              <small>{text('amount_limited', { amount: texts.rupees(offer.amount) })}</small>
            )}
          </dd>
        </div>
        <div className={styles['term']}>
          <dt>{text('tenure')}</dt>
          <dd>
            {months(offer.tenure_months)}
            {offer.tenure_months !== requested.tenure_months && (
              <small>{formatTenureLimit(offer, requested.tenure_months, texts)}</small>
            )}
          </dd>
        </div>
      </dl>
      <dl className={styles['charges']}>
        <div className={styles['wide']}>
          <dt>{text('facts.rate')}</dt>
          <dd>{text('interest_range', range)}</dd>
        </div>
        <div>
          <dt>{text('fee')}</dt>
          <dd>{formatFee(offer, texts)}</dd>
        </div>
        <div>
          <dt>{text('penal')}</dt>
          <dd>{formatPenalCharge(offer, texts)}</dd>
        </div>
        <div className={styles['wide']}>
          <dt>{text('cooling_off')}</dt>
          <dd>{formatCoolingOffDays(offer, texts)}</dd>
        </div>
      </dl>
    </>
  );
}
