import { Button, VisuallyHidden } from '@marketplace/shared/ui';
import type { CSSProperties } from 'react';
import { Link } from '../../../ui';
import { getBestLabel, buildCompareRows } from './buildCompareRows';
import { Money, Monogram, ScrollRegion, useOffersTexts } from '../../../offers';
import type { Offer } from '@marketplace/shared/api';
import styles from './compare.module.css';

interface Props {
  offers: readonly Offer[];
  kfsHref: (lenderId: number) => string;
  onRemove: (lenderId: number) => void;
  onChoose: (offer: Offer) => void;
}

/**
 * Compares up to three offers side by side. On a phone each row has its label above it, so that all
 * three fit.
 */
export function CompareTable({ offers, kfsHref, onRemove, onChoose }: Props) {
  const texts = useOffersTexts();
  const { text } = texts;
  const style: CSSProperties & Record<'--offers', number> = { '--offers': offers.length };
  return (
    <ScrollRegion className={styles['scroll']} label={text('compare.table')}>
      <table className={styles['table']} style={style}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{text('compare.line')}</VisuallyHidden>
            </th>
            {offers.map((offer) => (
              <th key={offer.lender_id} scope="col">
                <Monogram lender={offer} />
                <span>{offer.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {buildCompareRows(offers, texts).map((row) => (
            <tr key={row.id} data-row={row.id}>
              <th scope="row">{row.label}</th>
              {offers.map((offer) => {
                const cell = row.cell(offer);
                const word = getBestLabel(row, offer, offers);
                return (
                  <td key={offer.lender_id}>
                    {typeof cell === 'number' ? <Money amount={cell} /> : cell}
                    {word && <small>{word}</small>}
                  </td>
                );
              })}
            </tr>
          ))}
          <tr className={styles['actions']}>
            <th scope="row">
              <VisuallyHidden>{text('compare.next')}</VisuallyHidden>
            </th>
            {offers.map((offer) => (
              <td key={offer.lender_id}>
                <Link
                  to={kfsHref(offer.lender_id)}
                  aria-label={text('kfs_of', { lender: offer.name })}
                >
                  {text('kfs')}
                </Link>
                {offer.applied === 1 ? (
                  <span className={styles['applied']}>{text('applied')}</span>
                ) : (
                  <Button
                    variant="secondary"
                    size="small"
                    aria-label={text('choose_of', { lender: offer.name })}
                    onClick={() => onChoose(offer)}
                  >
                    {text('choose')}
                  </Button>
                )}
                <Button
                  variant="ghost"
                  size="small"
                  aria-label={text('compare.remove_of', { lender: offer.name })}
                  onClick={() => onRemove(offer.lender_id)}
                >
                  {text('compare.remove')}
                </Button>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </ScrollRegion>
  );
}
