import { Button } from '@marketplace/shared/ui';
import { Facts, Link } from '../../ui';
import { useTexts } from '../../i18n';
import {
  CalculatorLinks,
  formatFee,
  formatCriteriaToCheck,
  Money,
  TakeOffer,
  useOffersTexts,
} from '../../offers';
import type { Offer } from '@marketplace/shared/api';
import { paths } from '../../paths';
import { useDialogParam } from '../../browser';
import { useSession } from '../../session';
import { getFormPath, getOffersPath } from '../../journey/getPathAfterLogin';
import { RecordText } from '../../language';
import styles from './lenders.module.css';
import { lenderTexts } from './texts';

interface Props {
  offer: Offer;
  /** Fields of the profile that the lender needs and that are empty. */
  missing: readonly string[];
  onStale: () => void;
}

/** Shows the lender's offer for this borrower, with the consent and the button to apply. */
export function OwnOffer({ offer, missing, onStale }: Props) {
  const text = useTexts(lenderTexts);
  const offers = useOffersTexts();
  const { productType } = useSession();
  const taking = useDialogParam('take');
  const { name: lender, lender_id } = offer;
  const toCheck = formatCriteriaToCheck(offer, offers);
  const kfs = `${getOffersPath(productType) ?? paths.offers}?kfs=${lender_id}`;
  const lines = [
    [offers.text('amount'), <Money key="amount" amount={offer.amount} />],
    [offers.text('tenure'), offers.months(offer.tenure_months)],
    [offers.text('fee'), formatFee(offer, offers)],
    [offers.text('total_cost'), <Money key="cost" amount={offer.total_cost} />],
    [text('offer.total'), <Money key="total" amount={offer.total_repayment} />],
  ] as const;
  return (
    <section className={styles['ownOffer']} aria-labelledby="position">
      <div>
        <h2 id="position">{text('offer.title')}</h2>
        <p>
          {text('offer.for', {
            amount: offers.rupees(offer.amount),
            tenure: offers.months(offer.tenure_months),
          })}
        </p>
      </div>
      <dl className={styles['highlights']}>
        <div>
          <dt>{offers.text('emi')}</dt>
          <dd>
            <Money amount={offer.emi} />
          </dd>
        </div>
        <div>
          <dt>{offers.text('apr')}</dt>
          <dd>{offers.apr(offer.apr)}</dd>
        </div>
      </dl>
      <Facts className={styles['lines']} facts={lines} />
      {(toCheck || offer.special_offer) && (
        <div className={styles['notes']}>
          {toCheck && <p>{toCheck}</p>}
          {offer.special_offer && (
            <p>
              {offers.text('special')}{' '}
              <RecordText text={offer.special_offer} hindi={offer.special_offer_hi} />
            </p>
          )}
        </div>
      )}
      <Link className={styles['textLink']} to={kfs} aria-label={text('offer.kfs_of', { lender })}>
        {text('offer.kfs')}
      </Link>
      <CalculatorLinks offer={offer} />
      {offer.applied === 0 && (
        <>
          <div className={styles['links']}>
            <Button aria-label={text('offer.choose_of', { lender })} onClick={() => taking.open()}>
              {text('offer.choose')}
            </Button>
          </div>
          <p className={styles['small']}>{text('offer.no_cost')}</p>
        </>
      )}
      {taking.opened !== undefined && offer.applied === 0 && (
        <TakeOffer
          offer={offer}
          needs={{ missing, form: getFormPath(productType) ?? paths.profile }}
          kfsHref={kfs}
          onClose={taking.close}
          onStale={() => {
            taking.close();
            onStale();
          }}
        />
      )}
    </section>
  );
}
