import { Button, buttonClass, Checkbox } from '@marketplace/shared/ui';
import { Link } from '../../common/Link';
import { handOverPath, lenderPath } from '../../common/lenderPaths';
import { coolingOffDays, feeText, penalText, toCheckText } from '../../common/offers/facts';
import { Money } from '../../common/offers/Money';
import { Monogram } from '../../common/offers/Monogram';
import type { Offer } from '../../common/offers/offersData';
import styles from './offerRow.module.css';
import { useOffersTexts } from '../../common/offers/useOffersTexts';

interface Props {
  offer: Offer;
  /** What was asked for, to say where the offer is another. */
  asked: { amount: number; tenure_months: number };
  picked: boolean;
  /** Three are picked already. */
  full: boolean;
  onPick: (picked: boolean) => void;
  kfsHref: string;
  onChoose: () => void;
}

/** One offer with all that has to stand beside it; no offer looks more chosen than another. */
export function OfferRow({ offer, asked, picked, full, kfsHref, onPick, onChoose }: Props) {
  const texts = useOffersTexts();
  const { text, percent, apr, months } = texts;
  const heading = `offer-${offer.lender_id}`;
  const lender = offer.name;
  const toCheck = toCheckText(offer, texts);
  const range = {
    rate: percent(offer.annual_rate),
    min: percent(offer.annual_rate_min),
    max: percent(offer.annual_rate_max),
  };
  return (
    <li className={styles['offer']} aria-labelledby={heading}>
      <div className={styles['head']}>
        <div className={styles['lender']}>
          <Monogram name={lender} />
          <div>
            <h3 id={heading}>
              <Link to={lenderPath(offer)}>{lender}</Link>
            </h3>
            {offer.applied === 1 && <span className={styles['badge']}>{text('applied')}</span>}
          </div>
        </div>
        <div className={styles['pick']}>
          <Checkbox
            checked={picked}
            disabled={full && !picked}
            aria-label={text('compare.pick_of', { lender })}
            label={text('compare.pick')}
            onChange={({ currentTarget }) => onPick(currentTarget.checked)}
          />
        </div>
      </div>
      <dl className={styles['figures']}>
        <div className={styles['hero']}>
          <dt>{text('emi')}</dt>
          <dd>
            <Money amount={offer.emi} />
          </dd>
        </div>
        <div className={styles['rate']}>
          <dt>{text('apr_a_year')}</dt>
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
            {offer.amount !== asked.amount && <small>{text('amount_cut')}</small>}
          </dd>
        </div>
        <div className={styles['term']}>
          <dt>{text('tenure')}</dt>
          <dd>
            {months(offer.tenure_months)}
            {offer.tenure_months !== asked.tenure_months && <small>{text('tenure_moved')}</small>}
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
          <dd>{feeText(offer, texts)}</dd>
        </div>
        <div>
          <dt>{text('penal')}</dt>
          <dd>{penalText(offer, texts)}</dd>
        </div>
        <div className={styles['wide']}>
          <dt>{text('cooling_off')}</dt>
          <dd>{coolingOffDays(offer, texts)}</dd>
        </div>
      </dl>
      {(toCheck || offer.special_offer) && (
        <div className={styles['notes']}>
          {toCheck && <p>{toCheck}</p>}
          {offer.special_offer && <p>{text('special', { text: offer.special_offer })}</p>}
        </div>
      )}
      <Link
        id={`kfs-${offer.lender_id}`}
        className={styles['kfs']}
        to={kfsHref}
        aria-label={text('kfs_of', { lender })}
      >
        {text('kfs')}
      </Link>
      <div className={styles['choose']}>
        {offer.applied === 1 ? (
          <Link className={buttonClass({ variant: 'ghost', wide: true })} to={handOverPath(offer)}>
            {text('applied_link')}
          </Link>
        ) : (
          <Button
            variant="secondary"
            wide
            aria-label={text('choose_of', { lender })}
            onClick={onChoose}
          >
            {text('choose')}
          </Button>
        )}
      </div>
    </li>
  );
}
