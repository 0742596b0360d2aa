import { getExampleOffers } from '@marketplace/shared/api';
import { buttonClass } from '@marketplace/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { setPartner, useBrand } from '../../../brand';
import { useTexts } from '../../../i18n';
import { useOffersTexts } from '../../../offers';
import { paths } from '../../../paths';
import { api } from '../../../session';
import { Link, Loading, Notice, PageHeading, QueryFailure } from '../../../ui';
import styles from '../compare/compare.module.css';
import { parseComparisonLink } from './comparisonLink';
import { ExampleTable } from './ExampleTable';
import { sharedComparisonTexts } from './texts';

/** A comparison that a link without data of a person opens for anyone: what the lenders charge at their two ends. */
export function SharedComparisonPage() {
  const text = useTexts(sharedComparisonTexts);
  const { rupees, months } = useOffersTexts();
  const [params] = useSearchParams();
  const { segment } = useBrand();
  const shared = parseComparisonLink(params);
  const named = shared?.partner;
  useEffect(() => {
    if (named !== undefined) void setPartner(named);
  }, [named]);
  const partner = named ?? segment;
  const found = useQuery({
    ...api.query(getExampleOffers, {
      query: {
        lenders: shared?.lenders.join(',') ?? '',
        amount: shared?.amount ?? 0,
        tenure_months: shared?.tenure_months ?? 0,
        ...(partner !== undefined && { partner }),
      },
    }),
    select: ({ data }) => data.lenders,
    enabled: shared !== undefined,
  });
  const own = (
    <Link className={buttonClass({})} to={segment === undefined ? paths.start : `/${segment}`}>
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
      {found.data && found.data.length > 0 && found.data.length < shared.lenders.length && (
        <p>{text('left_out', { count: shared.lenders.length - found.data.length })}</p>
      )}
      {found.data && found.data.length > 0 && <ExampleTable examples={found.data} />}
      <div>{own}</div>
    </div>
  );
}
