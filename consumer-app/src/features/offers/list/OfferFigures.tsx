import type { Offer } from '@marketplace/shared/api';
import { formatLongDate, toIndianDay } from '@marketplace/shared/format';
import { RecordText } from '../../../language';
import {
  formatFee,
  formatPenalCharge,
  formatTenureLimit,
  Money,
  type OffersTexts,
  useOffersTexts,
} from '../../../offers';
import styles from './offerFigures.module.css';

interface Props {
  offer: Offer;
  /** The requested amount and tenure, to mark where the offer differs. */
  requested: { amount: number; tenure_months: number };
}

const HOUR_MS = 3_600_000;

/** The day in India on which the money comes, so many hours after an application now. */
const getMoneyDay = (hours: number): string => toIndianDay(Date.now() + hours * HOUR_MS);

/** Says how many of the lender's rules the borrower meets, and what the lender still checks. */
function formatRules({ criteria }: Offer, { text }: OffersTexts): string {
  const rules = criteria.filter(({ criterion }) => criterion !== 'active');
  const open = rules.filter(({ met }) => met === 'unknown');
  const count = rules.length - open.length;
  const what = open.map(({ criterion }) => text(`criteria.${criterion}.subject`)).join(', ');
  return text(open.length === 0 ? 'card.rules_met' : 'card.rules_open', { count, what });
}

/** Says where the loan differs from the requested one, and why; '' if it does not. */
function formatLimits(offer: Offer, requested: Props['requested'], texts: OffersTexts): string {
  const { text, rupees } = texts;
  return [
    offer.amount === requested.amount
      ? ''
      : text('amount_limited', { amount: rupees(offer.amount) }),
    offer.tenure_months === requested.tenure_months
      ? ''
      : formatTenureLimit(offer, requested.tenure_months, texts),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The figures that people compare offers by, and what they have to know besides. */
export function OfferFigures({ offer, requested }: Props) {
  const texts = useOffersTexts();
  const { text, apr, months, rupees, percent, language } = texts;
  const limits = formatLimits(offer, requested, texts);
  const { hours_to_money: hours, approved_percent: approved } = offer;
  return (
    <>
      <dl className={styles['figures']}>
        <div className={styles['highlight']}>
          <dt>{text('emi')}</dt>
          <dd>
            <Money amount={offer.emi} />
          </dd>
        </div>
        <div>
          <dt>{text('apr')}</dt>
          <dd>{apr(offer.apr)}</dd>
        </div>
        <div className={styles['cost']}>
          <dt>{text('total_cost')}</dt>
          <dd>{text('card.cost', { cost: rupees(offer.total_cost) })}</dd>
        </div>
      </dl>
      <ul className={styles['facts']}>
        <li data-differs={limits !== ''}>
          {text('card.terms', {
            amount: rupees(offer.amount),
            tenure: months(offer.tenure_months),
          })}
          {limits && ` · ${limits}`}
        </li>
        {typeof hours === 'number' && (
          <li>
            {text('card.money_by', {
              day: formatLongDate(getMoneyDay(hours), language),
            })}
          </li>
        )}
        {offer.criteria.length > 0 && <li>{formatRules(offer, texts)}</li>}
        {typeof approved === 'number' && (
          <li>{text('card.approves', { percent: percent(approved) })}</li>
        )}
        <li>{`${text('fee')}: ${formatFee(offer, texts)}`}</li>
        <li>{`${text('penal')}: ${formatPenalCharge(offer, texts)}`}</li>
        {offer.special_offer && (
          <li>
            {text('special')}{' '}
            <RecordText text={offer.special_offer} hindi={offer.special_offer_hi} />
          </li>
        )}
      </ul>
    </>
  );
}
