import { type AnswerOf, getExampleOffers } from '@marketplace/shared/api';
import { buttonClass, VisuallyHidden } from '@marketplace/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTexts } from '../../../i18n';
import { Monogram, ScrollRegion, useOffersTexts } from '../../../offers';
import { paths } from '../../../paths';
import { api } from '../../../session';
import { Link, Loading, Notice, PageHeading, QueryFailure } from '../../../ui';
import { buildCompareRows, type CompareRow } from '../compare/buildCompareRows';
import styles from '../compare/compare.module.css';
import { parseComparisonLink } from './comparisonLink';
import { sharedComparisonTexts } from './texts';

type Example = AnswerOf<typeof getExampleOffers>['data']['lenders'][number];

function ExampleTable({ examples }: { examples: readonly Example[] }) {
  const text = useTexts(sharedComparisonTexts);
  const offers = useOffersTexts();
  const style: CSSProperties & Record<'--offers', number> = { '--offers': examples.length };
  const show = (value: string | number) =>
    typeof value === 'number' ? offers.rupees(value) : value;
  const showRange = ({ cell }: CompareRow, { lowest, highest }: Example) => {
    const min = show(cell(lowest));
    const max = show(cell(highest));
    return min === max ? min : text('range', { min, max });
  };
  return (
    <ScrollRegion className={styles['scroll']} label={text('title')}>
      <table className={styles['table']} style={style}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{text('lender')}</VisuallyHidden>
            </th>
            {examples.map(({ lowest: { lender_id, name } }) => (
              <th key={lender_id} scope="col">
                <Monogram name={name} />
                <span>{name}</span>
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

/** A comparison that a link without data of a person opens for anyone: what the lenders charge at their two ends. */
export function SharedComparisonPage() {
  const text = useTexts(sharedComparisonTexts);
  const { rupees, months } = useOffersTexts();
  const [params] = useSearchParams();
  const shared = parseComparisonLink(params);
  const found = useQuery({
    ...api.query(getExampleOffers, {
      query: {
        lenders: shared?.lenders.join(',') ?? '',
        amount: shared?.amount ?? 0,
        tenure_months: shared?.tenure_months ?? 0,
      },
    }),
    select: ({ data }) => data.lenders,
    enabled: shared !== undefined,
  });
  const own = (
    <Link className={buttonClass({})} to={paths.start}>
      {text('own')}
    </Link>
  );
  if (!shared)
    return (
      <Notice title={text('wrong')} actions={own}>
        <p>{text('wrong_text')}</p>
      </Notice>
    );
  return (
    <div className={styles['shared']}>
      <header className={styles['header']}>
        <PageHeading title={text('title')} />
        <p>
          {text('examples', {
            amount: rupees(shared.amount),
            tenure: months(shared.tenure_months),
          })}
        </p>
      </header>
      {found.isPending && <Loading label={text('loading')} lines={6} height="3rem" />}
      {found.isLoadingError && (
        <QueryFailure title={text('failed')} query={found} again={text('again')} />
      )}
      {found.data?.length === 0 && <p>{text('none')}</p>}
      {found.data && found.data.length > 0 && <ExampleTable examples={found.data} />}
      <div>{own}</div>
    </div>
  );
}
