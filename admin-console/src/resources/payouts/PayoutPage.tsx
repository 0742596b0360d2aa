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
import {
  ApiError,
  buildUrl,
  getPayout,
  getPayoutAdvice,
  getStatement,
} from '@marketplace/shared/api';
import { formatMonthName, formatRupees, wireToDisplay } from '@marketplace/shared/format';
import { optionLabel } from '@marketplace/shared/schema';
import { NotFoundPage, useTranslate } from '@marketplace/shared/ui';
import { useCanAccess } from 'react-admin';
import { useParams } from 'react-router-dom';
import { PayoutActions } from './PayoutActions';
import { PayoutLines } from './PayoutLines';

/** A partner's payout with its lines, and the next step. */
export function PayoutPage() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const language = useLanguage();
  const { canAccess } = useCanAccess({ resource: 'payouts', action: 'edit' });
  const { data, error, refetch } = useCallQuery(getPayout, { params: { id } });
  if (error instanceof ApiError && error.status === 404)
    return <NotFoundPage inside home="/admin/payouts" />;
  const payout = data?.payout;
  const rupees = (amount: number) => formatRupees(amount, language, 'always');
  return (
    <>
      <PageHeader
        title={payout?.reference ?? translate('ui.admin_routes.payout')}
        trail={[{ label: translate('ui.admin_routes.payouts'), to: '/payouts' }]}
        actions={
          payout && (
            <>
              <DownloadPdf
                label={translate('payouts.advice')}
                name={`payout-${payout.reference}`}
                path={buildUrl(getPayoutAdvice, { params: { id } })}
              />
              <DownloadPdf
                label={translate('payouts.statement', {
                  month: formatMonthName(payout.month, language),
                })}
                name={`statement-${payout.partner_id}-${payout.month}`}
                path={buildUrl(getStatement, {
                  params: { month: payout.month },
                  query: { partner_id: payout.partner_id },
                })}
              />
              {canAccess && <PayoutActions file={data} onChange={() => void refetch()} />}
            </>
          )
        }
      >
        {payout && `${data.partner_name} · ${optionLabel('payoutStatus', payout.status, language)}`}
      </PageHeader>
      {!data && <LoadState error={error} onRetry={() => void refetch()} lines={8} height="24px" />}
      {payout && (
        <Panels>
          <Panel size="narrow" title={translate('ui.admin_routes.payout')}>
            <FactList
              label={(name) => translate(`fields.${name}`)}
              facts={[
                ['month', formatMonthName(payout.month, language)],
                ['commission', rupees(payout.commission)],
                ['gst', rupees(payout.gst)],
                ['tds', rupees(payout.tds)],
                ['net', rupees(payout.net)],
                ['created_by_name', payout.created_by_name],
                ['approved_by_name', payout.approved_by_name],
                ['paid_on', payout.paid_on && wireToDisplay(payout.paid_on)],
                ['utr', payout.utr],
              ]}
            />
          </Panel>
          <Panel size="wide" title={translate('payouts.lines')}>
            <PayoutLines
              lines={data.lines}
              mayClawBack={canAccess === true}
              onChange={() => void refetch()}
            />
          </Panel>
        </Panels>
      )}
    </>
  );
}
