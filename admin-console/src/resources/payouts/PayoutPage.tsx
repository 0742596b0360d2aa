import {
  DownloadPdf,
  FactList,
  MoneyFacts,
  Panel,
  Panels,
  QueryPage,
  StatusBadge,
  useCallQuery,
  useTexts,
} from '@marketplace/shared/admin';
import { buildUrl, getPayout, getPayoutAdvice, getStatement } from '@marketplace/shared/api';
import { formatDate, formatMonthName, formatRupees } from '@marketplace/shared/format';
import { ResourceContextProvider, useCanAccess } from 'react-admin';
import { useParams } from 'react-router-dom';
import { LastChange } from '../../history';
import { PayoutActions } from './PayoutActions';
import { PayoutLines } from './PayoutLines';

export function PayoutPage() {
  const { id = '' } = useParams();
  const { translate, language } = useTexts();
  const { canAccess } = useCanAccess({ resource: 'payouts', action: 'edit' });
  const query = useCallQuery(getPayout, { params: { id } });
  const { data } = query;
  const onChange = () => void query.refetch();
  const formatAmount = (amount: number) => formatRupees(amount, language, 'always');
  return (
    <QueryPage
      query={query}
      title={data?.payout.reference ?? translate('ui.admin_routes.payout')}
      trail={[{ label: translate('ui.admin_routes.payouts'), to: '/payouts' }]}
      actions={
        data && (
          <>
            <DownloadPdf
              label={translate('payouts.advice')}
              name={`payout-${data.payout.reference}`}
              path={buildUrl(getPayoutAdvice, { params: { id } })}
            />
            <DownloadPdf
              label={translate('payouts.statement', {
                month: formatMonthName(data.payout.month, language),
              })}
              name={`statement-${data.payout.partner_id}-${data.payout.month}`}
              path={buildUrl(getStatement, {
                params: { month: data.payout.month },
                query: { partner_id: data.payout.partner_id },
              })}
            />
            {canAccess && <PayoutActions file={data} onChange={onChange} />}
          </>
        )
      }
      about={
        data && (
          <>
            {data.partner_name} · <StatusBadge list="payoutStatus" status={data.payout.status} />
          </>
        )
      }
      lines={8}
      height="24px"
    >
      {({ payout, lines, outliers, account_number }) => (
        <Panels>
          <Panel size="narrow" title={translate('ui.admin_routes.payout')}>
            <FactList
              label={(name) => translate(`fields.${name}`)}
              facts={[
                ['month', formatMonthName(payout.month, language)],
                ['commission', formatAmount(payout.commission)],
                ['gst', formatAmount(payout.gst)],
                ['tds', formatAmount(payout.tds)],
                ['net', formatAmount(payout.net)],
                ['account_number', payout.account_number],
                ['created_by_name', payout.created_by_name],
                ['approved_by_name', payout.approved_by_name],
                ['paid_on', payout.paid_on && formatDate(payout.paid_on, language)],
                ['utr', payout.utr],
              ]}
            />
            <LastChange collection="payouts" record={payout} />
            {payout.status === 'draft' && (
              <MoneyFacts
                total={payout.net}
                rows={payout.entries}
                account={account_number}
                outlier_rows={outliers.length}
                outliers={outliers.map(({ application_reference, ...outlier }) => ({
                  ...outlier,
                  record_reference: application_reference,
                }))}
              />
            )}
          </Panel>
          <Panel size="wide" title={translate('payouts.lines')}>
            <ResourceContextProvider value="ledger-entries">
              <PayoutLines lines={lines} mayClawBack={canAccess === true} onChange={onChange} />
            </ResourceContextProvider>
          </Panel>
        </Panels>
      )}
    </QueryPage>
  );
}
