import { LoadFailure, useClient, useLanguage } from '@marketplace/shared/admin';
import { getLenderOverview } from '@marketplace/shared/api';
import { formatNumber, formatPercent, formatRupees } from '@marketplace/shared/format';
import { Skeleton, useTranslate } from '@marketplace/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { LastChange } from '../../history';
import styles from './lenderEdit.module.css';
import { Section } from './Section';

/** A lender's figures of the last days, and its latest change. */
export function Overview({ lender }: { lender: RaRecord }) {
  const translate = useTranslate();
  const language = useLanguage();
  const client = useClient();
  const params = { lenderId: Number(lender.id) };
  const version: unknown = lender['version'];
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['lender-overview', params, version],
    queryFn: async ({ signal }) => (await client.call(getLenderOverview, { params, signal })).data,
    placeholderData: (before) => before,
  });
  const number = (value: number) => formatNumber(value, language);
  const share = data?.all_applications ? (100 * data.applications) / data.all_applications : 0;
  const figures = data && [
    ['revenue', formatRupees(data.revenue, language)],
    [
      'disbursed',
      translate('lenders.overview.disbursed_of', {
        amount: formatRupees(data.disbursed_amount, language),
        count: number(data.disbursals),
      }),
    ],
    [
      'applications',
      translate('lenders.overview.applications_of', {
        count: number(data.applications),
        share: formatPercent(share, language, { min: 0, max: 1 }),
      }),
    ],
    ['in_flight', number(data.in_flight)],
    [
      'offers',
      translate('lenders.overview.offers_of', {
        count: number(data.offers),
        total: number(data.borrowers),
      }),
    ],
  ];
  return (
    <Section id="overview">
      <p className={styles['lead']}>
        {data ? translate('lenders.overview.lead', { days: data.days }) : <Skeleton width="60%" />}
      </p>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton width="100%" height={96} />}
      {figures && (
        <dl className={styles['figures']}>
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt>{translate(`lenders.overview.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <LastChange collection="lenders" record={lender} />
    </Section>
  );
}
