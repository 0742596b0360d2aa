import { startTransition, useOptimistic } from 'react';
import { Button, buttonClass, Checkbox } from '@marketplace/shared/ui';
import { Link } from '../../../ui';
import { getHandOverPath, getLenderPath, Monogram, useOffersTexts } from '../../../offers';
import type { Offer } from '@marketplace/shared/api';
import { OfferFigures } from './OfferFigures';
import styles from './offerRow.module.css';
import { MAX_COMPARED } from './sorting';

interface Props {
  offer: Offer;
  /** The requested amount and tenure, to mark where the offer differs. */
  requested: { amount: number; tenure_months: number };
  picked: boolean;
  /** Number of selected offers, including this one. */
  count: number;
  onPick: (picked: boolean) => void;
  onCompare: () => void;
  kfsHref: string;
  onChoose: () => void;
}

/** One offer with all required details. All offers look the same, so that none is promoted. */
export function OfferRow(props: Props) {
  const { offer, requested, picked, count, kfsHref, onPick, onCompare, onChoose } = props;
  const { text } = useOffersTexts();
  // The box follows its press at once, the list after it.
  const [isPicked, showPicked] = useOptimistic(picked);
  const heading = `offer-${offer.lender_id}`;
  const lender = offer.name;
  return (
    <li className={styles['offer']} aria-labelledby={heading}>
      <div className={styles['header']}>
        <div className={styles['lender']}>
          <Monogram lender={offer} />
          <div>
            <h3 id={heading}>
              <Link to={getLenderPath(offer)}>{lender}</Link>
            </h3>
            {offer.applied === 1 && <span className={styles['badge']}>{text('applied')}</span>}
          </div>
        </div>
        <div className={styles['compareChoice']}>
          <Checkbox
            checked={isPicked}
            disabled={count >= MAX_COMPARED && !picked}
            aria-label={text('compare.pick_of', { lender })}
            label={text('compare.pick')}
            onChange={({ currentTarget: { checked } }) =>
              startTransition(() => {
                showPicked(checked);
                onPick(checked);
              })
            }
          />
          {/* The compare bar comes after all offers in tab order, so this button opens the comparison from here. */}
          {picked && count > 1 && (
            <Button className={styles['compareLink']} size="small" onClick={onCompare}>
              {text('compare.compare_selected', { count })}
            </Button>
          )}
        </div>
      </div>
      <OfferFigures offer={offer} requested={requested} />
      <div className={styles['choose']}>
        {offer.applied === 1 ? (
          <Link
            className={buttonClass({ variant: 'secondary', wide: true })}
            to={getHandOverPath(offer)}
          >
            {text('applied_link')}
          </Link>
        ) : (
          <Button wide aria-label={text('choose_of', { lender })} onClick={onChoose}>
            {text('choose')}
          </Button>
        )}
        <Link
          id={`kfs-${offer.lender_id}`}
          className={styles['kfs']}
          to={kfsHref}
          aria-label={text('kfs_of', { lender })}
        >
          {text('kfs')}
        </Link>
      </div>
    </li>
  );
}
