import type { AnswerOf, getExampleOffers } from '@marketplace/shared/api';
import { formatRupees } from '@marketplace/shared/format';
import { VisuallyHidden } from '@marketplace/shared/ui';
import type { CSSProperties } from 'react';
import { useTexts } from '../../../i18n';
import { useLanguage } from '../../../language';
import { Monogram, ScrollRegion, useOffersTexts } from '../../../offers';
import { buildCompareRows, type CompareRow } from '../compare/buildCompareRows';
import styles from '../compare/compare.module.css';
import { sharedComparisonTexts } from './texts';

type Example = AnswerOf<typeof getExampleOffers>['data']['lenders'][number];

/** What lenders charge at their lowest and their highest rate. */
export function ExampleTable({ examples }: { examples: readonly Example[] }) {
  const text = useTexts(sharedComparisonTexts);
  const language = useLanguage();
  const texts = useOffersTexts();
  // Examples are no quotes, so they are in whole rupees, as all ranges are.
  const rupees = (amount: number) => formatRupees(amount, language, 'never');
  const offers = { ...texts, rupees };
  const style: CSSProperties & Record<'--offers', number> = { '--offers': examples.length };
  const showRange = ({ cell }: CompareRow, { lowest, highest }: Example) => {
    const [min, max] = [cell(lowest), cell(highest)].map((value) =>
      typeof value === 'number' ? rupees(value) : value,
    );
    if (min === max) return min;
    return (
      <>
        <span className={styles['sum']}>{min} –</span> <span className={styles['sum']}>{max}</span>
      </>
    );
  };
  return (
    <ScrollRegion className={styles['scroll']} label={text('title')}>
      <table className={styles['table']} style={style}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{text('lender')}</VisuallyHidden>
            </th>
            {examples.map(({ lowest }) => (
              <th key={lowest.lender_id} scope="col">
                <Monogram lender={lowest} />
                <span>{lowest.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {buildCompareRows(
            examples.map(({ highest }) => highest),
            offers,
          )
            .filter(({ id }) => id !== 'interest')
            .map((row) => (
              <tr key={row.id} data-row={row.id}>
                <th scope="row">{row.label}</th>
                {examples.map((example) => (
                  <td key={example.lowest.lender_id}>{showRange(row, example)}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
