import { getLoanEstimate } from '@marketplace/shared/api';
import {
  formatLongDate,
  formatMonths,
  formatPercent,
  formatRupees,
} from '@marketplace/shared/format';
import { buttonClass } from '@marketplace/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { OWN_BRAND } from '../../brand';
import { useTexts } from '../../i18n';
import { useFirstEstimate, useLanguage } from '../../language';
import { Monogram, ScrollRegion } from '../../offers';
import { paths } from '../../paths';
import { api } from '../../session';
import { Link, Loading, PageHeading, QueryFailure } from '../../ui';
import styles from './guides.module.css';
import { StructuredData } from './StructuredData';
import { guidesTexts } from './texts';

/** What every lender charges for one loan today, from its record. */
export function RatesPage() {
  const t = useTexts(guidesTexts);
  const language = useLanguage();
  // The page's data has the prices of all lenders only if the server drew this page.
  const first = useFirstEstimate();
  const isComplete = first?.estimate.cheapest.length === first?.estimate.lenders;
  const drawn = first?.language === language && isComplete ? first.estimate : undefined;
  const query = useQuery({
    ...api.query(getLoanEstimate, { query: { all: 1 } }),
    select: ({ data }) => data,
    enabled: drawn === undefined,
  });
  const rates = drawn ?? query.data;
  const rupees = (amount: number) => formatRupees(amount, language, 'never');
  const percent = (value: number) => formatPercent(value, language, { min: 2, max: 2 });
  return (
    <div className={styles.page}>
      <PageHeading title={t('rates.title')} />
      {!rates && <QueryFailure title={t('rates.failed')} query={query} again={t('rates.again')} />}
      {!rates && query.isPending && <Loading label={t('rates.loading')} lines={8} height="3rem" />}
      {rates && (
        <>
          <p className={styles.date}>
            <time dateTime={rates.day}>
              {t('rates.day', { day: formatLongDate(rates.day, language) })}
            </time>
          </p>
          <p className={styles.intro}>
            {t('rates.intro', {
              amount: rupees(rates.amount),
              tenure: formatMonths(rates.tenure_months, language),
            })}
          </p>
          <ScrollRegion className={styles.scroll} label={t('rates.title')}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{t('rates.lender')}</th>
                  <th scope="col">{t('rates.apr')}</th>
                  <th scope="col">{t('rates.emi')}</th>
                </tr>
              </thead>
              <tbody>
                {rates.cheapest.map((lender) => (
                  <tr key={lender.lender_id}>
                    <th scope="row">
                      <span className={styles.lender}>
                        <Monogram lender={lender} />
                        {lender.name}
                      </span>
                    </th>
                    <td>{`${percent(lender.apr_min)} – ${percent(lender.apr_max)}`}</td>
                    <td>{`${rupees(lender.emi_min)} – ${rupees(lender.emi_max)}`}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollRegion>
          <StructuredData
            data={{
              '@type': 'Dataset',
              name: t('rates.title'),
              description: t('rates.source'),
              inLanguage: language,
              dateModified: rates.day,
              creator: { '@type': 'Organization', name: OWN_BRAND.name },
            }}
          />
        </>
      )}
      <p>{t('rates.source')}</p>
      <p>
        <Link className={buttonClass()} to={paths.quickCheck}>
          {t('check')}
        </Link>
      </p>
      <Link to={paths.guideApr}>{t('apr.title')}</Link>
    </div>
  );
}
