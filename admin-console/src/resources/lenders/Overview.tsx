import { LoadFailure, Note, useClient, useTexts } from '@marketplace/shared/admin';
import { getLenderOverview } from '@marketplace/shared/api';
import { formatNumber, formatPercent, formatRupees } from '@marketplace/shared/format';
import { Skeleton } from '@marketplace/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { LastChange } from '../../history';
import styles from './lenderEdit.module.css';
import { Section } from './Section';

/** Shows a lender's figures of the last days, and its latest change. */
export function Overview({ lender }: { lender: RaRecord }) {
  const { translate, language } = useTexts();
  const client = useClient();
  const params = { lenderId: Number(lender.id) };
  const version: unknown = lender['version'];
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['lender-overview', params, version],
    queryFn: async ({ signal }) => (await client.call(getLenderOverview, { params, signal })).data,
    placeholderData: (before) => before,
  });
  const formatCount = (value: number) => formatNumber(value, language);
  const share = data?.all_applications ? (100 * data.applications) / data.all_applications : 0;
  const figures = {
    revenue: data && formatRupees(data.revenue, language),
    disbursed:
      data &&
      translate('lenders.overview.disbursed_of', {
        amount: formatRupees(data.disbursed_amount, language),
        count: formatCount(data.disbursals),
      }),
    applications:
      data &&
      translate('lenders.overview.applications_of', {
        count: formatCount(data.applications),
        share: formatPercent(share, language, { min: 0, max: 1 }),
      }),
    in_flight: data && formatCount(data.in_flight),
    offers:
      data &&
      translate('lenders.overview.offers_of', {
        count: formatCount(data.offers),
        total: formatCount(data.borrowers),
      }),
  };
  return (
    <Section id="overview">
      <Note>
        {data ? (
          translate('lenders.overview.lead', { days: data.days })
        ) : (
          <Skeleton width="60%" height="1lh" />
        )}
      </Note>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {(isPending || data) && (
        <dl className={styles['figures']}>
          {Object.entries(figures).map(([name, value]) => (
            <div key={name}>
              <dt>{translate(`lenders.overview.${name}`)}</dt>
              <dd>{value ?? <Skeleton width="60%" height="1lh" />}</dd>
            </div>
          ))}
        </dl>
      )}
      <LastChange collection="lenders" record={lender} />
    </Section>
  );
}
