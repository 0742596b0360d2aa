import {
  DownloadPdf,
  FactList,
  LoadState,
  PageHeader,
  Panel,
  Panels,
  useCallQuery,
  useLanguage,
} from '@marketplace/shared/admin';
import { ApiError, buildUrl, getPayout, getPayoutAdvice } from '@marketplace/shared/api';
import { formatMonthName, wireToDisplay } from '@marketplace/shared/format';
import { optionLabel } from '@marketplace/shared/schema';
import { NotFoundPage } from '@marketplace/shared/ui';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { LedgerLines, LedgerSums } from './LedgerLines';

export function PayoutPage() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const language = useLanguage();
  const { data, error, refetch } = useCallQuery(getPayout, { params: { id } });
  if (error instanceof ApiError && error.status === 404)
    return <NotFoundPage inside home="/partner/reports/payouts" />;
  const payout = data?.payout;
  const facts = payout && [
    ['state', optionLabel('payoutStatus', payout.status, language)] as const,
    ['period_month', formatMonthName(payout.month, language)] as const,
    ['paid_on', payout.paid_on && wireToDisplay(payout.paid_on)] as const,
    ['utr', payout.utr] as const,
  ];
  return (
    <>
      <PageHeader
        title={payout?.reference ?? translate('reports.payout')}
        trail={[
          { label: translate('portal.dashboard'), to: '/' },
          { label: translate('reports.title'), to: '/reports' },
          { label: translate('reports.payouts'), to: '/reports/payouts' },
        ]}
        actions={
          payout && (
            <DownloadPdf
              label={translate('reports.advice')}
              name={`payout-${payout.reference}`}
              path={buildUrl(getPayoutAdvice, { params: { id } })}
            />
          )
        }
      />
      {!data && <LoadState error={error} onRetry={() => void refetch()} lines={6} height="24px" />}
      {data && facts && (
        <>
          <LedgerSums sums={data.payout} />
          <Panels>
            <Panel size="narrow" title={translate('reports.payout')}>
              <FactList label={(name) => translate(`reports.${name}`)} facts={facts} />
            </Panel>
            <Panel size="wide" title={translate('reports.lines')}>
              <LedgerLines lines={data.lines} />
            </Panel>
          </Panels>
        </>
      )}
    </>
  );
}
