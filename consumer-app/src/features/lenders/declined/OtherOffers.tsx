import { formatSentence } from '@marketplace/shared/format';
import { buttonClass } from '@marketplace/shared/ui';
import { getMissingConsents } from '../../../consents';
import { useTexts } from '../../../i18n';
import { useLanguage } from '../../../language';
import { Loading, QueryFailure, Link } from '../../../ui';
import { getLenderPath, Money, Monogram, useOffersTexts } from '../../../offers';
import { paths } from '../../../paths';
import { useSession } from '../../../session';
import { getOffersPath } from '../../../journey/getPathAfterLogin';
import styles from '../lenders.module.css';
import others from './otherOffers.module.css';
import { declinedTexts } from '../texts';
import { useOtherOffers } from './useOtherOffers';

/** Shows the three offers of other lenders with the lowest APR; nothing else influences the order. */
export function OtherOffers({ except }: { except: number }) {
  const text = useTexts(declinedTexts);
  const offers = useOffersTexts();
  const language = useLanguage();
  const { productType } = useSession();
  const found = useOtherOffers(except);
  // The server needs further consents before it computes offers.
  const lacking = found.error !== null && getMissingConsents(found.error).length > 0;
  return (
    <section className={styles['stacked']} aria-labelledby="others">
      <h2 id="others">{text('others')}</h2>
      {found.isPending && <Loading label={text('others_loading')} lines={3} height="3.5rem" />}
      {!lacking && (
        <QueryFailure title={text('others_failed')} query={found} again={text('retry')} />
      )}
      {lacking && <p>{text('others_consents')}</p>}
      {found.data?.offers.length === 0 && <p>{text('others_none')}</p>}
      {found.data && found.data.offers.length > 0 && (
        <>
          <p className={styles['small']}>
            {formatSentence(
              `${offers.text('sort.by_apr')} · ${offers.rupees(found.data.amount)} · ${offers.months(found.data.tenure_months)}`,
              language,
            )}{' '}
            {offers.text('sort.no_paid_rank')}
          </p>
          <ul className={others['others']}>
            {found.data.offers.map((offer) => (
              <li key={offer.lender_id}>
                <Monogram lender={offer} />
                <div>
                  <h3>
                    <Link to={getLenderPath(offer)}>{offer.name}</Link>
                  </h3>
                  <p>{`${offers.rupees(offer.amount)} · ${offers.months(offer.tenure_months)}`}</p>
                </div>
                <dl>
                  <div>
                    <dt>{offers.text('apr')}</dt>
                    <dd>{offers.apr(offer.apr)}</dd>
                  </div>
                  <div>
                    <dt>{offers.text('emi')}</dt>
                    <dd>
                      <Money amount={offer.emi} />
                    </dd>
                  </div>
                </dl>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={styles['links']}>
        <Link
          className={buttonClass({ variant: 'secondary' })}
          to={getOffersPath(productType) ?? paths.products}
        >
          {text('all_offers')}
        </Link>
      </div>
    </section>
  );
}
