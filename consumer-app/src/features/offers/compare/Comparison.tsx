import { rankOffers } from '@marketplace/shared/lending';
import { Link, PageHeading } from '../../../ui';
import { ShareComparison } from '../share/ShareComparison';
import { CompareTable } from './CompareTable';
import styles from './compare.module.css';
import type { Offer, OffersData } from '@marketplace/shared/api';
import { useOffersTexts } from '../../../offers';
import type { OffersView } from '../useOffersView';

interface Props {
  data: OffersData;
  view: OffersView;
  onChoose: (offer: Offer) => void;
}

/** Compares the selected offers, in the order of the list. */
export function Comparison({ data, view, onChoose }: Props) {
  const { text, rupees, months } = useOffersTexts();
  const offers = rankOffers(data.offers, view.metric, data.amount).filter(({ lender_id }) =>
    view.picked.includes(lender_id),
  );
  return (
    <>
      <header className={styles['header']}>
        <Link back to={view.listHref}>
          {text('compare.back')}
        </Link>
        <PageHeading title={text('compare.title')} />
        <p>{`${rupees(data.amount)} · ${months(data.tenure_months)}`}</p>
        <p className={styles['swipeHint']}>{text('compare.swipe')}</p>
      </header>
      <CompareTable
        offers={offers}
        kfsHref={view.kfsHref}
        onChoose={onChoose}
        onRemove={(id) => view.pick((before) => before.filter((other) => other !== id))}
      />
      {offers.length > 0 && (
        <ShareComparison
          shared={{
            lenders: offers.map(({ lender_id }) => lender_id),
            amount: data.amount,
            tenure_months: data.tenure_months,
          }}
        />
      )}
    </>
  );
}
